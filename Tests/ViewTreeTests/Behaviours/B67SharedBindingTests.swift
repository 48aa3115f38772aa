import Testing
import ViewTree

@MainActor @Suite("B67: one Bool activates all links that share it, with a warning")
struct B67SharedBindingTests {
  @Test("links by isActive: over one state", arguments: [2, 3, 10])
  func shared(count: Int) {
    let isOn = Handle<Bool>()
    let host = ViewHost {
      NavigationStack {
        Stateful(false, isOn) { isOn in
          ForEach(0..<count) { NavigationLink("row \($0)", destination: Detail(id: $0), isActive: isOn) }
        }
      }
    }
    host.tap("row 0")
    #expect(host.depth == count + 1)
    #expect(host.warnings.count == 1)
    host.goBack()
    #expect([host.depth == 1, isOn.value] == [true, false])
    host.tap("row 1")
    #expect(host.warnings.count == 2)
  }

  @Test("the same where each link's view has a binding of its own to the state, and where one is a modifier")
  func throughViews() {
    struct Row: View {
      let id: Int
      @Binding var isOn: Bool
      var body: some View { NavigationLink("row \(id)", destination: Detail(id: id), isActive: $isOn) }
    }
    let isOn = Handle<Bool>()
    let host = ViewHost {
      NavigationStack {
        Stateful(false, isOn) { isOn in
          Row(id: 1, isOn: isOn)
          Row(id: 2, isOn: isOn).navigationDestination(isPresented: isOn) { Detail(id: 3) }
        }
      }
    }
    host.update { isOn.value = true }
    #expect([host.depth, host.warnings.count] == [4, 1])
    host.update { isOn.value = false }
    #expect(host.depth == 1)
  }

  @Test("a selection for each item activates one, and so do two Bools; no warning")
  func apart() {
    let selected = Handle<Int?>()
    let (first, second) = (Handle<Bool>(), Handle<Bool>())
    let host = ViewHost {
      NavigationStack {
        Stateful(Int?.none, selected) { selection in
          ForEach(0..<3) { NavigationLink("row \($0)", destination: Detail(id: $0), tag: $0, selection: selection) }
        }
        Stateful(false, first) { NavigationLink("first", destination: Detail(id: 10), isActive: $0) }
        Stateful(false, second) { NavigationLink("second", destination: Detail(id: 20), isActive: $0) }
      }
    }
    host.tap("row 2")
    #expect(host.depth == 2)
    host.goBack()
    host.update {
      first.value = true
      second.value = true
    }
    #expect([host.depth, host.warnings.count] == [3, 0])
  }
}
