import Testing
import ViewTree

@MainActor @Suite("B63: of two destinations for one type the one nearest the root is used, with a warning")
struct B63TwoDestinationsTests {
  @Test("one inside the other, on one view, and beside it")
  func places() {
    let nested = ViewHost {
      NavigationStack {
        VStack {
          NavigationLink("go", value: 1).navigationDestination(for: Int.self) { Text("inner \($0)") }
        }
        .navigationDestination(for: Int.self) { Text("outer \($0)") }
      }
    }
    nested.tap("go")
    #expect(nested.texts == ["outer 1"])
    #expect(nested.warnings.count == 1)
    let deeper = ViewHost {
      NavigationStack {
        Lazy { Lazy { Text("x").navigationDestination(for: Int.self) { Text("deep \($0)") } } }
        NavigationLink("go", value: 1).navigationDestination(for: Int.self) { Text("near \($0)") }
      }
    }
    deeper.tap("go")
    #expect(deeper.texts == ["near 1"])
    #expect(deeper.warnings.count == 1)
  }

  @Test(
    "one on a pushed screen does not count while the root has one; it does once that has gone",
    arguments: [true, false]
  )
  func onPushedScreen(rootStays: Bool) {
    let isThere = Handle<Bool>()
    let path = Handle<[Int]>()
    let host = ViewHost {
      Stateful([Int](), path) { path in
        NavigationStack(path: path) {
          Stateful(true, isThere) { isThere in
            if isThere.wrappedValue {
              Text("root").navigationDestination(for: Int.self) { number in
                Text("root's \(number)").navigationDestination(for: Int.self) { Text("own \($0)") }
              }
            }
          }
        }
      }
    }
    #expect(host.warnings == [])
    host.update { path.value = [1] }
    host.update { path.value = [1, 2] }
    #expect(host.texts == ["root's 2"])
    #expect(host.warnings.count == 1)
    if !rootStays { host.update { isThere.value = false } }
    host.update { path.value = [1, 3] }
    #expect(host.texts == [rootStays ? "root's 3" : "own 3"])
    #expect(host.warnings.count == 1)
  }

  @Test("different types do not get in each other's way, nor do two stacks")
  func noWarning() {
    let host = ViewHost {
      NavigationStack {
        NavigationLink("number", value: 1)
          .navigationDestination(for: Int.self) { Text("number \($0)") }
          .navigationDestination(for: String.self) { Text("string \($0)") }
      }
      NavigationStack { Text("second").navigationDestination(for: Int.self) { Text("other \($0)") } }
    }
    host.tap("number")
    #expect(host.texts == ["number 1", "second"])
    #expect(host.warnings == [])
  }
}
