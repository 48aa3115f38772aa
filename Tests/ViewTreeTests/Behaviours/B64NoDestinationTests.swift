import Testing
import ViewTree

@MainActor @Suite("B64: a link to a value that no destination takes cannot be activated")
struct B64NoDestinationTests {
  @Test("a warning, the path unchanged, however often it is tapped", arguments: [1, 3])
  func noDestination(taps: Int) {
    let path = Handle<NavigationPath>()
    let host = ViewHost {
      Stateful(NavigationPath(), path) { path in
        NavigationStack(path: path) {
          NavigationLink("go", value: "text").navigationDestination(for: Int.self) { Detail(id: $0) }
        }
      }
    }
    for _ in 0..<taps { host.tap("go") }
    #expect(host.warnings.count == taps)
    #expect([host.depth, path.value.count] == [1, 0])
  }

  @Test("a value that a typed path cannot hold")
  func otherElement() {
    let path = Handle<[Int]>()
    let host = ViewHost {
      Stateful([Int](), path) { path in
        NavigationStack(path: path) {
          NavigationLink("go", value: "text").navigationDestination(for: String.self) { Text($0) }
        }
      }
    }
    host.tap("go")
    #expect(host.warnings.count == 1)
    #expect([host.depth, path.value.count] == [1, 0])
  }

  @Test("a value in the path that no destination takes: an empty screen and a warning")
  func written() {
    let path = Handle<NavigationPath>()
    let host = ViewHost {
      Stateful(NavigationPath(), path) { path in
        NavigationStack(path: path) { Text("root").navigationDestination(for: Int.self) { Detail(id: $0) } }
      }
    }
    host.update { path.value = NavigationPath(["a"]) }
    #expect([host.depth, host.texts.count, host.warnings.count] == [2, 0, 1])
    host.update { path.value.append(2) }
    #expect(host.texts == ["detail 2"])
    #expect([host.depth, host.warnings.count] == [3, 1])
    host.goBack()
    host.goBack()
    #expect(host.texts == ["root"])
  }

  @Test("a destination that comes later fills the empty screens of its type")
  func later() {
    let isThere = Handle<Bool>()
    let host = ViewHost {
      NavigationStack(path: .constant([1, 2])) {
        Stateful(false, isThere) { isThere in
          if isThere.wrappedValue { Text("root").navigationDestination(for: Int.self) { Counted($0) } }
        }
      }
    }
    #expect([host.depth, host.texts.count, host.warnings.count] == [3, 0, 2])
    host.update { isThere.value = true }
    #expect(host.texts == ["2 tapped 0"])
    host.tap("2 tapped 0")
    // One that goes leaves its screens with what they have; one that comes again takes them over.
    host.update { isThere.value = false }
    host.update { isThere.value = true }
    #expect(host.texts == ["2 tapped 1"])
    #expect([host.depth, host.warnings.count] == [3, 2])
  }

  @Test("a link to nil is disabled, and enabled once there is a value")
  func nothing() {
    let value = Handle<Int?>()
    let host = ViewHost {
      NavigationStack {
        Stateful(Int?.none, value) { NavigationLink("go", value: $0.wrappedValue) }
          .navigationDestination(for: Int.self) { Detail(id: $0) }
      }
    }
    #expect(host.control("go") == nil)
    #expect(host.outline.contains("NavigationLink (disabled)"))
    host.update { value.value = 4 }
    host.tap("go")
    #expect(host.texts == ["detail 4"])
    #expect(host.warnings == [])
  }

  @Test("outside a stack a link to a value is disabled, and a destination warns")
  func outside() {
    let host = ViewHost { NavigationLink("go", value: 1).navigationDestination(for: Int.self) { Detail(id: $0) } }
    #expect(host.control("go") == nil)
    #expect(host.warnings.count == 1)
    let item = ViewHost { Text("x").navigationDestination(item: .constant(Int?.some(1))) { Detail(id: $0) } }
    #expect(item.texts == ["x"])
    #expect(item.built == Built())
    #expect(item.warnings.count == 1)
  }
}
