import Testing
import ViewTree

@MainActor @Suite("B66: back sets an isActive binding to false; setting it so pops")
struct B66ActiveBindingTests {
  private func host(_ handle: Handle<Bool>, _ log: Log, isOn: Bool = false) -> ViewHost {
    ViewHost {
      NavigationStack {
        Stateful(isOn, handle) { NavigationLink("go", destination: LoggedDetail("a", log), isActive: $0) }
      }
    }
  }

  @Test("tap, back, set, reset")
  func roundTrip() {
    let log = Log()
    let handle = Handle<Bool>()
    let host = host(handle, log)
    host.tap("go")
    #expect([host.depth == 2, handle.value] == [true, true])
    host.goBack()
    #expect([host.depth == 1, handle.value] == [true, false])
    host.update { handle.value = true }
    #expect(host.depth == 2)
    host.update { handle.value = false }
    #expect(host.depth == 1)
    #expect(log.take() == ["body a", "appear a", "disappear a", "body a", "appear a", "disappear a"])
  }

  @Test("one that starts true can be popped, and tapped again")
  func startsTrue() {
    let handle = Handle<Bool>()
    let host = host(handle, Log(), isOn: true)
    #expect(host.depth == 2)
    host.goBack()
    #expect([host.depth == 1, handle.value] == [true, false])
    host.tap("go")
    #expect([host.depth == 2, handle.value] == [true, true])
  }

  @Test("on and off within one action: nothing is pushed, nothing popped")
  func within() {
    let log = Log()
    let handle = Handle<Bool>()
    let host = host(handle, log)
    host.update {
      handle.value = true
      handle.value = false
    }
    #expect([host.depth, host.counts.bodies(of: LoggedDetail.self)] == [1, 0])
    host.tap("go")
    _ = log.take()
    host.update {
      handle.value = false
      handle.value = true
    }
    #expect(host.depth == 2)
    #expect(log.take() == [])
  }

  @Test("popping a screen with others above takes them all", arguments: [1, 2, 5])
  func deep(levels: Int) {
    struct Level: View {
      let number: Int
      let handles: [Handle<Bool>]
      @State private var isOn = false
      var body: some View {
        if number < handles.count {
          let _ = handles[number].hold($isOn)
          NavigationLink("go \(number)", destination: Level(number: number + 1, handles: handles), isActive: $isOn)
        }
      }
    }
    let handles = (0..<levels).map { _ in Handle<Bool>() }
    let host = ViewHost { NavigationStack { Level(number: 0, handles: handles) } }
    for level in 0..<levels { host.tap("go \(level)") }
    #expect(host.depth == levels + 1)
    host.update { handles[0].value = false }
    #expect(host.depth == 1)
    #expect(host.counts.nodesLive == host.outline.split(separator: "\n").count)
    host.tap("go 0")
    #expect(host.depth == 2)
  }

  @Test("a binding of two closures is told of back")
  func closures() {
    let handle = Handle<Int?>()
    let host = ViewHost {
      NavigationStack {
        Stateful(nil, handle) { choice in
          ForEach(0..<3) { id in
            NavigationLink(
              "row \(id)",
              destination: Detail(id: id),
              isActive: Binding(
                get: { choice.wrappedValue == id },
                set: { choice.wrappedValue = $0 ? id : nil }
              )
            )
          }
        }
      }
    }
    host.tap("row 1")
    #expect(handle.value == 1)
    #expect(host.texts == ["detail 1"])
    host.goBack()
    #expect(handle.value == nil)
    host.update { handle.value = 2 }
    #expect(host.texts == ["detail 2"])
  }

  @Test("a link of the root whose screen is popped from below is told, too")
  func toldFromBelow() {
    let first = Handle<Bool>()
    let second = Handle<Bool>()
    let host = ViewHost {
      NavigationStack {
        Stateful(false, first) { NavigationLink("a", destination: Detail(id: 1), isActive: $0) }
        Stateful(false, second) { NavigationLink("b", destination: Detail(id: 2), isActive: $0) }
      }
    }
    host.update { first.value = true }
    host.update { second.value = true }
    #expect(host.depth == 3)
    #expect([first.value, second.value] == [true, true])
    host.update { first.value = false }
    #expect(host.depth == 1)
    #expect([first.value, second.value] == [false, false])
    host.update { second.value = true }
    #expect(host.texts == ["detail 2"])
  }
}
