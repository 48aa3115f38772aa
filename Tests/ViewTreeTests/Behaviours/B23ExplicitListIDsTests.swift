import Testing
import ViewTree

@MainActor @Suite("B23: an explicit id on a list's row has all rows made at once, bodies only of visible ones")
struct B23ExplicitListIDsTests {
  @Test("1,000 rows with an id: 1,000 inits, as many bodies as are visible", arguments: [10, 1_000])
  func mount(count: Int) {
    let (tally, tick) = (Tally(), Handle<Int>())
    let host = ViewHost(viewport: Viewport(rows: 5)) {
      Stateful(0, tick) { tick in
        let _ = tick.wrappedValue
        List(0..<count) { TalliedRow($0, tally).id("row \($0)") }
      }
    }
    #expect(tally.take() == [count, 5])
    #expect(host.texts == ["0", "1", "2", "3", "4"])
    host.update { tick.value = 1 }
    #expect(tally.take() == [count, 0])
    host.scroll(by: 5)
    #expect(tally.take() == [5, 5])
  }

  @Test("not in a lazy stack, not inside a stack, and not in the body of the row")
  func elsewhere() {
    struct Row: View {
      let id: Int
      let tally: Tally
      var body: some View { TalliedRow(id, tally).id(id) }
    }
    let tally = Tally()
    _ = ViewHost(viewport: Viewport(rows: 5)) {
      ScrollView { LazyVStack { ForEach(0..<1_000) { TalliedRow($0, tally).id($0) } } }
    }
    #expect(tally.take() == [5, 5])
    _ = ViewHost(viewport: Viewport(rows: 5)) { List(0..<1_000) { id in HStack { TalliedRow(id, tally).id(id) } } }
    #expect(tally.take() == [5, 5])
    _ = ViewHost(viewport: Viewport(rows: 5)) { List(0..<1_000) { Row(id: $0, tally: tally) } }
    #expect(tally.take() == [5, 5])
  }

  @Test("with modifiers around the id, and two views to a row")
  func around() {
    let tally = Tally()
    let host = ViewHost(viewport: Viewport(rows: 4)) {
      List(0..<100) { id in
        TalliedRow(id, tally).id(id).opacity(1).onAppear {}
        Text("below \(id)")
      }
    }
    #expect(tally.take() == [100, 2])
    #expect(host.texts == ["0", "below 0", "1", "below 1"])
    host.scroll(by: 1_000)
    #expect(host.texts == ["98", "below 98", "99", "below 99"])
  }
}
