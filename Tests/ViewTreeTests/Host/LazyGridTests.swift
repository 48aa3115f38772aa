import Testing
import ViewTree

@MainActor @Suite("Grids: a row of the viewport holds as many items as there are columns")
struct LazyGridTests {
  private func items(_ range: Range<Int>) -> [String] { range.map { "\($0)" } }

  @Test("mounted and scrolled", arguments: [1, 2, 3, 7])
  func columns(columns: Int) {
    let host = ViewHost(viewport: Viewport(rows: 4)) {
      ScrollView {
        LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: columns)) {
          ForEach(0..<100) { Text("\($0)") }
        }
      }
    }
    #expect(host.texts == items(0..<(4 * columns)))
    host.scroll(by: 2)
    #expect(host.texts == items((2 * columns)..<(6 * columns)))
    host.scroll(by: 1_000)
    let rows = (100 + columns - 1) / columns
    #expect(host.texts == items(((rows - 4) * columns)..<100))
    #expect(host.scrollOffset == rows - 4)
  }

  @Test("sideways: columns of as many items as there are rows; no item at all is one", arguments: [0, 1, 2, 5])
  func rows(rows: Int) {
    let host = ViewHost(viewport: Viewport(rows: 3)) {
      LazyHGrid(rows: (0..<rows).map { _ in GridItem(.fixed(10), spacing: 1, alignment: .top) }) {
        ForEach(0..<100) { Text("\($0)") }
      }
    }
    #expect(host.texts == items(0..<(3 * max(rows, 1))))
  }

  @Test("another number of columns lays the rows out anew, which keep their state")
  func otherColumns() {
    let columns = Handle<Int>()
    let host = ViewHost(viewport: Viewport(rows: 2)) {
      Stateful(1, columns) { columns in
        LazyVGrid(columns: Array(repeating: GridItem(), count: columns.wrappedValue)) {
          ForEach(0..<100) { Keeper($0) }
        }
      }
    }
    host.scroll(by: 1)
    host.tap("2 keeps 2")
    host.update { columns.value = 2 }
    #expect(host.texts == ["2 keeps 102", "3 keeps 3", "4 keeps 4", "5 keeps 5"])
  }

  @Test("sections follow one another without beginning a row of their own; headers take no room")
  func sections() {
    let host = ViewHost(viewport: Viewport(rows: 2)) {
      LazyVGrid(columns: [GridItem(), GridItem()]) {
        ForEach(0..<10) { section in
          Section("section \(section)") { ForEach(0..<3) { Text("\(section).\($0)") } }
        }
      }
    }
    #expect(host.texts == ["section 0", "0.0", "0.1", "0.2", "section 1", "1.0"])
    host.scroll(by: 1)
    #expect(host.texts == ["section 0", "0.2", "section 1", "1.0", "1.1", "1.2"])
  }

  @Test("scrollTo brings the item's row")
  func scrollTo() {
    let host = ViewHost(viewport: Viewport(rows: 2)) {
      ScrollViewReader { proxy in
        Button("top") { proxy.scrollTo(31, anchor: .top) }
        Button("bottom") { proxy.scrollTo(31, anchor: .bottom) }
        LazyVGrid(columns: [GridItem(), GridItem(), GridItem()]) { ForEach(0..<100) { Text("\($0)") } }
      }
    }
    host.tap("top")
    #expect(host.scrollOffset == 10)
    host.tap("bottom")
    #expect(host.scrollOffset == 9)
  }
}
