import Testing
import ViewTree

@testable import LinkScreens

@Suite("Counts held against the counted step's")
@MainActor
struct CountsCheckTests {
  private let counts = [
    "links_built": 1, "destinations_built": 2, "destination_bodies": 3, "screen_bodies": 4, "bodies": 5,
    "wrappers_built": 12, "objects_built": 13, "loads_started": 14, "wrapper_bodies": 15, "values_received": 16,
    "comparisons": 9, "comparisons_equal": 7, "nodes_created": 8, "nodes_removed": 10,
    "nodes_live": 11,
  ]
  private let totals: WorkTotals = {
    var totals = WorkTotals()
    totals.linksBuilt = 1
    totals.destinationsBuilt = 2
    totals.wrappersBuilt = 12
    totals.objectsBuilt = 13
    totals.loadsStarted = 14
    totals.bodiesEvaluated = 5
    totals.comparisons = 9
    totals.comparisonsUnequal = 2
    totals.valuesHandedOn = 7
    totals.nodesCreated = 8
    totals.nodesRemoved = 10
    return totals
  }()

  @Test("The expected totals are those of the counts in the files")
  func expected() {
    #expect(CountsCheck(key: "a/key", expected: counts).expected == totals)
  }

  @Test("Totals read from a screen's counts are the screen's totals", arguments: Phase.allCases)
  func roundTrip(phase: Phase) {
    if [.scroll, .deepLink].contains(phase) { return }
    let stage = Stage(.named("hidden-link")!, rows: 3, days: .embedded())
    let step = stage.countedStep(phase)
    #expect(CountsCheck(key: "a/key", expected: step.byName).expected == step.totals)
  }

  @Test("A step with the expected totals passes")
  func equal() throws {
    try CountsCheck(key: "a/key", expected: counts).verify(totals, step: 1)
  }

  @Test(
    "A step that differs in any total fails",
    arguments: [
      \.linksBuilt, \.destinationsBuilt, \.wrappersBuilt, \.objectsBuilt, \.loadsStarted, \.bodiesEvaluated,
      \.comparisons, \.comparisonsUnequal, \.valuesHandedOn,
      \.nodesCreated, \.nodesRemoved, \.tasksStarted, \.tasksCancelled,
    ] as [WritableKeyPath<WorkTotals, Int> & Sendable]
  )
  func different(total: WritableKeyPath<WorkTotals, Int> & Sendable) {
    var found = totals
    found[keyPath: total] += 1
    #expect(throws: CountsVaried(key: "a/key", step: 2, expected: totals, found: found)) {
      try CountsCheck(key: "a/key", expected: counts).verify(found, step: 2)
    }
  }

  @Test("The message names the step and says what it did and what it should have done")
  func message() {
    var found = totals
    found.linksBuilt = 0
    #expect(
      CountsVaried(key: "eager/stack/typical/730/tick", step: 12, expected: totals, found: found).description
        == """
        Step 12 of eager/stack/typical/730/tick did other work than the counted step: \
        WorkTotals(linksBuilt: 0, destinationsBuilt: 2, wrappersBuilt: 12, objectsBuilt: 13, loadsStarted: 14, \
        bodiesEvaluated: 5, comparisons: 9, comparisonsUnequal: 2, \
        valuesHandedOn: 7, nodesCreated: 8, nodesRemoved: 10, environmentChecks: 0, tasksStarted: 0, \
        tasksCancelled: 0), not \
        WorkTotals(linksBuilt: 1, destinationsBuilt: 2, wrappersBuilt: 12, objectsBuilt: 13, loadsStarted: 14, \
        bodiesEvaluated: 5, comparisons: 9, comparisonsUnequal: 2, \
        valuesHandedOn: 7, nodesCreated: 8, nodesRemoved: 10, environmentChecks: 0, tasksStarted: 0, \
        tasksCancelled: 0). \
        Counts must be equal from step to step, or the timing means nothing; this is a bug in the screen or the tree.
        """
    )
  }
}
