import Testing
import ViewTree

@MainActor @Suite("B60: a stack is a function of its path")
struct B60PathTests {
  @Test(
    "each value is one screen, equal neighbours included",
    arguments: [[], [1], [1, 1], [3, 2, 1, 1, 1], Array(0..<30)]
  )
  func written(numbers: [Int]) {
    let path = Handle<[Int]>()
    let log = Log()
    let host = ViewHost { NumberStack(path, log) }
    _ = log.take()
    host.update { path.value = numbers }
    #expect(host.depth == numbers.count + 1)
    // The screens below have come and been covered in one pass: they hear nothing of it.
    #expect(log.take() == (numbers.last.map { ["+\($0)"] } ?? []))
    for number in numbers.reversed() {
      #expect(host.texts.first == "\(number) tapped 0")
      host.goBack()
    }
    #expect(path.value == [])
    #expect(host.texts == ["root", "to 1", "to 2"])
    #expect(host.warnings == [])
  }

  @Test("the same at mount", arguments: [[], [1], [1, 1], [3, 2, 1]])
  func atMount(numbers: [Int]) {
    let host = ViewHost { NumberStack(Handle(), starting: numbers) }
    #expect(host.depth == numbers.count + 1)
    #expect(host.texts.first == (numbers.last.map { "\($0) tapped 0" } ?? "root"))
  }

  @Test("tapping a link to a value appends, going back removes the last; the owner of the path does not run")
  func taps() {
    let path = Handle<[Int]>()
    let log = Log()
    let host = ViewHost { NumberStack(path, log) }
    _ = log.take()
    host.tap("to 2")
    #expect(path.value == [2])
    host.tap("same")
    host.tap("next")
    #expect(path.value == [2, 2, 3])
    #expect(host.depth == 4)
    host.goBack()
    #expect(path.value == [2, 2])
    #expect(host.texts == ["2 tapped 0", "same", "next"])
    #expect(log.take().filter { $0 == "owner" } == [])
  }

  @Test("emptying pops to the root, replacing makes what differs anew")
  func replaced() {
    let path = Handle<[Int]>()
    let host = ViewHost { NumberStack(path) }
    host.update { path.value = [1, 2, 3] }
    host.tap("3 tapped 0")
    host.update { path.value = [1, 5, 3] }
    #expect(host.texts.first == "3 tapped 0")
    #expect(host.depth == 4)
    host.update { path.value = [] }
    #expect(host.texts == ["root", "to 1", "to 2"])
    #expect(host.counts.nodesLive == host.outline.split(separator: "\n").count)
  }

  @Test("several screens in one pass: one change of the stack, in order, each below the next")
  func deepLink() {
    let path = Handle<[Int]>()
    let log = Log()
    let host = ViewHost { NumberStack(path, log) }
    host.tap("to 1")
    _ = log.take()
    host.update { path.value = [4, 5, 6] }
    #expect(log.take() == ["-1", "+6"])
    host.goBack()
    #expect(log.take().sorted() == ["+5", "-6"])
  }

  @Test("a NavigationPath holds values of several types, and is equal to one with equal values")
  func mixedTypes() {
    struct Owner: View {
      let handle: Handle<NavigationPath>
      @State private var path = NavigationPath()
      var body: some View {
        let _ = handle.hold($path)
        NavigationStack(path: $path) {
          Text("root")
            .navigationDestination(for: Int.self) { Text("number \($0)") }
            .navigationDestination(for: String.self) { Text("string \($0)") }
        }
      }
    }
    let handle = Handle<NavigationPath>()
    let host = ViewHost { Owner(handle: handle) }
    host.update {
      handle.value.append(1)
      handle.value.append("a")
      handle.value.append("a")
    }
    #expect(host.depth == 4)
    #expect(host.texts == ["string a"])
    #expect(handle.value.count == 3)
    host.update { handle.value.removeLast(2) }
    #expect(host.texts == ["number 1"])
    #expect(handle.value == NavigationPath([1]))
    #expect(handle.value != NavigationPath(["1"]))
    host.update { handle.value = NavigationPath() }
    #expect(handle.value.isEmpty)
    #expect(host.texts == ["root"])
  }

  @Test("a binding that refuses leaves the stack as its path says")
  func refusing() {
    let host = ViewHost {
      NavigationStack(path: .constant([1, 2])) {
        Text("root").navigationDestination(for: Int.self) { number in
          Text("screen \(number)")
          NavigationLink("next", value: number + 1)
        }
      }
    }
    for _ in 0..<2 {
      #expect(host.texts == ["screen 2", "next"])
      #expect(host.depth == 3)
      host.goBack()
      host.tap("next")
    }
  }

