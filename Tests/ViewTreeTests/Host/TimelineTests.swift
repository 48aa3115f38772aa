import Testing
import ViewTree

@Suite("What a tree does, with the time of each")
@MainActor
struct TimelineTests {
  struct Leaf: View {
    let text: String
    var body: some View { Text(text) }
  }

  struct Branch: View {
    let count: Int
    var body: some View {
      Leaf(text: "always")
      Leaf(text: "\(count)")
    }
  }

  struct Row: View {
    let id: Int
    var body: some View { NavigationLink("row", destination: Detail(id: id)) }
  }

  /// Each entry as text: its start, its end where it has one, and what it is. Every reading of the clock is one later.
  private func told(_ work: () -> Void) -> [String] {
    var now: UInt64 = 100
    let clock = { () -> UInt64 in
      now += 1
      return now
    }
    return Timeline.recorded(by: clock, work).timeline.entries.map { entry in
      "\(entry.startNanoseconds)\(entry.endNanoseconds.map { "-\($0)" } ?? "") \(entry.typeName) \(entry.kind)"
    }
  }

  @Test("bodies lie in the bodies that made them, each with its evaluation and its reasons")
  func nested() {
    let handle = Handle<Int>()
    let host = ViewHost { Stateful(0, handle) { Branch(count: $0.wrappedValue) } }
    host.resetCounts()
    #expect(
      told { host.update { handle.value = 1 } } == [
        "1-13 Stateful<Int, Branch> body([_value])", "1-2 Stateful<Int, Branch> evaluation",
        #"3 Branch comparison(isEqual: false, fields: ["count"])"#,
        "4-12 Branch body([@self])", "4-5 Branch evaluation",
        "6 Leaf comparison(isEqual: true, fields: [])",
        #"7 Leaf comparison(isEqual: false, fields: ["text"])"#,
        "8-11 Leaf body([@self])", "8-9 Leaf evaluation",
        #"10 Text comparison(isEqual: false, fields: ["string"])"#,
      ]
    )
    #expect(host.causes.map(\.description) == ["Stateful<Int, Branch>: _value", "Branch: @self", "Leaf: @self"])
  }

  @Test("what initialisers count is told with the next of what the tree hears")
  func built() {
    let told = told { _ = ViewHost { Row(id: 1) } }
    #expect(
      told == [
        "1 Row node", "2-6 Row body([@self])", "2-3 Row evaluation", "3  built(ViewTree.Timeline.Built.link, 1)",
        "3  built(ViewTree.Timeline.Built.destination, 1)", "4 NavigationLink<Text, Detail> node", "5 Text node",
      ]
    )
  }

  @Test("a tree that records no details tells nothing")
  func silent() {
    let handle = Handle<Int>()
    let host = ViewHost(recordsDetails: false) { Stateful(0, handle) { Branch(count: $0.wrappedValue) } }
    #expect(told { host.update { handle.value = 1 } } == [])
  }
}
