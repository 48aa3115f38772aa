import Testing
import ViewTree

@MainActor @Suite("B21: lazy containers make only the rows in the viewport")
struct B21LazyContainersTests {
  struct Row: View {
    let id: Int

    var body: some View { NavigationLink("row \(id)", destination: Detail(id: id)) }
  }

  enum Container: CaseIterable { case vertical, horizontal, verticalGrid, horizontalGrid }

  /// A screen with rows in one kind of container; grids have one column, or row.
  private func host(_ container: Container, rows: Int, viewport: Viewport) -> ViewHost {
    ViewHost(viewport: viewport) {
      NavigationStack {
        switch container {
        case .vertical: ScrollView { LazyVStack { ForEach(0..<rows) { Row(id: $0) } } }
        case .horizontal: ScrollView(.horizontal) { LazyHStack(spacing: 3) { ForEach(0..<rows) { Row(id: $0) } } }
        case .verticalGrid: ScrollView { LazyVGrid(columns: [GridItem()]) { ForEach(0..<rows) { Row(id: $0) } } }
        case .horizontalGrid:
          ScrollView(.horizontal) { LazyHGrid(rows: [GridItem(.fixed(40))]) { ForEach(0..<rows) { Row(id: $0) } } }
        }
      }
    }
  }

  private func rows(_ range: Range<Int>) -> [String] { range.map { "row \($0)" } }

  @Test("1,000 rows, a viewport of 10: ten rows, bodies and eager destinations", arguments: Container.allCases)
  func mount(container: Container) {
    let host = host(container, rows: 1_000, viewport: Viewport(rows: 10))
    #expect(host.texts == rows(0..<10))
    #expect(host.built == Built(links: 10, destinations: 10, entered: 0))
    #expect([host.counts.values(of: Row.self), host.counts.bodies(of: Row.self)] == [10, 10])
  }

  @Test("scrolling makes the rows that come, and no others", arguments: Container.allCases)
  func scrolling(container: Container) {
    let host = host(container, rows: 1_000, viewport: Viewport(rows: 10))
    #expect(host.built { host.scroll(by: 3) } == Built(links: 3, destinations: 3, entered: 0))
    #expect(host.texts == rows(3..<13))
    #expect(host.built { host.scroll(by: 500) } == Built(links: 10, destinations: 10, entered: 0))
    #expect(host.texts == rows(503..<513))
  }

  @Test("fewer rows than the viewport shows, or none, or a viewport of none")
  func sizes() {
    for (count, viewport) in [(0, 10), (1, 10), (9, 10), (10, 10), (11, 10), (5, 0), (0, 0)] {
      let host = host(.vertical, rows: count, viewport: Viewport(rows: viewport))
      #expect(host.texts == rows(0..<min(count, viewport)))
      host.scroll(by: 100)
      #expect(host.texts == rows(max(count - viewport, 0)..<count).filter { _ in viewport > 0 })
      host.scroll(by: -100)
      #expect(host.texts == rows(0..<min(count, viewport)))
    }
  }

  @Test("rows are made in advance if asked for, but neither show nor appear", arguments: [0, 1, 4])
  func prefetch(prefetch: Int) {
    let log = Log()
    let host = ViewHost(viewport: Viewport(rows: 3, prefetch: prefetch)) {
      ScrollView { LazyVStack { ForEach(0..<100) { Noted("\($0)", log) } } }
    }
    #expect(host.counts.values(of: Noted.self) == 3 + prefetch)
    #expect(host.texts == ["0", "1", "2"])
    #expect(log.take() == ["+0", "+1", "+2"])
    host.resetCounts()
    host.scroll(by: 1)
    #expect(host.counts.values(of: Noted.self) == 1)
    #expect(host.texts == ["1", "2", "3"])
    #expect(log.take().sorted() == ["+3", "-0"])
  }

  @Test("a state change of the screen reaches the rows in the viewport alone")
  func tick() {
    let handle = Handle<Int>()
    let host = ViewHost(viewport: Viewport(rows: 4)) {
      Stateful(0, handle) { tick in
        let tick = tick.wrappedValue
        ScrollView { LazyVStack { ForEach(0..<1_000) { Text("\($0) at \(tick)") } } }
      }
    }
    host.scroll(by: 2)
    host.resetCounts()
    host.update { handle.value = 7 }
    #expect(host.texts == (2..<6).map { "\($0) at 7" })
    #expect(host.counts.values(of: Text.self) == 4)
    // A row that comes back has the newest value.
    host.scroll(by: -2)
    #expect(host.texts == (0..<4).map { "\($0) at 7" })
  }
}