  @Test("a path of two closures, in an observable object, and in a member of a state")
  func sources() {
    struct Routes: Equatable {
      var title = "t"
      var path = [1]
    }
    let router = Router()
    let routes = Handle<Routes>()
    func root() -> some View {
      Text("root").navigationDestination(for: Int.self) { number in
        Text("screen \(number)")
        NavigationLink("next", value: number + 1)
      }
    }
    let observed = ViewHost { NavigationStack(path: Bindable(router).path) { root() } }
    let closures = ViewHost {
      NavigationStack(path: Binding(get: { router.path }, set: { router.path = $0 })) { root() }
    }
    let member = ViewHost { Stateful(Routes(), routes) { NavigationStack(path: $0.path) { root() } } }
    for host in [observed, closures, member] {
      router.path = [1]
      host.update {}
      #expect(host.texts == ["screen 1", "next"])
      host.tap("next")
      #expect(host.texts == ["screen 2", "next"])
      host.goBack()
      #expect(host.texts == ["screen 1", "next"])
    }
    member.update { routes.value.title = "other" }
    #expect(member.depth == 2)
    member.update { routes.value.path = [] }
    #expect(member.depth == 1)
  }

  @Test("another binding is another path; a stack that loses its binding is at its root, and keeps a path of its own")
  func changingBinding() {
    let (first, second) = (Handle<NavigationPath>(), Handle<NavigationPath>())
    let choice = Handle<Int>()
    let host = ViewHost {
      Stateful(NavigationPath([1]), first) { first in
        Stateful(NavigationPath([1, 2, 3]), second) { second in
          Stateful(0, choice) { choice in
            let root = NavigationLink("go", value: 7).navigationDestination(for: Int.self) { Keeper($0) }
            switch choice.wrappedValue {
            case 0: NavigationStack(path: first) { root }
            default: NavigationStack(path: second) { root }
            }
          }
        }
      }
    }
    #expect(host.depth == 2)
    host.update { choice.value = 1 }
    #expect(host.depth == 4)

    let path = Handle<NavigationPath>()
    let isBound = Handle<Bool>()
    let one = ViewHost {
      Stateful(NavigationPath([1, 2]), path) { path in
        Stateful(true, isBound) { isBound in
          let root = { NavigationLink("go", value: 7).navigationDestination(for: Int.self) { Keeper($0) } }
          isBound.wrappedValue ? NavigationStack(path: path, root: root) : NavigationStack(root: root)
        }
      }
    }
    #expect(one.depth == 3)
    one.update { isBound.value = false }
    #expect([one.depth, path.value.count] == [1, 2])
    one.tap("go")
    #expect([one.depth, path.value.count] == [2, 2])
    #expect(one.texts == ["7 keeps 7"])
    one.update { isBound.value = true }
    #expect(one.depth == 3)
    #expect(one.texts == ["2 keeps 2"])
  }

  @Test("a stack without a path keeps one of its own")
  func ownPath() {
    let host = ViewHost {
      NavigationStack {
        NavigationLink("to 1", value: 1).navigationDestination(for: Int.self) { number in
          Counted(number)
          NavigationLink("next", value: number + 1)
        }
      }
    }
    for level in 1...5 {
      host.tap(level == 1 ? "to 1" : "next")
      host.tap("\(level) tapped 0")
      #expect(host.depth == level + 1)
    }
    for level in (1...5).reversed() {
      #expect(host.texts == ["\(level) tapped 1", "next"])
      host.goBack()
    }
    #expect(host.texts == ["to 1"])
    host.tap("to 1")
    #expect(host.texts == ["1 tapped 0", "next"])
    #expect(host.warnings == [])
  }

  @Test("two backs in one action take two screens; more than there are take those")
  func backs() {
    let path = Handle<[Int]>()
    let host = ViewHost { NumberStack(path, starting: [1, 2, 3, 4]) }
    host.update {
      host.goBack()
      host.goBack()
    }
    #expect(path.value == [1, 2])
    host.update { for _ in 0..<5 { host.goBack() } }
    #expect(path.value == [])
    #expect(host.depth == 1)
    #expect(host.warnings == [])
  }

  @Test("a path of which nobody keeps the storage: 100,000 values come and go")
  func long() {
    var path = NavigationPath(0..<100_000)
    let other = path
    path.append(1)
    path.removeLast()
    #expect(path == other)
    #expect(path.count == 100_000)
  }
}

@Observable final class Router {
  var path = [1]
}
