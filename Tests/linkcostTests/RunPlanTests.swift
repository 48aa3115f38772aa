import LinkScreens
import Measurement
import Testing

@testable import linkcost

@Suite("The plan of a run")
@MainActor
struct RunPlanTests {
  private func plan(_ settings: Settings, _ surroundings: Surroundings = .fixed()) throws -> RunPlan {
    try RunPlan(settings, surroundings: surroundings)
  }

  @Test("by default takes every screen and the main phases over the 730 days inside, in 9 processes")
  func defaults() throws {
    let plan = try plan(Settings())
    #expect(plan.rows == [730])
    #expect(plan.screens.map(\.name) == Screen.all.map(\.name))
    #expect(plan.phases == Phase.main)
    #expect(plan.combinations == [Combination()])
    #expect(plan.seed == 4711)
    #expect(plan.processCount == 9)
    #expect(try plan.job(of: 3).process == 3)
    #expect(try plan.job(of: 3).sampling == plan.sampling)
  }

  @Test("keeps the catalogue's order whatever the order given")
  func order() throws {
    let plan = try plan(Settings(rows: [2, 1], screens: ["hidden-link", "eager"], phases: ["tap", "mount"]))
    #expect(plan.rows == [2, 1])
    #expect(plan.screens.map(\.name) == ["eager", "hidden-link"])
    #expect(plan.phases == [.mount, .tap])
  }

