import Measurement

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What a duel comes to, in sentences that every form of it shares.
struct DuelSentences {
  let report: DuelReport

  private var rules: DuelRules { report.outcome.rules }
  private var field: DuelField { report.outcome.field }

  /// One line: the verdict, what made it, and the exit status.
  var verdict: String {
    let reasons = reasons.isEmpty ? "" : ": " + reasons.joined(separator: "; ")
    return "\(title)\(reasons) (exit status \(report.status.rawValue))."
  }

  var title: String { Self.title(report.verdict) }

  private static func title(_ verdict: DuelReport.Verdict) -> String {
    switch verdict {
    case .regression: "Regression"
    case .unresolved: "Not resolved"
    case .improvement: "Improvement"
    case .unchanged: "No regression"
    }
  }

  private var reasons: [String] {
    if report.control.state == .moved { return ["the control arm moved, so that nothing can be said"] }
    let open = report.rows(.unresolved).count
    return [
      phrase(report.rows(.regression).count, "time is longer", "times are longer"),
      phrase(field.mismatches.count, "thing does not fit together", "things do not fit together"),
      phrase(report.rows(.improvement).count, "time is shorter", "times are shorter"),
      phrase(open, "time is not resolved", "times are not resolved"),
      report.control.state == .unclear ? "the control arm is not resolved" : nil,
      report.verdict == .unchanged && open == 0 && !report.rows.isEmpty
        ? "no time changed by \(Figure.plainPercent(rules.resolution)) or more" : nil,
    ].compactMap(\.self)
  }

  /// What was done.
  var method: String {
    let judging = report.outcome.judging.count
    let second =
      judging == 0
      ? "nothing was flagged" : "\(Figure.counted(judging, "fresh pair", "fresh pairs")) judged what was flagged"
    return "\(Figure.counted(report.rows.count, "row", "rows")), "
      + "\(Figure.counted(report.outcome.screening.count, "pair", "pairs")) of processes with "
      + "\(rules.rounds) rounds of ABBA or BAAB a row; \(second). Seed \(report.outcome.seed), \(Figure.short(report.seconds)) s."
  }

  var control: String {
    let change = report.control.estimate.map { Figure.percent(Self.share($0.value)) } ?? "unknown"
    switch report.control.state {
    case .flat: return "Control arm: flat, \(change)\(within(report.control.interval))."
    case .moved:
      return "Control arm: moved by \(change)\(within(report.control.interval)), though its work is the same in both: "
        + "one of the two was treated worse. Try again on a quieter machine."
    case .unclear:
      return "Control arm: not clear, \(change)\(within(report.control.interval)): the machine is too noisy."
    }
  }

  var dropped: String {
    let share = Figure.plainPercent(report.droppedShare)
    let limit = Figure.short(Double(rules.preemptionNanoseconds) / 1_000)
    let same = report.unfilteredVerdict == report.verdict
    return
      "Dropped: \(share) of the rounds, in which a thread waited more than \(limit) µs for a processor; with them the "
      + "verdict would be \(same ? "the same" : Self.title(report.unfilteredVerdict).lowercased())."
  }

  /// What the rows that did not change can be relied on for.
  var unchanged: String? {
    let calm = report.rows(.unchanged)
    guard let least = calm.compactMap(\.detectable).min(), let most = calm.compactMap(\.detectable).max() else {
      return nil
    }
    return "\(Figure.counted(calm.count, "time is", "times are")) unchanged: a change of "
      + "\(Figure.plainPercent(Self.share(least))) to \(Figure.plainPercent(Self.share(most))), from row to row, would have been "
      + "seen with \(Figure.plainPercent(rules.power))."
  }

  var unresolved: String? {
    let open = report.rows(.unresolved)
    guard !open.isEmpty else { return nil }
    let needed = open.compactMap(\.pairsToResolve).max().map { "; \(Figure.whole($0)) pairs would settle all of them" }
    return "\(Figure.counted(open.count, "time is", "times are")) not resolved to "
      + "\(Figure.plainPercent(rules.resolution)) here and now\(needed ?? "") (--pairs)."
  }

  var mismatches: [String] { field.mismatches.map(\.description) }

  var changedCounts: String? {
    let changed = field.changedCounts.count
    guard changed > 0 else { return nil }
    return
      "\(Figure.counted(changed, "row does", "rows do")) other work in NEW than in OLD, by their counts: linkcost compare judges "
      + "those."
  }

  var exceptions: [String] {
    report.policy.screensLeftOut.map { "The policy leaves out \($0.screen): \($0.reason)" }
      + report.handicaps.sorted { $0.key < $1.key }.map { screen, share in
        "NEW has a handicap: \(screen) takes \(Figure.plainPercent(share)) longer on purpose."
      }
  }

  var noise: String {
    guard let row = report.noisiest, let spread = row.estimate?.spread else { return "Noise: none seen." }
    return
      "Largest noise seen: the pairs of \(row.key) differ by \(Figure.plainPercent(spread)), one standard deviation."
  }

  /// One row in a line, for annotations.
  func line(_ row: DuelJudge.Row) -> String {
    let change = row.estimate.map { Figure.percent(Self.share($0.value)) } ?? "unknown"
    return "\(row.key): \(change)\(within(row.interval)), \(words(row))"
  }

  func words(_ row: DuelJudge.Row) -> String {
    switch row.judgement {
    case .regression: "longer"
    case .improvement: "shorter"
    case .unchanged: row.isLargeButInsignificant(margin: rules.margin) ? "not confirmed" : "unchanged"
    case .unresolved: row.isLargeButInsignificant(margin: rules.margin) ? "large, not significant" : "not resolved"
    }
  }

  /// A logarithm of a ratio as the change it is.
  static func share(_ logRatio: Double) -> Double { exp(logRatio) - 1 }

  private func within(_ interval: Interval?) -> String {
    guard let interval else { return "" }
    return " (\(Figure.percent(Self.share(interval.low))) to \(Figure.percent(Self.share(interval.high))))"
  }

  private func phrase(_ number: Int, _ singular: String, _ plural: String) -> String? {
    number == 0 ? nil : Figure.counted(number, singular, plural)
  }
}
