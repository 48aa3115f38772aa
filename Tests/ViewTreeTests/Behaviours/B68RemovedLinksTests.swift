import Testing
import ViewTree

@MainActor @Suite("B68: removing a link, or its row, pops the screen it pushed")
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
}
