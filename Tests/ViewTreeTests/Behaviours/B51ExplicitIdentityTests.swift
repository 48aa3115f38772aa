import Testing
import ViewTree

@MainActor @Suite("B51: another id is a new view")
struct B51ExplicitIdentityTests {
  @Test("the state is reset; onAppear inside the id runs again, outside it does not")
  func appearances() {
    let log = Log()
    let handle = Handle<Int>()
    let host = ViewHost {
      Stateful(1, handle) { id in
        Keeper(5)
          .onAppear { log.add("inside") }
          .onDisappear { log.add("inside gone") }
          .id(id.wrappedValue)
          .onAppear { log.add("outside") }
          .onDisappear { log.add("outside gone") }
      }
    }
    #expect(log.take() == ["inside", "outside"])
    host.tap("5 keeps 5")
    host.update { handle.value = 2 }
    #expect(host.texts == ["5 keeps 5"])
    #expect(log.take().sorted() == ["inside", "inside gone"])
    #expect([host.counts.nodesRemoved, host.counts.nodesCreated - host.counts.nodesLive] == [5, 5])
  }

  @Test("the same id keeps the state, whatever else changes; going back to an id finds nothing of it")
  func sameID() {
    let handle = Handle<(id: String, given: Int)>()
    let host = ViewHost {
      Stateful((id: "a", given: 1), handle) { Keeper($0.wrappedValue.given).id($0.wrappedValue.id) }
    }
    host.tap("1 keeps 1")
    host.update { handle.value = ("a", 2) }
    #expect(host.texts == ["2 keeps 101"])
    host.update { handle.value = ("b", 2) }
    #expect(host.texts == ["2 keeps 2"])
    host.update { handle.value = ("a", 2) }
    #expect(host.texts == ["2 keeps 2"])
  }

  @Test("ids are compared by ==, also where their bits differ", arguments: [false, true])
  func equalIDs(differs: Bool) {
    let handle = Handle<Int>()
    let host = ViewHost {
      Stateful(0, handle) { tick in
        Text("\(tick.wrappedValue)")
        Keeper(1).id(Array(repeating: "part of a long id", count: differs ? 2 + tick.wrappedValue : 2))
      }
    }
    host.tap("1 keeps 1")
    host.update { handle.value = 1 }
    #expect(host.texts == ["1", differs ? "1 keeps 1" : "1 keeps 101"])
  }

  @Test("an id around a link takes the pushed screen with it; an id in a row does not stop the row from moving")
  func linksAndRows() {
    let id = Handle<Int>()
    let order = Handle<[Int]>()
    let host = ViewHost {
      NavigationStack {
        Stateful(0, id) { id in NavigationLink("go", destination: Detail(id: 1)).id(id.wrappedValue) }
        Stateful([1, 2], order) { order in
          ForEach(order.wrappedValue, id: \.self) { Keeper($0).id("row \($0)") }
        }
      }
    }
    host.tap("2 keeps 2")
    host.update { order.value = [2, 1] }
    #expect(host.texts == ["go", "2 keeps 102", "1 keeps 1"])
    host.tap("go")
    #expect(host.depth == 2)
    host.update { id.value = 1 }
    #expect(host.depth == 1)
    #expect(host.counts.nodesLive == host.outline.split(separator: "\n").count)
  }

  @Test("an id inside an id: the outer one renews the inner one too, not the other way round")
  func nested() {
    let handle = Handle<(outer: Int, inner: Int)>()
    let host = ViewHost {
      Stateful((outer: 0, inner: 0), handle) { ids in
        VStack {
          Keeper(1)
          Keeper(2).id(ids.wrappedValue.inner)
        }
        .id(ids.wrappedValue.outer)
      }
    }
    host.tap("1 keeps 1")
    host.tap("2 keeps 2")
    host.update { handle.value.inner = 1 }
    #expect(host.texts == ["1 keeps 101", "2 keeps 2"])
    host.tap("2 keeps 2")
    host.update { handle.value.outer = 1 }
    #expect(host.texts == ["1 keeps 1", "2 keeps 2"])
  }
}
