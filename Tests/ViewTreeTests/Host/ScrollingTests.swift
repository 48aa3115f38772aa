import Testing
import ViewTree

@MainActor @Suite("Scrolling")
struct ScrollingTests {
  private func lines(_ range: Range<Int>) -> [String] { range.map { "\($0)" } }

  private func list(_ count: Int, viewport: Int = 5) -> ViewHost {
    ViewHost(viewport: Viewport(rows: viewport)) { List(0..<count) { Text("\($0)") } }
  }

  @Test("goes forwards and back, and stops at both ends")
  func ends() {
    let host = list(12)
    for (rows, first) in [
      (1, 1), (3, 4), (100, 7), (1, 7), (-2, 5), (-100, 0), (-1, 0), (Int.max, 7), (Int.min, 0), (0, 0),
    ] {
      host.scroll(by: rows)
      #expect([host.scrollOffset!, Int(host.texts[0])!, host.texts.count] == [first, first, 5])
    }
  }

  @Test("is an update, with callbacks and causes of its own")
  func update() {
    let log = Log()
    let host = ViewHost(viewport: Viewport(rows: 2)) { List(0..<9) { Noted("\($0)", log) } }
    _ = log.take()
    let causes = host.causes { host.scroll(by: 1) }
    #expect(causes == ["Noted: @self"])
    #expect(log.take().sorted() == ["+2", "-0"])
  }

  @Test("inside an action takes place with its writes")
  func inAction() {
    let count = Handle<Int>()
    let host = ViewHost(viewport: Viewport(rows: 3)) {
      Stateful(5, count) { count in List(0..<count.wrappedValue) { Text("\($0)") } }
    }
    host.update {
      count.value = 50
      host.scroll(by: 20)
    }
    #expect(host.texts == lines(20..<23))
  }

  @Test("without a lazy container, or in an empty one, changes nothing")
  func nothing() {
    let host = ViewHost { VStack { Text("a") } }
    host.scroll(by: 3)
    #expect(host.scrollOffset == nil)
    let empty = list(0)
    empty.scroll(by: 3)
    #expect([empty.texts, ["\(empty.scrollOffset!)"]] == [[], ["0"]])
  }

  @Test("moves the first of two lists alone")
  func twoLists() {
    let host = ViewHost(viewport: Viewport(rows: 2)) {
      VStack {
        List(0..<10) { Text("a\($0)") }
        List(0..<10) { Text("b\($0)") }
      }
    }
    host.scroll(by: 3)
    #expect(host.texts == ["a3", "a4", "b0", "b1"])
  }

  @Test("moves the outer of two containers, one inside the other's row")
  func nested() {
    let host = ViewHost(viewport: Viewport(rows: 2)) {
      ScrollView {
        LazyVStack {
          ForEach(0..<10) { row in
            ScrollView(.horizontal) { LazyHStack { ForEach(0..<10) { Text("\(row).\($0)") } } }
          }
        }
      }
    }
    #expect(host.texts == ["0.0", "0.1", "1.0", "1.1"])
    host.scroll(by: 1)
    #expect(host.texts == ["1.0", "1.1", "2.0", "2.1"])
  }

  @Test("moves the list of the top screen; the one below stays where it is, and keeps its rows")
  func screens() {
    struct Pushed: View {
      var body: some View { List(0..<10) { Text("pushed \($0)") } }
    }
    let host = ViewHost(viewport: Viewport(rows: 2)) {
      NavigationStack {
        List(0..<10) { row in
          VStack {
            NavigationLink("row \(row)", destination: Pushed())
            Keeper(row)
          }
        }
      }
    }
    host.scroll(by: 4)
    host.tap("5 keeps 5")
    host.tap("row 4")
    host.scroll(by: 7)
    #expect([host.texts, ["\(host.scrollOffset!)"]] == [["pushed 7", "pushed 8"], ["7"]])
    host.goBack()
    #expect(host.texts == ["row 4", "4 keeps 4", "row 5", "5 keeps 105"])
    // A screen pushed anew begins at its first row.
    host.tap("row 4")
    #expect(host.texts == ["pushed 0", "pushed 1"])
  }

  @Test("a row that has pushed a screen and goes with its element takes the screen along")
  func pushingRow() {
    let ids = Handle<[Int]>()
    let host = ViewHost(viewport: Viewport(rows: 2)) {
      NavigationStack {
        Stateful(Array(0..<10), ids) { ids in
          List(ids.wrappedValue, id: \.self) { NavigationLink("row \($0)", destination: Detail(id: $0)) }
        }
      }
    }
    host.tap("row 1")
    host.update { ids.value.insert(10, at: 0) }
    #expect(host.texts == ["detail 1"])
    host.update { ids.value.removeAll { $0 == 1 } }
    #expect(host.texts == ["row 10", "row 0"])
  }

  @Test("a row that has pushed a screen is kept, however long it is out of the viewport", arguments: [0, 1, 5])
  func pushingRowMovedAway(retained: Int) {
    let ids = Handle<[Int]>()
    let host = ViewHost(viewport: Viewport(rows: 2, retention: .updates(retained))) {
      NavigationStack {
        Stateful(Array(0..<10), ids) { ids in
          List(ids.wrappedValue, id: \.self) { NavigationLink("row \($0)", destination: Keeper($0)) }
        }
      }
    }
    let live = host.counts.nodesLive
    host.tap("row 1")
    host.tap("1 keeps 1")
    host.update { ids.value.insert(contentsOf: 10..<20, at: 0) }
    for _ in 0..<20 { host.update {} }
    #expect(host.texts == ["1 keeps 101"])
    host.goBack()
    #expect(host.texts == ["row 10", "row 11"])
    for _ in 0...retained { host.update {} }
    #expect(host.counts.nodesLive == live)
  }

  @Test("rows that change places hand their preferences up in the new order")
  func order() {
    enum Joined: PreferenceKey {
      static var defaultValue: String { "" }
      static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
    }
    let (log, ids) = (Log(), Handle<[Int]>())
    let host = ViewHost(viewport: Viewport(rows: 3)) {
      Stateful([1, 2, 3, 4], ids) { ids in
        LazyVStack {
          ForEach(ids.wrappedValue, id: \.self) { Text("\($0)").preference(key: Joined.self, value: "\($0)") }
        }
        .onPreferenceChange(Joined.self) { log.add($0) }
      }
    }
    host.update { ids.value = [2, 1, 3, 4] }
    host.update { ids.value = [4, 3, 2, 1] }
    #expect(log.take() == ["123", "213", "432"])
  }

  @Test("controls and preferences are those of visible rows")
  func visibleRows() {
    enum Sum: PreferenceKey {
      static var defaultValue: Int { 0 }
      static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }
    let log = Log()
    let host = ViewHost(viewport: Viewport(rows: 3)) {
      List(0..<100) { row in Button("\(row)") { log.add("tap \(row)") }.preference(key: Sum.self, value: row) }
        .onPreferenceChange(Sum.self) { log.add("sum \($0)") }
    }
    #expect(log.take() == ["sum 3"])
    host.scroll(by: 10)
    #expect(log.take() == ["sum 33"])
    host.tap("12")
    #expect(log.take() == ["tap 12"])
    #expect([host.control("2") == nil, host.control("13") == nil] == [true, true])
    host.scroll(by: -1)
    #expect(log.take() == ["sum 30"])
  }
}
