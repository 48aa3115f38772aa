/// What a duel goes by, all of it fixed before the first process starts.
///
/// Every row is screened in the first stage; what looks changed there is judged in the second by fresh processes alone,
/// which share the budget of errors. So whatever the first stage lets through, the chance of a false alarm over the
/// whole table is at most ``errorBudget``.
public struct DuelRules: Codable, Equatable, Sendable {
  /// Pairs of processes that screen all rows.
  public var screeningPairs = 10
  /// How often each row has ABBA or BAAB in one pair.
  public var rounds = 10
  /// A row is flagged where a change as large would come up by chance as rarely as this, for either direction.
  public var flagLevel = 0.02
  /// Pairs of processes that judge the rows flagged: as many as ``judgingWork`` allows.
  public var judgingPairs = 12...40
  /// Rows times pairs.
  public var judgingWork = 600
  /// The chance of any false alarm.
  public var errorBudget = 0.005
  /// A change of less than this share is none.
  public var margin = 0.01
  /// What it is between two builds where neither a policy nor a calibration says another: layout alone moves rows by some
  /// percent (`scripts/layout-builds` makes the builds that show how far).
  public static let marginOfUnknownLayout = 0.05
  /// A change of this share is to be seen; where it would not be, the row is not resolved.
  public var resolution = 0.03
  /// The chance it is to be seen with.
  public var power = 0.97
  /// A round in which a thread had to wait longer than this for a processor is dropped whole.
  public var preemptionNanoseconds: UInt64 = 100_000
  /// A row of a pair with fewer rounds left than this is dropped as well.
  public var minimumRounds = 3

  public init() {}

  /// How many pairs judge so many flagged rows.
  public func judgingPairs(rows: Int) -> Int {
    guard rows > 0 else { return 0 }
    return min(max(judgingWork / rows, judgingPairs.lowerBound), judgingPairs.upperBound)
  }
}
