import Measurement
import Testing

@testable import LinkScreens

@Suite("A step taken apart")
@MainActor
struct BreakdownTests {
  private func step(_ screen: String, _ phase: Phase, _ destination: Destination = .typical, rows: Int = 5) -> Case {
    Case(screen: Screen.named(screen)!, destination: destination, rows: rows, phase: phase)
  }

  private func breakdown(_ step: Case) -> Breakdown {
    step.breakdown(days: .embedded(), counts: step.counts(days: .embedded()))
  }

  private func parts(_ screen: String, _ phase: Phase, _ destination: Destination = .typical) -> [Breakdown.Part] {
    breakdown(step(screen, phase, destination)).parts.map(\.part)
  }

  @Test("has the parts that the step has, and no others")
  func whichParts() {
    #expect(parts("eager", .tick) == [.rows, .links, .values, .comparison, .tree])
    #expect(parts("eager", .tick, .heavy) == [.rows, .links, .values, .inits, .comparison, .tree])
    #expect(parts("eager", .tick, .light) == [.rows, .links, .comparison, .tree])
    #expect(parts("eager", .mount) == [.rows, .links, .values, .tree])
    #expect(parts("eager", .tap) == [.destination, .tree])
    #expect(parts("eager", .pop) == [.destination, .tree])
    #expect(parts("hidden-link", .tick) == [.rows, .buttons, .comparison, .tree])
    #expect(parts("hidden-link", .tap) == [.rows, .buttons, .comparison, .destination, .tree])
    #expect(parts("value-link", .tick) == [.rows, .links, .comparison, .tree])
    #expect(parts("row-view", .tick) == [.rows, .comparison, .tree])
    #expect(parts("row-view", .mount) == [.rows, .links, .values, .tree])
    #expect(parts("isolated", .tick) == [.tree])
    #expect(parts("control", .tick) == [.rows, .comparison, .tree])
  }

  @Test("names what each part is made of")
  func terms() throws {
    let step = step("eager", .tick, .heavy)
    let terms = breakdown(step).parts.map(\.terms)
    func key(_ name: String) -> String { "\(step.key)/\(name)" }
    #expect(
      terms == [
        [WeightedKey(key("rows alone, remake"))],
        [WeightedKey(key("light links, remake")), WeightedKey(key("rows alone, remake"), weight: -1)],
        [WeightedKey(key("bare values, remake")), WeightedKey(key("light links, remake"), weight: -1)],
        [WeightedKey(key("rows as they are, remake")), WeightedKey(key("bare values, remake"), weight: -1)],
        [WeightedKey(key("rows as they are, compare")), WeightedKey(key("rows as they are, remake"), weight: -1)],
        [WeightedKey(key("weightless")), WeightedKey(key("weightless rows, compare"), weight: -1)],
      ]
    )
  }

  @Test("leaves unexplained what the step takes beyond all parts, each time that is measured counted once")
  func unexplained() {
    let step = step("eager", .tick)
    #expect(
      breakdown(step).unexplained == [
        WeightedKey(step.key),
        WeightedKey("\(step.key)/rows as they are, compare", weight: -1),
        WeightedKey("\(step.key)/weightless", weight: -1),
        WeightedKey("\(step.key)/weightless rows, compare"),
      ]
    )
  }

  @Test("takes the destination by itself, and out of the tree one that weighs nothing")
  func destination() {
    let step = step("eager", .tap)
    func key(_ name: String) -> String { "\(step.key)/\(name)" }
    #expect(
      breakdown(step).parts.map(\.terms) == [
        [WeightedKey(key("destination, appear"))],
        [WeightedKey(key("weightless")), WeightedKey(key("weightless destination, appear"), weight: -1)],
      ]
    )
    #expect(parts("eager", .tap, .light) == [.destination, .tree])
  }

  @Test("rows are made as often as the screen's body runs")
  func burst() {
    let weights = breakdown(step("eager", .burst)).parts.first?.terms.map(\.weight)
    #expect(weights == [Double(Phase.burstCount)])
  }

  @Test("every time that a part is made of is measured, and can be")
  func subjects() throws {
    for screen in Screen.all {
      for phase in screen.phases(in: screen.home) {
        let step = Case(screen: screen, rows: 40, phase: phase)
        if step.exists { try measureOnce(step) }
      }
    }
  }

  private func measureOnce(_ step: Case) throws {
    let breakdown = breakdown(step)
    let measured = Set(breakdown.subjects.map(\.key))
    #expect(measured.count == breakdown.subjects.count)
    #expect(breakdown.subjects.first?.key == step.key)
    #expect(Set(breakdown.parts.flatMap(\.terms).map(\.key) + breakdown.unexplained.map(\.key)).isSubset(of: measured))
    for (_, subject) in breakdown.subjects {
      for _ in 0..<2 {
        try subject.prepare(steps: 1)
        subject.run(steps: 1)
        try subject.verify(steps: 1)
      }
    }
  }

  @Test("rows that weigh nothing are as many, with the same identities and heads")
  func weightless() {
    let months = DayTable.months(of: DayTable.embedded().days(count: 40))
    let light = months.map(\.weightless)
    #expect(light.map(\.id) == months.map(\.id))
    #expect(light.map(\.title) == months.map(\.title))
    #expect(light.flatMap(\.days).map(\.id) == months.flatMap(\.days).map(\.id))
    #expect(light.flatMap(\.days).allSatisfy { $0.summary.isEmpty })
  }
}
