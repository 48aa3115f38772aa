import Testing
import ViewTree

@MainActor @Suite("B02: each body of the link site makes all its destinations again")
struct B02LinkSiteTests {
  struct Site: View {
    let handle: Handle<Int>
    @State private var count = 0

    var body: some View {
      let _ = handle.hold($count)
      Text("count \(count)")
      NavigationLink("one", destination: Detail(id: 1))
      NavigationLink("two") { Detail(id: 2) }
      NavigationLink(destination: Detail(id: 3)) { Text("three") }
    }
  }

  @Test("three links: 6 destinations after one change, 33 after ten, no body")
  func threeLinks() {
    let handle = Handle<Int>()
    let host = ViewHost { NavigationStack { Site(handle: handle) } }
    host.update { handle.value += 1 }
    #expect(host.built == Built(links: 6, destinations: 6, entered: 0))
    for _ in 0..<9 { host.update { handle.value += 1 } }
    #expect(host.built == Built(links: 33, destinations: 33, entered: 0))
    #expect(host.counts.bodies(of: Site.self) == 11)
    #expect(host.texts == ["count 10", "one", "two", "three"])
  }

  @Test("rows of a ForEach belong to the body they are written in", arguments: [0, 1, 2, 42, 730])
  func rows(count: Int) {
    let handle = Handle<Int>()
    let host = ViewHost {
      Stateful(0, handle) { tick in
        NavigationStack {
          Text("tick \(tick.wrappedValue)")
          ForEach(0..<count) { NavigationLink("row \($0)", destination: Detail(id: $0)) }
        }
      }
    }
    for tick in 1...3 {
      #expect(
        host.built { host.update { handle.value = tick } } == Built(links: count, destinations: count, entered: 0)
      )
    }
    #expect(host.texts.first == "tick 3")
  }

  @Test("equal destinations are made all the same: each is compared once and found equal")
  func comparisons() {
    let handle = Handle<Int>()
    let host = ViewHost { NavigationStack { Site(handle: handle) } }
    host.resetCounts()
    host.update { handle.value = 1 }
    // The text "count", three destinations, three labels; only the first is unequal.
    #expect(host.counts.comparisons == 7)
    #expect(host.counts.comparisonsEqual == 6)
    #expect([host.counts.nodesCreated, host.counts.nodesRemoved] == [0, 0])
  }

  @Test("a change that the site's body does not read makes nothing")
  func unread() {
    let handle = Handle<Int>()
    let host = ViewHost {
      NavigationStack {
        Stateful(0, handle) { _ in NavigationLink("row", destination: Detail(id: 1)) }
      }
    }
    #expect(host.built { host.update { handle.value = 1 } } == Built())
    #expect(host.counts.bodiesEvaluated == 0)
  }

  @Test("links in erased and generic views belong to the body they are written in")
  func erased() {
    struct Card<Content: View>: View {
      let content: Content
      init(@ViewBuilder content: () -> Content) { self.content = content() }
      var body: some View { VStack { content } }
    }
    let handle = Handle<Int>()
    let host = ViewHost {
      NavigationStack {
        Stateful(0, handle) { tick in
          Card {
            Text("tick \(tick.wrappedValue)")
            NavigationLink("one", destination: Detail(id: 1))
          }
          AnyView(NavigationLink("two", destination: Detail(id: 2)))
        }
      }
    }
    #expect(host.built { host.update { handle.value = 1 } } == Built(links: 2, destinations: 2, entered: 0))
    #expect(host.texts == ["tick 1", "one", "two"])
  }

  @Test("several writes in one action make the destinations once")
  func oneAction() {
    let handle = Handle<Int>()
    let host = ViewHost { NavigationStack { Site(handle: handle) } }
    let built = host.built {
      host.update { for value in 1...5 { handle.value = value } }
    }
    #expect(built == Built(links: 3, destinations: 3, entered: 0))
  }
}
