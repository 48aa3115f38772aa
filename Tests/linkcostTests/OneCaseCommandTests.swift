import Testing

@testable import linkcost

@Suite("The commands for one case")
@MainActor
struct OneCaseCommandTests {
  @Test(
    "steps repeats whatever has a step, or its floor",
    arguments: [
      Settings(rows: [3], screens: ["eager"], phases: ["mount"], passes: 2),
      Settings(rows: [3], screens: ["control"], phases: ["tick"], passes: 2),
      Settings(rows: [0], screens: ["hidden-link"], phases: ["tick"], passes: 1),
      Settings(rows: [3], screens: ["hidden-link"], phases: ["tap"], passes: 70),
      Settings(rows: [3], screens: ["row-view"], phases: ["tick-pushed"], passes: 2),
      Settings(rows: [3], screens: ["eager"], phases: ["pop"], passes: 70),
      Settings(rows: [3], screens: ["eager"], phases: ["mount"], passes: 2, isFloor: true),
      Settings(rows: [3], screens: ["path"], phases: ["deep-link"], passes: 2),
      Settings(rows: [3], screens: ["eager"], phases: ["appear"], passes: 2),
      Settings(rows: [3], screens: ["item"], phases: ["store-change"], passes: 3),
      Settings(rows: [3], screens: ["lazy-view"], phases: ["delete"], containers: ["list"], passes: 2),
      Settings(rows: [40], screens: ["saved-maps"], phases: ["scroll"], passes: 2),
      Settings(rows: [3], screens: ["row-view"], phases: ["edit"], destinations: ["loading"], passes: 3),
      Settings(rows: [3], screens: ["row-view"], phases: ["tick"], passes: 2, isFloor: true),
    ]
  )
  func steps(settings: Settings) throws {
    try StepsCommand.run(settings, memoryBytes: 1 << 30)
  }

  @Test(
    "steps refuses what is no single case",
    arguments: [
      (Settings(rows: [3], screens: ["eager"], phases: ["tick"]), UsageError.stepsNeedOne),
      (Settings(screens: ["eager"], phases: ["tick"], passes: 1), .stepsNeedOne),
      (Settings(rows: [3], screens: ["eager", "control"], phases: ["tick"], passes: 1), .stepsNeedOne),
      (Settings(rows: [3], screens: ["eager"], passes: 1), .stepsNeedOne),
      (
        Settings(rows: [3], screens: ["control"], phases: ["tap"], passes: 1),
        .noSuchStep(screen: "control", phase: "tap")
      ),
      (
        Settings(rows: [0], screens: ["eager"], phases: ["pop"], passes: 1),
        .noSuchStep(screen: "eager", phase: "pop")
      ),
      (
        Settings(rows: [3], screens: ["eager"], phases: ["tap"], passes: 1, isFloor: true), .noFloor(phase: "tap")
      ),
      (
        Settings(rows: [3], screens: ["isolated"], phases: ["tick"], passes: 1, isFloor: true),
        .noFloorOfScreen(
          reason: "Its tick runs one small body and touches no row: there is no loop to hold it against."
        )
      ),
      (
        Settings(rows: [3], screens: ["eager"], phases: ["tick"], destinations: ["light"], passes: 1, isFloor: true),
        .noFloorOfScreen(
          reason: "The floors are loops written by hand for the rows of a stack that lead to typical."
        )
      ),
      (
        Settings(rows: [3], screens: ["eager"], phases: ["tick"], destinations: ["light", "heavy"], passes: 1),
        .stepsNeedOne
      ),
      (
        Settings(rows: [2_000_000], screens: ["eager"], phases: ["tick"], passes: 1),
        .rowsBeyondMemory(rows: "2000000", available: "858993")
      ),
    ]
  )
  func refusedSteps(settings: Settings, error: UsageError) {
    #expect(throws: error) { try StepsCommand.run(settings, memoryBytes: 1 << 30) }
  }

  @Test(
    "heap refuses what is no single screen",
    arguments: [
      (Settings(screens: ["eager"]), UsageError.heapNeedsOne), (Settings(rows: [3]), .heapNeedsOne),
      (Settings(rows: [3, 4], screens: ["eager"]), .heapNeedsOne),
      (Settings(rows: [3], screens: ["eager", "control"]), .heapNeedsOne),
      (
        Settings(rows: [2_000_000], screens: ["eager"]), .rowsBeyondMemory(rows: "2000000", available: "858993")
      ),
    ]
  )
  func refusedHeap(settings: Settings, error: UsageError) {
    #expect(throws: error) { try HeapCommand.run(settings, memoryBytes: 1 << 30) }
  }

  @Test(
    "tree refuses what is no step of one screen",
    arguments: [
      (
        Settings(phases: ["tap"], operands: ["control"]),
        UsageError.absentStep(step: "control/stack/typical/3/tap", reason: "It has no link, so it cannot be left.")
      ),
      (Settings(rows: [0], phases: ["tap"], operands: ["eager"]), .noSuchStep(screen: "eager", phase: "tap")),
      (
        Settings(rows: [2_000_000], operands: ["eager"]), .rowsBeyondMemory(rows: "2000000", available: "858993")
      ),
    ]
  )
  func refusedTrees(settings: Settings, error: UsageError) {
    #expect(throws: error) { try TreeCommand.text(settings, surroundings: .fixed(memoryBytes: 1 << 30)) }
    let unknown = #expect(throws: UsageError.self) {
      try TreeCommand.text(Settings(operands: ["eagre"]), surroundings: .fixed())
    }
    #expect(unknown?.description == "There is no screen \"eagre\": did you mean eager?")
  }

  @Test("endure refuses what is no screen or more than memory holds")
  func endure() throws {
    let settings = Settings(rows: [1], screens: ["no-such-screen"], passes: 1)
    #expect(throws: UsageError.self) { try EndureCommand.run(settings, memoryBytes: 1 << 30) }
    #expect(throws: UsageError.rowsBeyondMemory(rows: "2000000", available: "858993")) {
      try EndureCommand.run(Settings(rows: [2_000_000], screens: ["eager"]), memoryBytes: 1 << 30)
    }
  }

  @Test("a build without counts says so and makes no report")
  func uncounted() throws {
    #expect(
      Help.version(isCounted: false)
        == "linkcost \(Tool.version) (uncounted: for scripts/bench-check only, it makes no reports)\n"
    )
    #expect(Help.version() == "linkcost \(Tool.version)\n")
    #expect(throws: RunError.countsNothing) { try LinkCost.refuseUncounted(isCounted: false) }
    try LinkCost.refuseUncounted()
  }

  @Test("reach draws the same order in each run")
  func orderOfReach() {
    #expect(ReachCommand.order == ReachCommand.order)
  }
}
