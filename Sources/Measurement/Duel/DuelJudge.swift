/// The second stage: what fresh processes say of the rows that were flagged, and with that of all rows.
public struct DuelJudge: Equatable, Sendable {
  public enum Judgement: String, CaseIterable, Codable, Sendable {
    /// Surely slower by more than the margin.
    case regression
    /// Surely faster by more than the margin.
    case improvement
    case unchanged
    /// A change as large as the resolution could be there, unseen.
    case unresolved
  }

  public struct Row: Equatable, Sendable {
    public let key: String
    public let screening: TrimmedMean?
    /// Of the second stage; absent for a row that was not flagged.
    public let judging: TrimmedMean?
    public let judgement: Judgement
    /// What it would be if nothing had been dropped.
    public let unfilteredJudgement: Judgement
    /// The least change that would have been seen.
    public let detectable: Double?
    /// The chance of error at either end of ``interval``.
    fileprivate let tail: Double
    fileprivate let rules: DuelRules

    /// At the level of the error budget, shared over the rows flagged, or at that of the screening; absent where too few
    /// pairs are left.
    public var interval: Interval? { estimate?.interval(tail: tail) }

    /// How many pairs of the stage that judged it would resolve it; absent where no number would.
    public var pairsToResolve: Int? {
      guard let judging else {
        return screening?.countToResolve(rules.resolution, tail: tail, power: rules.power)
      }
      let distance = max(judging.value.magnitude, rules.resolution) - rules.margin
      return judging.countToResolve(distance, tail: tail, power: rules.power)
    }

    /// The figure that the judgement is about.
    public var estimate: TrimmedMean? { judging ?? screening }
    /// Whether it looks like a change and is none that can be relied on.
    public func isLargeButInsignificant(margin: Double) -> Bool {
      judgement != .regression && judgement != .improvement && (estimate?.value.magnitude ?? 0) > margin
    }
  }

  public let rows: [Row]

  public init(
    keys: [String],
    screening: [[String: PairedTimes]],
    judging: [[String: PairedTimes]],
    rules: DuelRules
  ) {
    let screened = DuelScreening(keys: keys, pairs: screening, rules: rules)
    let flagged = screened.rows.filter { $0.flag != nil }
    let filtered = Verdicts(flagged, rules) { key in TrimmedMean(judging.compactMap { $0[key]?.logRatio }) }
    let unfiltered = Verdicts(flagged, rules) { key in TrimmedMean(judging.compactMap { $0[key]?.unfilteredLogRatio }) }
    rows = screened.rows.map { row in
      let judged = row.flag == nil ? nil : filtered.estimates[row.key]
      return Row(
        key: row.key,
        screening: row.estimate,
        judging: judged,
        judgement: row.flag == nil ? Self.unflagged(row, rules) : filtered.judgement(of: row.key),
        unfilteredJudgement: row.flag == nil ? Self.unflagged(row, rules) : unfiltered.judgement(of: row.key),
        detectable: judged.map { rules.margin + filtered.reach($0) } ?? row.detectable,
        tail: row.flag == nil ? rules.flagLevel : filtered.tail,
        rules: rules
      )
    }
  }

  private static func unflagged(_ row: DuelScreening.Row, _ rules: DuelRules) -> Judgement {
    guard let detectable = row.detectable else { return .unresolved }
    return detectable <= rules.resolution ? .unchanged : .unresolved
  }

  /// The tests of one way of counting; all rows flagged share the budget.
  private struct Verdicts {
    let rules: DuelRules
    let tail: Double
    var estimates: [String: TrimmedMean] = [:]
    private var judgements: [String: Judgement] = [:]

    init(_ flagged: [DuelScreening.Row], _ rules: DuelRules, estimate: (String) -> TrimmedMean?) {
      self.rules = rules
      tail = rules.errorBudget / Double(max(1, flagged.count))
      for row in flagged { estimates[row.key] = estimate(row.key) }
      let found = flagged.compactMap { row in estimates[row.key].map { (row.key, $0) } }
      // The budget is that of false alarms; an improvement that is none has one of the same size.
      let slower = Holm.rejected(found.map { $0.1.chanceAbove(rules.margin) }, level: rules.errorBudget)
      let faster = Holm.rejected(found.map { $0.1.chanceBelow(-rules.margin) }, level: rules.errorBudget)
      for (index, (key, estimate)) in found.enumerated() {
        judgements[key] = slower[index] ? .regression : faster[index] ? .improvement : calm(estimate)
      }
    }

    func judgement(of key: String) -> Judgement { judgements[key] ?? .unresolved }

    /// From the margin to what is seen beyond it with the power asked for.
    func reach(_ estimate: TrimmedMean) -> Double {
      let nu = estimate.degreesOfFreedom
      return estimate.standardError
        * (StudentT.upperQuantile(tail, degreesOfFreedom: nu)
          + StudentT.upperQuantile(1 - rules.power, degreesOfFreedom: nu))
    }

    private func calm(_ estimate: TrimmedMean) -> Judgement {
      let interval = estimate.interval(tail: tail)
      return interval.low >= -rules.resolution && interval.high <= rules.resolution ? .unchanged : .unresolved
    }
  }
}
