import Testing
import ViewTree

@MainActor @Suite("B68: removing a link, or its row, pops the screen it pushed; a value's screen stays")
struct B68RemovedLinksTests {
  @Test("a condition around the link")
  func condition() {
    let log = Log()
    let handle = Handle<Bool>()
    let host = ViewHost {
      NavigationStack {
        Stateful(true, handle) { isThere in
          if isThere.wrappedValue { NavigationLink("go", destination: LoggedDetail("a", log)) }
        }
      }
    }
    host.tap("go")
    host.update { handle.value = false }
    #expect(host.depth == 1)
    #expect(log.take() == ["body a", "appear a", "disappear a"])
    host.update { handle.value = true }
    #expect(host.depth == 1)
    #expect(host.texts == ["go"])
  }

  @Test("its row among others", arguments: [(1, [0, 2]), (0, [1, 2]), (2, []), (1, [2, 0])])
  func row(tapped: Int, rest: [Int]) {
    let handle = Handle<[Int]>()
    let host = ViewHost {
      NavigationStack {
        Stateful([0, 1, 2], handle) { ids in
          ForEach(ids.wrappedValue, id: \.self) { NavigationLink("row \($0)", destination: Detail(id: $0)) }
        }
      }
    }
    host.tap("row \(tapped)")
    host.update { handle.value = [2, 1, 0] }
    #expect(host.texts == ["detail \(tapped)"])
    host.update { handle.value = rest }
    #expect(host.depth == 1)
    #expect(host.texts == rest.map { "row \($0)" })
    #expect(host.counts.nodesLive == host.outline.split(separator: "\n").count)
  }

  @Test("with all that was pushed above it", arguments: [1, 3, 8])
  func above(levels: Int) {
    struct Level: View {
      let number: Int
      let log: Log
      var body: some View {
        NavigationLink("go \(number)", destination: Level(number: number + 1, log: log))
          .onDisappear { log.add("\(number)") }
      }
    }
    let log = Log()
    let handle = Handle<Int>()
    let host = ViewHost {
      NavigationStack { Stateful(0, handle) { AnyView(Level(number: 0, log: log)).id($0.wrappedValue) } }
    }
    for level in 0..<levels { host.tap("go \(level)") }
    #expect(host.depth == levels + 1)
    host.update { handle.value = 1 }
    #expect(host.depth == 1)
    #expect(log.take().sorted() == (0...levels).map { "\($0)" })
    #expect(host.counts.nodesLive == host.outline.split(separator: "\n").count)
  }

  @Test("removed in the action of the tap: nothing is pushed")
  func beforeThePush() {
    let handle = Handle<Bool>()
    let host = ViewHost {
      NavigationStack {
        Stateful(true, handle) { isThere in
          if isThere.wrappedValue { NavigationLink("go", destination: Detail(id: 1)) }
        }
      }
    }
    host.resetCounts()
    host.update {
      host.tap("go")
      handle.value = false
    }
    #expect(host.depth == 1)
    #expect(host.counts.bodies(of: Detail.self) == 0)
  }

  @Test("an isActive link that goes while it is on, and comes back on")
  func active() {
    let isOn = Handle<Bool>()
    let isThere = Handle<Bool>()
    let host = ViewHost {
      NavigationStack {
        Stateful(true, isOn) { isOn in
          Stateful(true, isThere) { isThere in
            if isThere.wrappedValue { NavigationLink("go", destination: Detail(id: 1), isActive: isOn) }
          }
        }
      }
    }
    #expect(host.depth == 2)
    host.update { isThere.value = false }
    #expect(host.depth == 1)
    host.update { isOn.value = false }
    host.update { isOn.value = true }
    #expect(host.depth == 1)
    host.update { isThere.value = true }
    #expect(host.depth == 2)
  }

  @Test("the whole container goes, and comes back at its root")
  func container() {
    let log = Log()
    let handle = Handle<Bool>()
    let host = ViewHost {
      Stateful(true, handle) { isThere in
        if isThere.wrappedValue {
          NavigationStack { NavigationLink("go", destination: LoggedDetail("a", log)) }
        } else {
          Text("nothing")
        }
      }
    }
    host.tap("go")
    host.update { handle.value = false }
    #expect(host.texts == ["nothing"])
    #expect(log.take() == ["body a", "appear a", "disappear a"])
    #expect(host.counts.nodesLive == host.outline.split(separator: "\n").count)
    host.update { handle.value = true }
    #expect([host.depth, host.texts.count] == [1, 1])
  }

  /// Rows, each with a link to a value and one to a view, over a path that the test holds.
  struct Rows: View {
    let ids: Handle<[Int]>
    let path: Handle<[Int]>
    @State private var rows = [0, 1, 2]
    @State private var values: [Int] = []
    var body: some View {
      let _ = ids.hold($rows)
      let _ = path.hold($values)
      NavigationStack(path: $values) {
        VStack {
          ForEach(rows, id: \.self) { id in
            NavigationLink("value \(id)", value: id)
            NavigationLink("view \(id)", destination: Keeper(id))
          }
        }
        .navigationDestination(for: Int.self) { Keeper(100 * $0) }
      }
    }
  }

  @Test("the row of a value's link goes: the screen stays, with its state", arguments: [[0, 2], [], [2, 0]])
  func valueStays(rest: [Int]) {
    let (ids, path) = (Handle<[Int]>(), Handle<[Int]>())
    let host = ViewHost { Rows(ids: ids, path: path) }
    host.tap("value 1")
    host.tap("100 keeps 100")
    host.update { ids.value = rest }
    #expect(host.texts == ["100 keeps 200"])
    #expect(path.value == [1])
    host.goBack()
    #expect(host.texts == rest.flatMap { ["value \($0)", "view \($0)"] })
  }

  @Test("of both on one stack the view's screen goes alone")
  func viewGoes() {
    let (ids, path) = (Handle<[Int]>(), Handle<[Int]>())
    let host = ViewHost { Rows(ids: ids, path: path) }
    host.tap("view 1")
    host.update { path.value = [2] }
    #expect([host.depth == 3, host.texts == ["1 keeps 1"]] == [true, true])
    host.update { ids.value = [0] }
    #expect([host.depth == 2, host.texts == ["200 keeps 200"]] == [true, true])
    #expect(host.counts.nodesLive == host.outline.split { $0 == "\n" }.count { !$0.contains("screen") })
  }

  @Test("the destination goes: its screens keep the last closure, and no further one can be pushed")
  func destinationGoes() {
    let (isThere, path) = (Handle<Bool>(), Handle<[Int]>())
    let numbered = Numbered()
    let host = ViewHost {
      Stateful([Int](), path) { path in
        NavigationStack(path: path) {
          Stateful(true, isThere) { isThere in
            NavigationLink("go", value: 1)
            if isThere.wrappedValue {
              Text("there").navigationDestination(for: Int.self) { Text("\($0) \(numbered.number)") }
            }
          }
        }
      }
    }
    host.tap("go")
    host.update { isThere.value = false }
    #expect(host.texts == ["1 0"])
    host.update { numbered.number = 8 }
    #expect(host.texts == ["1 8"])
    host.goBack()
    #expect(host.warnings == [])
    host.tap("go")
    #expect([host.depth, host.warnings.count] == [1, 1])
  }
}
