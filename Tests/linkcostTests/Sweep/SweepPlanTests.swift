import LinkScreens
import Measurement
import Testing

@testable import linkcost

@Suite("What a sweep measures")
@MainActor
struct SweepPlanTests {
  private func plan(_ settings: Settings) throws -> SweepPlan {
    try SweepPlan(settings, surroundings: .fixed())
  }

  @Test("by default seven numbers of rows up to a million, then every destination")
  func defaults() throws {
    let plan = try plan(Settings())
    #expect(plan.rows == [1, 10, 100, 730, 10_000, 100_000, 1_000_000])
    #expect(plan.screens.map(\.name).contains("eager"))
    #expect(plan.phases == [.mount, .tick, .tap])
    #expect(plan.processCount == 6)
    #expect(plan.cells.map(\.scale) == Array(repeating: .rows, count: 7) + [.destinations])
    #expect(plan.cells.last?.rows == 730)
    #expect(plan.cells.last?.combinations.map(\.destination) == Destination.allCases)
  }

  @Test("eager is always among the screens, rows are in order, and one destination is no sweep")
  func chosen() throws {
    let plan = try plan(
      Settings(rows: [100, 1], screens: ["hidden-link"], phases: ["tick"], destinations: ["heavy"], processes: 2)
    )
    #expect(plan.screens.map(\.name) == ["eager", "hidden-link"])
    #expect(plan.cells.map(\.rows) == [1, 100])
    #expect(plan.cells.map(\.scale) == [.rows, .rows])
  }

  @Test("each process has the cells in an order of its own, and the seed repeats it")
  func order() throws {
    let plan = try plan(Settings(seed: 1))
    let orders = (0..<6).map { process in plan.order(in: process).map(\.rows) }
    #expect(Set(orders).count > 1)
    #expect(orders.allSatisfy { $0.sorted() == plan.cells.map(\.rows).sorted() })
    #expect(try self.plan(Settings(seed: 1)).order(in: 3) == plan.order(in: 3))
    #expect(try self.plan(Settings(seed: 2)).order(in: 3) != plan.order(in: 3))
  }

  @Test("what cannot be swept is refused with what to do")
  func refused() {
    func message(_ settings: Settings, _ surroundings: Surroundings = .fixed()) -> String? {
      #expect(throws: UsageError.self) { _ = try SweepPlan(settings, surroundings: surroundings) }?.description
    }
    #expect(
      message(Settings(rows: [0])) == "--rows cannot be 0 in a sweep, which asks how a cost grows: the least is 1."
    )
    #expect(message(Settings(screens: ["eagre"]))?.contains("did you mean eager?") == true)
    #expect(
      message(Settings(rows: [10_000_000]))
        == "--rows 10000000 is more than memory can hold: choose 3272356 or fewer."
    )
    #expect(
      message(Settings(), .fixed(isTimed: false))
        == "linkcost sweep needs times, and a debug build takes none: swift run -c release linkcost sweep."
    )
  }

  @Test("progress tells the share, the time left once it can be guessed, and what is measured")
  func progress() {
    let cell = SweepPlan.Cell(scale: .rows, rows: 10_000, combinations: [Combination()])
    #expect(
      SweepProgress.line(share: 0.25, process: 2, of: 6, cell: cell, seconds: 30)
        == " 25 %, 90 s left  process 2 of 6: 10,000 rows"
    )
    let first = SweepPlan.Cell(scale: .destinations, rows: 730, combinations: [])
    #expect(
      SweepProgress.line(share: 0, process: 1, of: 6, cell: first, seconds: 0) == "  0 %  process 1 of 6: destinations"
    )
  }
}
