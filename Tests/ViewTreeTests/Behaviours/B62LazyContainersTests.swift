import Testing
import ViewTree

@MainActor @Suite("B62: a destination inside a lazy container warns; for values it has no effect there")
struct B62LazyContainersTests {
  enum Container: CaseIterable { case list, listRow, lazyStack, stackInRow, grid }

  /// Content that a lazy container holds itself, or that is, or lies in, the one row it has.
  @ViewBuilder
  private func inside<Content: View>(_ container: Container, @ViewBuilder _ content: () -> Content) -> some View {
    let content = content()
    switch container {
    case .list: List { content }
    case .listRow: List(0..<1) { _ in content }
    case .lazyStack: ScrollView { LazyVStack { content } }
    case .stackInRow: ScrollView { LazyVStack { ForEach(0..<1) { _ in HStack { content } } } }
    case .grid: ScrollView { LazyVGrid(columns: [GridItem()]) { ForEach(0..<1) { _ in content } } }
    }
  }

  @Test("for: a warning, and a link to the type cannot be activated", arguments: Container.allCases)
  func values(container: Container) {
    let host = ViewHost {
      NavigationStack {
        inside(container) {
          NavigationLink("go", value: 1).navigationDestination(for: Int.self) { Detail(id: $0) }
        }
      }
    }
    #expect(host.warnings.count == 1)
    host.tap("go")
    #expect(host.depth == 1)
    #expect(host.warnings.count == 2)
  }

  @Test("isPresented: and item: work, and warn as well", arguments: Container.allCases)
  func bindings(container: Container) {
    let isOn = Handle<Bool>()
    let item = Handle<Int?>()
    let host = ViewHost {
      NavigationStack {
        Stateful(false, isOn) { isOn in
          Stateful(Int?.none, item) { item in
            inside(container) {
              Text("row")
                .navigationDestination(isPresented: isOn) { Detail(id: 1) }
                .navigationDestination(item: item) { Detail(id: $0) }
            }
          }
        }
      }
    }
    #expect(host.warnings.count == 2)
    host.update { isOn.value = true }
    #expect(host.texts == ["detail 1"])
    host.goBack()
    host.update { item.value = 2 }
    #expect(host.texts == ["detail 2"])
    host.goBack()
    #expect([host.depth, host.warnings.count] == [1, 2])
    #expect(isOn.value == false)
    #expect(item.value == nil)
  }

  @Test(
    "below other scopes inside, it is inside all the same; on a screen or a sheet pushed from there it is not",
    arguments: Container.allCases
  )
  func elsewhere(container: Container) {
    let scoped = ViewHost {
      NavigationStack {
        inside(container) {
          Text("row").navigationDestination(for: Int.self) { Detail(id: $0) }.environment(\.isEnabled, true)
        }
      }
    }
    #expect(scoped.warnings.count == 1)
    let host = ViewHost {
      NavigationStack {
        inside(container) {
          NavigationLink("push") {
            NavigationLink("value", value: 3).navigationDestination(for: Int.self) { Detail(id: $0) }
          }
          NavigationLink("other", destination: Text("other")).sheet(isPresented: .constant(false)) {}
        }
      }
    }
    host.tap("push")
    host.tap("value")
    #expect(host.warnings == [])
    // The value's screen lies below the one that the link has pushed (behaviour B65).
    #expect([host.depth == 3, host.texts == ["value"]] == [true, true])
    host.goBack()
    #expect(host.texts == ["detail 3"])
    let sheet = ViewHost {
      inside(container) {
        Text("row").sheet(isPresented: .constant(true)) {
          NavigationStack { NavigationLink("value", value: 4).navigationDestination(for: Int.self) { Detail(id: $0) } }
        }
      }
    }
    sheet.tap("value")
    #expect(sheet.texts == ["detail 4"])
    #expect(sheet.warnings == [])
  }
}
