import Measurement
import Testing

@testable import linkcost

@Suite("The report of a duel")
struct DuelReportTests {
  private static let keys = ["a", "b"].map {
    CaseKey(screen: $0, container: "stack", destination: "typical", rows: 730, phase: "tick")
  }

  /// Pairs around a value for each key, alternately above and below.
  private static func pairs(_ values: [String: Double], count: Int, spread: Double) -> [[String: PairedTimes]] {
    (0..<count).map { pair in
      values.mapValues { value in
        let found = value + (pair.isMultiple(of: 2) ? spread : -spread)
        return PairedTimes(logRatio: found, unfilteredLogRatio: found, rounds: 10, preemptedRounds: 1)
      }
    }
  }

  private static func report(
    a: Double = 0,
    b: Double = 0,
    control: Double = 0,
    spread: Double = 0.004,
    mismatches: [Mismatch] = [],
    demandsTimes: Bool = false
  ) -> DuelReport {
    func side(_ side: DuelSide) -> DuelField.Side {
      DuelField.Side(duelist: Duelist(side: side, path: "/\(side)"), toolVersion: "1", counts: [:])
    }
    let values = [keys[0].description: a, keys[1].description: b, ControlArm.key: control]
    let judging = values.filter { $0.key == ControlArm.key || $0.value != 0 }
    let field = DuelField(old: side(.old), new: side(.new), keys: keys, steps: [:], mismatches: mismatches)
    var policy = Policy()
    policy.demandsTimes = demandsTimes
    return DuelReport(
      outcome: Duel.Outcome(
        field: field,
        rules: DuelRules(),
        seed: 7,
        screening: pairs(values, count: 10, spread: spread),
        judging: judging.count > 1 ? pairs(judging, count: 40, spread: spread) : []
      ),
      policy: policy,
      isSelf: false,
      handicaps: [:],
      seconds: 20
    )
  }

  @Test("a regression counts whatever else is wrong, but for a control arm that moved")
  func verdicts() {
    let extra = [Mismatch.extraCase(Self.keys[0])]
    let table: [(DuelReport, DuelReport.Verdict, linkcost.ExitStatus)] = [
      (Self.report(), .unchanged, .success),
      (Self.report(a: 0.05), .regression, .regression),
      (Self.report(a: -0.05), .improvement, .success),
      (Self.report(a: -0.05, b: 0.05), .regression, .regression),
      (Self.report(a: 0.05, mismatches: extra), .regression, .regression),
      (Self.report(mismatches: extra), .unresolved, .unresolved),
      (Self.report(a: -0.05, mismatches: extra), .unresolved, .unresolved),
      (Self.report(a: 0.05, control: 0.05), .unresolved, .unresolved),
      (Self.report(spread: 0.1), .unchanged, .success),
      (Self.report(spread: 0.1, demandsTimes: true), .unresolved, .unresolved),
      (Self.report(demandsTimes: true), .unchanged, .success),
    ]
    for (index, (report, verdict, status)) in table.enumerated() {
      #expect(report.verdict == verdict && report.status == status, "line \(index)")
    }
  }

  @Test("the last line is the verdict, in every form the same status")
  func lastLine() {
    let report = Self.report(a: 0.05)
    let terminal = Terminal(width: 100, isColored: false)
    #expect(
      DuelText(report: report, terminal: terminal).text.hasSuffix("\nRegression: 1 time is longer (exit status 1).\n")
    )
    #expect(DuelMarkdown(report: report).text.hasPrefix("## linkcost duel: regression\n\nRegression: 1 time is longer"))
    #expect(DuelAnnotations(report: report).text.hasPrefix("::error title=linkcost duel%3A regression::Regression"))
    #expect(
      DuelAnnotations(report: report).text.contains("\n::error title=time is longer::a/stack/typical/730/tick: +5.1 %")
    )
    #expect(DuelJSON(report).text.contains("\"exit_status\" : 1"))
  }

  @Test("recorded pairs come back as they were written, and what is no such file is told")
  func recordedPairs() throws {
    let pairs = (0..<3).map { number in
      RecordedPair(
        seed: 5,
        number: number,
        handicap: number == 2 ? 0.03 : 0,
        times: [
          "a/b": PairedTimes(logRatio: 0.25, unfilteredLogRatio: -1e-3, rounds: 10, preemptedRounds: 2),
          "c": PairedTimes(logRatio: nil, unfilteredLogRatio: 0, rounds: 10, preemptedRounds: 9),
        ]
      )
    }
    let text = CSV.line(RecordedPair.columns) + pairs.map(\.csv).joined()
    #expect(try RecordedPair.pairs(csv: text) == pairs)
    #expect(throws: RecordError.noColumns) { try RecordedPair.pairs(csv: "a,b\r\n") }
    #expect(throws: RecordError.noColumns) { try RecordedPair.pairs(csv: "") }
    #expect(throws: RecordError.badLine(7)) { try RecordedPair.pairs(csv: String(text.dropLast(8))) }
    #expect(throws: RecordError.badLine(4)) {
      try RecordedPair.pairs(csv: text.replacing("5,1,0.0,a/b,0.25", with: "5,1,0.0,a/b,nan"))
    }
  }

  @Test("the smallest change that is seen lies between two handicaps, or nowhere")
  @MainActor func smallest() {
    func smallest(_ points: [(handicap: Double, rate: Double)]) -> Double? {
      CalibrateCommand.smallest(points, power: 0.9)
    }
    #expect(smallest([(0.01, 0.1), (0.02, 0.8), (0.03, 1)]) == 0.025)
    #expect(smallest([(0.01, 0.9)]) == 0.01)
    #expect(smallest([(0.01, 0.1), (0.1, 0.5)]) == nil)
  }
}