  @Test("crosses containers with typical and destinations with stack, and nothing else")
  func combinations() throws {
    func combinations(_ settings: Settings) throws -> [String] {
      try plan(settings).combinations.map { "\($0.container.rawValue)/\($0.destination.rawValue)" }
    }
    #expect(try combinations(Settings(containers: ["list", "stack"])) == ["stack/typical", "list/typical"])
    #expect(try combinations(Settings(destinations: ["heavy", "light"])) == ["stack/light", "stack/heavy"])
    #expect(
      try combinations(Settings(containers: ["stack", "list"], destinations: ["light", "typical"]))
        == ["stack/light", "stack/typical", "list/typical"]
    )
    #expect(try combinations(Settings(screens: ["saved-maps"])) == ["lazy-grid/typical"])
    // Four containers with typical, and six more destinations in a stack.
    #expect(try combinations(Settings(isAll: true)).count == 10)
    #expect(try plan(Settings(isAll: true)).phases == Phase.allCases)
    #expect(try plan(Settings(phases: ["pop"], isAll: true)).phases == [.pop])
  }

  @Test("leaves out the phases that a screen does not have, and taps without a row")
  func groups() throws {
    let plan = try plan(Settings(rows: [0, 3], screens: ["control", "eager"], phases: ["mount", "pop"]))
    #expect(
      plan.groups.map { $0.cases.map(\.key) } == [
        ["control/stack/typical/0/mount", "eager/stack/typical/0/mount"],
        ["control/stack/typical/3/mount", "eager/stack/typical/3/mount"],
        ["eager/stack/typical/3/pop"],
      ]
    )
  }

  @Test("counts in two processes and times nothing where the build cannot time")
  func counting() throws {
    let plan = try plan(Settings(), .fixed(isTimed: false))
    #expect(plan.processCount == 2)
    #expect(plan.sampling == nil)
  }

  @Test("keeps a number of passes of one's own however long it takes")
  func passes() throws {
    let sampling = try plan(Settings(passes: 12)).sampling
    #expect(sampling?.passes == 12)
    #expect(sampling?.budgetNanosecondsPerKey == nil)
  }

  @Test("shares one time out, so that more keys get less each, and more processes take longer")
  func budget() throws {
    func share(_ settings: Settings) throws -> UInt64 {
      try #require(try plan(settings).sampling?.budgetNanosecondsPerKey)
    }
    let one = try share(Settings(rows: [730], screens: ["eager"]))
    #expect(try share(Settings(rows: [730, 731], screens: ["eager"])) == one / 2)
    #expect(try share(Settings(rows: [730], screens: ["eager"], processes: 80)) == one)
    #expect(try share(Settings(rows: [730], screens: ["eager"], isQuick: true)) < one)
    // Where very much is measured, the run takes longer instead.
    let least = try share(Settings(isAll: true))
    #expect(
      try share(Settings(rows: [730, 731], containers: Container.allCases.map(\.rawValue), isAll: true)) <= least
    )
    #expect(least > one / 50)
    #expect(try plan(Settings(isAll: true)).processCount == Bootstrap.minimumProcesses)
    #expect(try plan(Settings(isAll: true)).countingProcessCount == TimeBudget.countingProcessCount)
    #expect(try plan(Settings(rows: [100_000])).processCount == Bootstrap.minimumProcesses)
  }

  @Test("counts every case in every process, in two where everything is measured, in one where rows are many")
  func countingProcesses() throws {
    let report = WorkerReport(process: 0, counts: ["a": ["bodies": 1]], samples: [], clocks: nil)
    let few = try plan(Settings(rows: [730]))
    #expect(try few.job(of: 8, after: [report]).counts == nil)
    let everything = try plan(Settings(isAll: true))
    #expect(try everything.job(of: 1, after: [report]).counts == nil)
    #expect(try everything.job(of: 2, after: [report, report]).counts == report.counts)
    let other = WorkerReport(process: 1, counts: ["a": ["bodies": 2]], samples: [], clocks: nil)
    #expect(throws: RunError.self) { try everything.job(of: 2, after: [report, other]) }
    let many = try plan(Settings(rows: [100_000]))
    #expect(try many.job(of: 0).counts == nil)
    #expect(try many.job(of: 1, after: [report]).counts == report.counts)
  }

  @Test(
    "refuses what it cannot do",
    arguments: [
      (Settings(screens: ["eager", "hiden-link"]), #"There is no screen "hiden-link": did you mean hidden-link?"#),
      (
        Settings(phases: ["sleep"]),
        #"There is no phase "sleep": the phases are \#(Phase.allCases.map(\.rawValue).joined(separator: ", "))."#
      ),
      (
        Settings(containers: ["stak"]), #"There is no container "stak": did you mean stack?"#
      ),
      (
        Settings(destinations: ["heavyy"]), #"There is no destination "heavyy": did you mean heavy?"#
      ),
      (
        Settings(screens: ["control"], phases: ["tap", "pop"]),
        "Nothing is left to measure, as control cannot do tap, pop: linkcost list says which phases a screen has; "
          + "a tap needs a row."
      ),
      (
        Settings(daysPath: "/dev/null"),
        "--days needs a file that can be read more than once, which /dev/null is not: save it as a file first."
      ),
      (
        Settings(daysPath: "/nowhere/days.csv"),
        #"There is no file "/nowhere/days.csv": give the path of a CSV file that has a date column."#
      ),
    ]
  )
  func refusals(settings: Settings, message: String) {
    let error = #expect(throws: (any Error).self) { try plan(settings) }
    #expect(error.map { "\($0)" } == message)
  }

  @Test("refuses more rows than four fifths of the memory can hold, and says how many it can")
  func memory() throws {
    let surroundings = Surroundings.fixed(memoryBytes: UInt64(Case.bytesPerRow) * 5_000)
    #expect(try plan(Settings(rows: [4_000], screens: ["eager"]), surroundings).rows == [4_000])
    #expect(throws: UsageError.rowsBeyondMemory(rows: "4001", available: "4000")) {
      try plan(Settings(rows: [1, 4_001], screens: ["eager"]), surroundings)
    }
    #expect(throws: UsageError.rowsBeyondMemory(rows: "2001", available: "2000")) {
      try plan(Settings(rows: [2_001], screens: ["eager", "row-view"]), surroundings)
    }
    #expect(
      UsageError.rowsBeyondMemory(rows: "4001", available: "4000").description
        == "--rows 4001 is more than memory can hold: choose 4000 or fewer."
    )
  }
}
