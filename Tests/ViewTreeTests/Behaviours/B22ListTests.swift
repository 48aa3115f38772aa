import Testing
import ViewTree

@MainActor @Suite("B22: a list reads all identifiers, and makes rows on demand if it can tell how many there are")
struct B22ListTests {
  final class Reads { var count = 0 }

  /// An element that notes how often its identifier is read.
  struct Item: Identifiable {
    let number: Int
    let reads: Reads

    var id: Int {
      reads.count += 1
      return number
    }
  }

  enum Written: CaseIterable { case plain, conditional, erased, wrapped, bothBranches, sectioned }

  /// A list of rows in one way of writing them; all elements have a row.
  private func host(_ written: Written, _ count: Int, _ tally: Tally, _ tick: Handle<Int>) -> ViewHost {
    ViewHost(viewport: Viewport(rows: 15)) {
      Stateful(0, tick) { tick in
        let _ = tick.wrappedValue
        switch written {
        case .plain: List(0..<count) { TalliedRow($0, tally) }
        case .conditional: List(0..<count) { if $0 >= 0 { TalliedRow($0, tally) } }
        case .erased: List(0..<count) { AnyView(TalliedRow($0, tally)) }
        case .wrapped: List(0..<count) { id in VStack { if id >= 0 { TalliedRow(id, tally) } } }
        case .bothBranches: List(0..<count) { if $0 >= 0 { TalliedRow($0, tally) } else { Text("none") } }
        case .sectioned:
          List {
            Section {
              ForEach(0..<count) { TalliedRow($0, tally) }
            } header: {
              Text("h")
            }
          }
        }
      }
    }
  }

  @Test(
    "10,000 elements, a viewport of 15: 15 rows, or all values where the type does not tell how many rows they are",
    arguments: [
      (.plain, 15), (.conditional, 10_000), (.erased, 10_000), (.wrapped, 15), (.bothBranches, 15), (.sectioned, 15),
    ] as [(Written, Int)]
  )
  func mount(written: Written, inits: Int) {
    let (tally, tick) = (Tally(), Handle<Int>())
    let host = host(written, 10_000, tally, tick)
    #expect(tally.take() == [inits, 15])
    #expect(host.texts.filter { $0 != "h" } == (0..<15).map { "\($0)" })
    // And again in each pass of the list's parent, where bodies run only of rows that changed.
    host.update { tick.value += 1 }
    #expect(tally.take() == [inits, 0])
  }

  @Test("scrolling makes the rows that come", arguments: Written.allCases)
  func scrolling(written: Written) {
    let (tally, tick) = (Tally(), Handle<Int>())
    let host = host(written, 200, tally, tick)
    _ = tally.take()
    host.scroll(by: 4)
    #expect(tally.take() == [4, 4])
    host.scroll(by: 1_000)
    #expect(tally.take() == [15, 15])
    #expect(host.texts.filter { $0 != "h" } == (185..<200).map { "\($0)" })
  }

  @Test("rows that are not there take no room, and the values know it")
  func absent() {
    let (tally, tick) = (Tally(), Handle<Int>())
    let host = ViewHost(viewport: Viewport(rows: 3)) {
      Stateful(3, tick) { step in
        let step = step.wrappedValue
        List(0..<60) { if $0.isMultiple(of: step) { TalliedRow($0, tally) } }
      }
    }
    #expect(host.texts == ["0", "3", "6"])
    host.scroll(by: 1_000)
    #expect([host.texts, ["\(host.scrollOffset!)"]] == [["51", "54", "57"], ["17"]])
    // A third of them is left, and the list ends sooner.
    host.update { tick.value = 10 }
    #expect([host.texts, ["\(host.scrollOffset!)"]] == [["30", "40", "50"], ["3"]])
  }

  @Test("a pass makes the values of kept rows as well, but evaluates their bodies only when they come back")
  func keptRows() {
    let (bodies, tick) = (Log(), Handle<Int>())
    struct Row: View {
      let row: Int
      let tick: Int
      let log: Log
      var body: some View {
        let _ = log.add("\(row)")
        Text("\(row) at \(tick)")
      }
    }
    let host = ViewHost(viewport: Viewport(rows: 2)) {
      Stateful(0, tick) { tick in
        let tick = tick.wrappedValue
        List(0..<20) { if $0 != 3 { Row(row: $0, tick: tick, log: bodies) } }
      }
    }
    host.scroll(by: 2)
    #expect(bodies.take() == ["0", "1", "2", "4"])
    host.resetCounts()
    host.update { tick.value = 1 }
    #expect(bodies.take() == ["2", "4"])
    host.scroll(by: -2)
    #expect(bodies.take() == ["0", "1"])
    #expect(host.texts == ["0 at 1", "1 at 1"])
  }

  @Test("identifiers are read once, and again when the array is another one", arguments: [1, 100, 1_000])
  func identifiers(count: Int) {
    let reads = Reads()
    let (items, tick) = (Handle<[Item]>(), Handle<Int>())
    let initial = (0..<count).map { Item(number: $0, reads: reads) }
    let host = ViewHost(viewport: Viewport(rows: 10)) {
      Stateful(0, tick) { tick in
        let tick = tick.wrappedValue
        Stateful(initial, items) { items in
          List(items.wrappedValue) { Text("\($0.number)") }.navigationTitle("\(tick)")
        }
      }
    }
    let visible = min(count, 10)
    // All of them, and each visible row's to find the row and to make it.
    #expect(reads.count == count + 2 * visible)
    reads.count = 0
    host.update { tick.value = 1 }
    #expect(reads.count == visible)
    reads.count = 0
    host.update { items.value.append(Item(number: count, reads: reads)) }
    #expect(reads.count >= count + 1)
    #expect(host.warnings == [])
  }

  @Test("what stands in the list itself is made at once, and takes no room")
  func fixedRows() {
    let tally = Tally()
    let host = ViewHost(viewport: Viewport(rows: 2)) {
      List {
        Text("first")
        ForEach(0..<10) { TalliedRow($0, tally) }
        Text("last")
        ForEach(10..<20) { TalliedRow($0, tally) }
      }
    }
    #expect(host.texts == ["first", "0", "1", "last"])
    host.scroll(by: 9)
    #expect(host.texts == ["first", "9", "last", "10"])
    #expect(tally.take() == [4, 4])
  }

  @Test("the forms: data with ids, an id by key path, a binding, a range")
  func forms() {
    struct Named: Identifiable { let id: Int; var name: String }
    let names = Handle<[Named]>()
    let host = ViewHost(viewport: Viewport(rows: 2)) {
      Stateful([Named(id: 1, name: "a"), Named(id: 2, name: "b"), Named(id: 3, name: "c")], names) { names in
        List(names.wrappedValue) { Text($0.name) }
        List(names.wrappedValue, id: \.name) { Text($0.name) }
        List(names) { $named in Button(named.name) { named.name += "!" } }
        List(5..<8) { Text("\($0)") }
      }
    }
    #expect(host.texts == ["a", "b", "a", "b", "a", "b", "5", "6"])
    host.tap("b")
    #expect(host.texts == ["a", "b!", "a", "b!", "a", "b!", "5", "6"])
  }
}
