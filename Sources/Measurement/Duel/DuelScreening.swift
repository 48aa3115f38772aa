/// The first stage: which rows look changed, and which could not be seen clearly.
public struct DuelScreening: Equatable, Sendable {
  public struct Row: Equatable, Sendable {
    public let key: String
    /// Absent where too few pairs are left.
    public let estimate: TrimmedMean?
    /// Whether fresh processes are to judge it.
    public let flag: Flag?
    /// The least change that would have been flagged with the power asked for.
    public let detectable: Double?
  }

  public enum Flag: String, Codable, Sendable {
    case slower, faster
  }

  public let rows: [Row]

  /// Screens the rows of these keys by what each pair found, by key.
  public init(keys: [String], pairs: [[String: PairedTimes]], rules: DuelRules) {
    // The same few degrees of freedom in every row, and costly to find.
    var reaches: [Double: Double] = [:]
    rows = keys.map { key in
      let estimate = TrimmedMean(pairs.compactMap { $0[key]?.logRatio })
      return Row(
        key: key,
        estimate: estimate,
        flag: estimate.flatMap { Self.flag($0, rules) },
        detectable: estimate.map { estimate in
          let reach = reaches[estimate.degreesOfFreedom] ?? Self.reach(estimate.degreesOfFreedom, rules)
          reaches[estimate.degreesOfFreedom] = reach
          return estimate.standardError * reach
        }
      )
    }
  }

  /// The keys to be judged, in the order of the rows.
  public var flagged: [String] { rows.filter { $0.flag != nil }.map(\.key) }

  private static func flag(_ estimate: TrimmedMean, _ rules: DuelRules) -> Flag? {
    if estimate.chanceAbove(0) <= rules.flagLevel { return .slower }
    return estimate.chanceBelow(0) <= rules.flagLevel ? .faster : nil
  }

  /// In standard errors.
  private static func reach(_ nu: Double, _ rules: DuelRules) -> Double {
    StudentT.upperQuantile(rules.flagLevel, degreesOfFreedom: nu)
      + StudentT.upperQuantile(1 - rules.power, degreesOfFreedom: nu)
  }
}
