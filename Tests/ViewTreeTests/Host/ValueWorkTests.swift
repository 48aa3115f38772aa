import Testing

@testable import ViewTree

@Suite("What was done with values")
@MainActor
struct ValueWorkTests {
  private struct Day: Equatable {
    let name: String
  }

  private struct Frame {
    let width: Double
    let insets: (top: Double, bottom: Double)
  }

  private struct Row: View {
    let day: Day
    let frame: Frame
    let onTap: @MainActor () -> Void

    var body: some View { Button(day.name, action: onTap) }
  }

  private struct Rows: View {
    @State var ticks = 0
    let ids = [1, 2]

    var body: some View {
      Button("tick") { ticks += 1 }
      ForEach(ids, id: \.self) { id in
        let width = Double(id == 1 ? ticks : 0)
        Row(day: Day(name: "day \(id)"), frame: Frame(width: 1, insets: (0, width))) {}
      }
    }
  }

  private struct Links: View {
    @State var ticks = 0

    var body: some View {
      NavigationStack {
        VStack {
          Button("tick") { ticks += 1 }
          NavigationLink("same", destination: Text("there"))
          NavigationLink(
            "other",
            destination: Row(day: Day(name: "\(ticks)"), frame: Frame(width: 1, insets: (0, 0))) {}
          )
        }
        .navigationTitle("\(ticks)")
      }
    }
  }

  private func work(after action: (ViewHost) -> Void, in host: ViewHost) -> [ValueWork] {
    host.resetCounts()
    action(host)
    return host.valueWork
  }

  @Test("at mount every value becomes a node, in the order in which they are made")
  func mount() {
    let host = ViewHost { Rows() }
    #expect(
      host.valueWork == [
        ValueWork(type: "Rows", madeNodes: 1),
        ValueWork(type: "Button<Text>", madeNodes: 3),
        ValueWork(type: "Text", madeNodes: 3),
        ValueWork(type: "ForEach<Array<Int>, Int, Row>", madeNodes: 1),
        ValueWork(type: "Row", madeNodes: 2),
      ]
    )
  }

  @Test("in a pass each is compared or handed on, and the fields that differ are told by their names")
  func fields() {
    let host = ViewHost { Rows() }
    #expect(
      work(after: { $0.tap("tick") }, in: host) == [
        ValueWork(type: "Button<Text>", equal: 1, unequal: 1, unequalFields: [.init(name: "action", count: 1)]),
        ValueWork(type: "Text", equal: 2),
        ValueWork(type: "ForEach<Array<Int>, Int, Row>", handedOn: 1),
        ValueWork(
          type: "Row",
          equal: 1,
          unequal: 1,
          unequalFields: [.init(name: "frame.insets.bottom", count: 1)]
        ),
      ]
    )
  }

  @Test("a link's destination is compared as the link's, and kept as a destination")
  func destinations() {
    let host = ViewHost { Links() }
    let tick = work(after: { $0.tap("tick") }, in: host)
    #expect(
      tick.filter { $0.type.hasPrefix("NavigationLink") || $0.type == "Row" } == [
        ValueWork(type: "NavigationLink<Text, Text>", equal: 1),
        ValueWork(
          type: "NavigationLink<Text, Row>",
          unequal: 1,
          unequalFields: [.init(name: "destination.day", count: 1)]
        ),
        ValueWork(type: "Row", keptAsDestination: 1),
      ]
    )
  }

  @Test("what is added up is what the counts say")
  func sums() {
    let host = ViewHost { Links() }
    host.tap("other")
    let work = host.valueWork
    let counts = host.counts
    #expect(work.map(\.compared).reduce(0, +) == counts.comparisons)
    #expect(work.map(\.unequal).reduce(0, +) == counts.comparisonsUnequal)
    #expect(work.map(\.handedOn).reduce(0, +) == counts.valuesHandedOn)
    #expect(work.map(\.madeNodes).reduce(0, +) == counts.nodesCreated)
    #expect(counts.values(of: Row.self) == 2)
  }

  @Test("nothing is kept while details are not recorded")
  func unrecorded() {
    let host = ViewHost(recordsDetails: false) { Rows() }
    host.tap("tick")
    #expect(host.valueWork == [])
  }
}
