import Testing
import ViewTree

@MainActor @Suite("Lazy containers with very large numbers do not overflow")
struct LargeNumbersTests {
  @Test("a viewport without end, and rows made in advance without end, show all there is", arguments: [1, 3])
  func viewport(lanes: Int) {
    func texts(_ viewport: Viewport) -> [String] {
      let host = ViewHost(viewport: viewport) {
        LazyVGrid(columns: Array(repeating: GridItem(), count: lanes)) { ForEach(0..<7) { Text("\($0)") } }
      }
      host.scroll(by: 2)
      return host.texts
    }
    #expect(texts(Viewport(rows: .max)).count == 7)
    #expect(texts(Viewport(rows: .max, prefetch: .max)).count == 7)
    #expect(texts(Viewport(rows: 1, prefetch: .max)) == (lanes == 1 ? ["2"] : ["6"]))
  }

  @Test("rows kept for as many updates as there are numbers are kept")
  func retention() {
    let host = ViewHost(viewport: Viewport(rows: 2, retention: .updates(.max))) {
      LazyVStack { ForEach(0..<9) { Counted($0) } }
    }
    host.tap("0 tapped 0")
    host.scroll(by: 5)
    for _ in 0..<20 { host.update {} }
    host.scroll(by: -5)
    #expect(host.texts == ["0 tapped 1", "1 tapped 0"])
  }

  @Test("a ForEach over all numbers is scrolled as any other, far away and back", arguments: [1, 3])
  func endless(lanes: Int) {
    let host = ViewHost(viewport: Viewport(rows: 2)) {
      LazyVGrid(columns: Array(repeating: GridItem(), count: lanes)) {
        ForEach(0..<Int.max, id: \.self) { Text("\($0)") }
        ForEach(0..<Int.max, id: \.self) {
          Text("\($0)")
          Text("also \($0)")
        }
      }
    }
    host.scroll(by: 3)
    #expect(host.texts == (3 * lanes..<5 * lanes).map { "\($0)" })
    host.scroll(by: .max)
    #expect(host.texts.count == 2 * lanes)
    host.scroll(by: -1)
    host.scroll(by: .min)
    #expect(host.texts == (0..<2 * lanes).map { "\($0)" })
  }

  @Test("sections of very many rows each")
  func sections() {
    let host = ViewHost(viewport: Viewport(rows: 2)) {
      LazyVStack {
        ForEach(0..<5) { section in
          Section("s\(section)") { ForEach(0..<Int.max, id: \.self) { Text("\(section)/\($0)") } }
        }
      }
    }
    host.scroll(by: 3)
    #expect(host.texts == ["s0", "0/3", "0/4"])
    host.scroll(by: .max)
    #expect(host.texts.count == 3)
  }

  @Test("an anchor may lie anywhere, or nowhere", arguments: [Double.infinity, -.infinity, .nan, 1e300, -1e300, 7, -7])
  func anchors(place: Double) {
    let host = ViewHost(viewport: Viewport(rows: 2)) {
      ScrollViewReader { proxy in
        Button("go") { proxy.scrollTo(20, anchor: UnitPoint(x: 0, y: place)) }
        List(0..<50) { Text("\($0)") }
      }
    }
    host.tap("go")
    #expect(host.texts.count == 3)
    #expect(host.scrollOffset == (place.isNaN ? 20 : place == 7 ? 13 : place == -7 ? 27 : place > 0 ? 0 : 48))
  }
}
