import LinkScreens
import Measurement
import Testing

@testable import linkcost

@Suite("What a sweep found")
@MainActor
struct SweepResultsTests {
  /// A sweep of two screens whose times are made up: the eager screen takes 100 ns a row and 1 µs besides, the other
  /// one 10 ns a row and 4 µs besides; with destinations of weight 1 to 7, the eager one takes that many times 10 µs.
  private func results(processes: Int = 6) throws -> SweepResults {
    let settings = Settings(
      rows: [1, 10, 100, 1_000, 10_000, 100_000],
      screens: ["hidden-link"],
      phases: ["tick"],
      processes: processes,
      seed: 7
    )
    let plan = try SweepPlan(settings, surroundings: .fixed())
    let reports = plan.cells.flatMap { cell in
      (0..<processes).map { process in
        SweepReport(cell: cell, report: report(process, plan.groups(of: cell).flatMap(\.cases), cell.scale))
      }
    }
    return SweepResults(
      plan: plan,
      reports: reports,
      machine: Surroundings.fixed().machine,
      seconds: 61.5,
      peakMemoryBytes: 700 << 20
    )
  }

  private func report(_ process: Int, _ cases: [Case], _ scale: SweepPlan.Cell.Scale) -> WorkerReport {
    let samples = cases.map { step in
      let weight = (Destination.allCases.firstIndex(of: step.destination) ?? 0) + 1
      let isEager = step.screen.name == "eager"
      let byRows = isEager ? 1_000 + 100 * step.rows : 4_000 + 10 * step.rows
      let byWeight = isEager ? weight * 10_000 : 35_000
      return Sample(
        key: step.key,
        process: process,
        round: 0,
        order: 0,
        steps: 1,
        segments: 1,
        wallNanoseconds: 1,
        processorNanoseconds: UInt64((scale == .rows ? byRows : byWeight) * (1_000 + process) / 1_000)
      )
    }
    return WorkerReport(process: process, counts: [:], samples: samples, clocks: nil)
  }

  @Test("each screen grows by a law, with what a row costs and what is left without any")
  func laws() throws {
    let laws = try results().laws
    #expect(laws.map(\.screen) == ["eager", "hidden-link"])
    #expect(laws.map(\.growth.law) == [.linear, .linear])
    for (law, expected) in zip(laws, [(1_000.0, 100.0), (4_000, 10)]) {
      #expect(abs(law.growth.line.fixed / expected.0 - 1) < 0.01)
      #expect(abs(law.growth.line.perUnit / expected.1 - 1) < 0.01)
      #expect(abs((law.growth.slope?.value ?? 0) - 1) < 0.08)
    }
  }

  @Test("the lazy screen wins from some rows on, and from some weight on")
  func crossings() throws {
    let crossings = try results().crossings
    #expect(crossings.map(\.scale) == [.rows, .destinations])
    let rows = try #require(crossings[0].crossover.crossings.first)
    #expect([rows.before, rows.after] == ["10", "100"])
    #expect((10...100).contains(rows.position ?? 0))
    let weight = try #require(crossings[1].crossover.crossings.first)
    #expect([weight.before, weight.after] == ["callback", "heavy"])
    #expect(crossings[1].crossover.losses == ["light", "typical", "callback"])
    // Between 30 and 40 µs for 730 rows.
    #expect((41...55).contains(weight.position ?? 0))
  }

  @Test("the CSV has a line for each point, law and crossover, and every line all columns")
  func csv() throws {
    let lines = SweepCSV(results: try results()).text.split(separator: "\r\n").map {
      $0.split(separator: ",", omittingEmptySubsequences: false)
    }
    #expect(lines[0].map(String.init) == SweepCSV.columns)
    #expect(Set(lines.map(\.count)) == [SweepCSV.columns.count])
    let kinds = lines.dropFirst().map { String($0[0]) }
    #expect(kinds.count { $0 == "point" } == 2 * 6 + 2 * 7)
    #expect(kinds.count { $0 == "law" } == 2)
    #expect(kinds.count { $0 == "crossover" } == 2)
  }

  @Test("the text tells the times, the laws, the crossings, the memory and the time")
  func text() throws {
    let text = SweepText(
      results: try results(),
      writtenFiles: ["a.csv"],
      terminal: Terminal(width: 98, isColored: false)
    ).text
    #expect(text.contains("    1,000   101 µs  "))
    #expect(text.contains("hidden-link, rows: wins from between 10 and 100 rows on (about "))
    #expect(text.contains("hidden-link, destinations: wins from heavy on, and not yet with callback (about "))
    #expect(text.hasSuffix("Took 62 s; at most 700 MiB in one process.\nWritten: a.csv\n"))
  }

  @Test("too few processes give no intervals, and every figure else")
  func fewProcesses() throws {
    let results = try results(processes: 2)
    #expect(results.points.allSatisfy { $0.time.cpuLowNanoseconds == nil })
    #expect(results.crossings[0].crossover.crossings.count == 1)
  }
}
