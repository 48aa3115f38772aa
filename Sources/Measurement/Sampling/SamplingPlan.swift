/// How long and how often a group of keys is sampled in one process.
public struct SamplingPlan: Codable, Equatable, Sendable {
  /// Steps that every key gets at least, unless the budget ends first. At least 1.
  ///
  /// Only whole samples are taken, and every round has one of every key: a quick key gets more steps than a slow one.
  public var passes: Int
  /// The least processor time of one sample. Against it, what is left of a clock reading after its cost was subtracted
  /// (some 50 ns) is less than 1 in 1,000.
  public var minimumSampleNanoseconds: UInt64
  /// Wall time that one key may take for its samples, the preparation included; `nil` for no limit.
  ///
  /// Keys share it: rounds end when all keys together have used up theirs.
  public var budgetNanosecondsPerKey: UInt64?
  /// Rounds taken even if the budget is spent, so that a step slower than the budget still has a median.
  public var minimumRounds: Int
  /// Steps done untimed before each sample, so that a key does not pay for the caches its neighbour in the round has
  /// emptied, and no figure depends on which other keys are measured.
  public var leadInSteps: Int
  /// The most pieces one sample is split into where `stepLimit` is small.
  public var maximumSegments: Int
  /// When a key counts as warmed up.
  public var warmUp: WarmUpRule

  public init(
    passes: Int = 1_000,
    minimumSampleNanoseconds: UInt64 = 200_000,
    budgetNanosecondsPerKey: UInt64? = 50_000_000,
    minimumRounds: Int = 3,
    leadInSteps: Int = 1,
    maximumSegments: Int = 1_000,
    warmUp: WarmUpRule = WarmUpRule()
  ) {
    self.passes = passes
    self.minimumSampleNanoseconds = minimumSampleNanoseconds
    self.budgetNanosecondsPerKey = budgetNanosecondsPerKey
    self.minimumRounds = minimumRounds
    self.leadInSteps = leadInSteps
    self.maximumSegments = maximumSegments
    self.warmUp = warmUp
  }

  /// For trying: a second or two for some 30 keys in two processes, too little for an interval.
  public static let quick = SamplingPlan(
    passes: 50,
    budgetNanosecondsPerKey: 8_000_000,
    warmUp: WarmUpRule(budgetNanoseconds: 4_000_000)
  )

  /// The most steps in one sample, however quick the step: a bound for a step that takes no time at all.
  public static let maximumSteps = 1 << 20
}
