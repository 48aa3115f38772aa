import Testing

@testable import LinkScreens

@Suite("What a step of a screen counts")
@MainActor
struct ScreenCountsTests {
  /// links_built / destinations_built / destination_bodies of each step, then screen_bodies at tap and pop.
  @Test(
    "730 rows build and enter what SwiftUI would; a tap runs the screen again only where the screen holds the selection"
  )
  func table() {
    let found = ScreenNames.inStack.map { screen in
      let steps = Phase.main.map { cell(screen, $0, ["links_built", "destinations_built", "destination_bodies"]) }
      let screenBodies = [Phase.tap, .pop].map { cell(screen, $0, ["screen_bodies"]) }
      return ([screen] + steps + screenBodies).joined(separator: " ")
    }
    #expect(
      found == [
        "control 0/0/0 0/0/0 - - - - -",
        "control-button 0/0/0 0/0/0 - - - - -",
        "eager 730/730/0 730/730/0 0/0/1 730/730/0 0/0/0 0 0",
        "eager-closure 730/730/0 730/730/0 0/0/1 730/730/0 0/0/0 0 0",
        "navigation-view 730/730/0 730/730/0 0/0/1 730/730/0 0/0/0 0 0",
        "row-view 730/730/0 0/0/0 0/0/1 0/0/0 0/0/0 0 0",
        "equatable-row 730/730/0 0/0/0 0/0/1 0/0/0 0/0/0 0 0",
        "isolated 730/730/0 0/0/0 0/0/1 0/0/0 0/0/0 0 0",
        "lazy-view 730/0/0 730/0/0 0/1/1 730/1/0 0/0/0 0 0",
        "tag-selection 730/730/0 730/730/0 0/0/1 730/730/0 0/0/0 0 0",
        "hidden-link 0/0/0 0/0/0 1/1/1 1/1/0 0/0/0 1 1",
        "action-link 730/730/0 730/730/0 0/0/1 730/730/0 0/0/0 0 0",
        "value-link 730/0/0 730/0/0 0/1/1 730/1/0 0/0/0 0 0",
        "path 0/0/0 0/0/0 0/1/1 0/1/0 0/0/0 0 0",
        "is-presented 0/1/0 0/1/0 0/1/1 0/1/0 0/0/0 1 0",
        "item 0/0/0 0/0/0 0/1/1 0/1/0 0/0/0 0 0",
      ]
    )
  }

  @Test("At mount the eager screen builds 1,460 links and destinations more than the hidden link")
  func difference() {
    let built = ["eager", "hidden-link"].map { screen in
      let counts = phaseCase(screen, rows: 730, .mount).counts(days: .embedded())
      return counts["links_built"]! + counts["destinations_built"]!
    }
    #expect(built[0] - built[1] == 1_460)
  }

  /// Rows from the first day of the embedded data on, 2013-01-01, and the months they lie in.
  @Test(
    "Every count follows its formula, whatever the number of rows",
    arguments: await ScreenNames.inStack,
    [(0, 0), (1, 1), (2, 1), (10, 1), (730, 24), (1_000, 33)]
  )
  func formula(screen: String, size: (rows: Int, months: Int)) throws {
    let formula = try #require(CountFormula(screen: screen), "There is no formula for \(screen): work one out.")
    let phases = (Phase.main + (size.rows < 100 ? [.burst] : [])).filter {
      phaseCase(screen, rows: size.rows, $0).exists
    }
    let found = phases.map { phaseCase(screen, rows: size.rows, $0).counts(days: .embedded()) }
    #expect(found == phases.map { formula.counts($0, rows: size.rows, months: size.months) })
  }

  @Test("A step counts alike on every fresh tree", arguments: Phase.allCases)
  func repetition(phase: Phase) {
    let days = DayTable.embedded()
    for step in ["hidden-link", "path", "saved-maps"].map({ phaseCase($0, rows: 40, phase) }) where step.exists {
      #expect(step.counts(days: days) == step.counts(days: days))
    }
  }

  /// The named counts of a step of 730 rows, or a dash where the screen has no such phase.
  private func cell(_ screen: String, _ phase: Phase, _ names: [String]) -> String {
    let step = phaseCase(screen, rows: 730, phase)
    guard step.exists else { return "-" }
    let counts = step.counts(days: .embedded())
    return names.map { "\(counts[$0]!)" }.joined(separator: "/")
  }
}
