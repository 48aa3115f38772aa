import Testing
import ViewTree

@MainActor @Suite("B20: a stack in a scroll view makes every row at once, and every row appears")
struct B20EagerScrollingTests {
  struct Row: View {
    let id: Int
    let log: Log

    var body: some View {
      NavigationLink("row \(id)", destination: Detail(id: id)).onAppear { log.add("\(id)") }
    }
  }

  @Test("rows, bodies, destinations and appearances", arguments: [0, 1, 10, 1000])
  func sizes(count: Int) {
    let log = Log()
    let host = ViewHost(viewport: Viewport(rows: 10)) {
      NavigationStack { ScrollView { VStack { ForEach(0..<count) { Row(id: $0, log: log) } } } }
    }
    #expect([host.counts.values(of: Row.self), host.counts.bodies(of: Row.self)] == [count, count])
    #expect(host.built == Built(links: count, destinations: count, entered: 0))
    #expect(log.take() == (0..<count).map { "\($0)" })
    // A row is its own node, the appearance, the link and its text; above lie four.
    #expect([host.counts.nodesCreated, host.counts.nodesLive] == [4 + 4 * count, 4 + 4 * count])
  }

  @Test("scrolling makes nothing, and nobody disappears")
  func scrolling() {
    let log = Log()
    let host = ViewHost(viewport: Viewport(rows: 5)) {
      NavigationStack { ScrollView(.vertical) { VStack { ForEach(0..<100) { Row(id: $0, log: log) } } } }
    }
    _ = log.take()
    #expect(host.built { host.scroll(by: 50) } == Built())
    #expect(log.take() == [])
    #expect(host.counts.bodiesEvaluated == 0)
    #expect(host.texts == (0..<100).map { "row \($0)" })
  }

  @Test("horizontally, nested, erased and in sections: all the same")
  func shapes() {
    let log = Log()
    let host = ViewHost(viewport: Viewport(rows: 1)) {
      NavigationStack {
        ScrollView([.horizontal, .vertical], showsIndicators: false) {
          ForEach(0..<4) { section in
            Section("section \(section)") {
              ScrollView(.horizontal) {
                HStack { ForEach(0..<5) { AnyView(Row(id: section * 5 + $0, log: log)) } }
              }
            }
          }
        }
      }
    }
    #expect(host.built == Built(links: 20, destinations: 20, entered: 0))
    #expect(log.take() == (0..<20).map { "\($0)" })
  }

  @Test("a stack inside a lazy container, or inside its row, still makes all its rows", arguments: [0, 1, 40])
  func insideLazy(count: Int) {
    let log = Log()
    let host = ViewHost(viewport: Viewport(rows: 2)) {
      NavigationStack {
        List {
          VStack { ForEach(0..<count) { Row(id: $0, log: log) } }
          ForEach(0..<10) { _ in HStack { ForEach(0..<count) { Row(id: $0, log: log) } } }
        }
      }
    }
    #expect(host.built == Built(links: 3 * count, destinations: 3 * count, entered: 0))
    #expect(log.take() == (0..<3).flatMap { _ in (0..<count).map { "\($0)" } })
  }

  @Test("rows that come later appear then, alone")
  func growing() {
    let log = Log()
    let count = Handle<Int>()
    let host = ViewHost {
      NavigationStack {
        Stateful(3, count) { count in
          ScrollView { VStack { ForEach(0..<count.wrappedValue) { Row(id: $0, log: log) } } }
        }
      }
    }
    _ = log.take()
    #expect(host.built { host.update { count.value = 5 } } == Built(links: 2, destinations: 2, entered: 0))
    #expect(log.take() == ["3", "4"])
  }
}
