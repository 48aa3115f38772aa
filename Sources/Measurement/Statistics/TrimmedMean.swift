/// The mean of some values without the extreme ones, and how sure it is.
///
/// Tukey and McLaughlin, "Less Vulnerable Confidence and Significance Procedures for Location Based on a Single Sample",
/// Sankhya A 25 (1963): a tenth of the values is left out at either end, the spread is that of the values with the
/// extreme ones replaced by their neighbours, and what remains is taken for Student's t. One process out of line moves
/// it little, and widens nothing.
public struct TrimmedMean: Equatable, Sendable {
  /// Left out at either end.
  public static let share = 0.1
  /// Fewer values than this tell nothing of their spread.
  public static let minimumCount = 4

  public let count: Int
  public let value: Double
  public let standardError: Double
  public let degreesOfFreedom: Double

  /// `nil` for fewer than ``minimumCount`` values.
  public init?(_ values: [Double]) {
    guard values.count >= Self.minimumCount else { return nil }
    let sorted = values.sorted()
    let cut = Int(Double(sorted.count) * Self.share)
    let kept = sorted[cut..<(sorted.count - cut)]
    let winsorized = sorted.map { min(max($0, sorted[cut]), sorted[sorted.count - 1 - cut]) }
    let mean = winsorized.reduce(0, +) / Double(sorted.count)
    let squares = winsorized.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
    let h = Double(kept.count)
    count = sorted.count
    value = kept.reduce(0, +) / h
    standardError = (squares / (h * (h - 1))).squareRoot()
    degreesOfFreedom = h - 1
  }

  /// How likely a value as large as this, or larger, is where the true one is `bound` or less.
  public func chanceAbove(_ bound: Double) -> Double {
    guard standardError > 0 else { return value > bound ? 0 : 1 }
    return StudentT.upperTail((value - bound) / standardError, degreesOfFreedom: degreesOfFreedom)
  }

  /// How likely a value as small as this, or smaller, is where the true one is `bound` or more.
  public func chanceBelow(_ bound: Double) -> Double {
    guard standardError > 0 else { return value < bound ? 0 : 1 }
    return StudentT.upperTail((bound - value) / standardError, degreesOfFreedom: degreesOfFreedom)
  }

  /// The interval that leaves out the true value with the chance `tail` at either end.
  public func interval(tail: Double) -> Interval {
    let reach = standardError * StudentT.upperQuantile(tail, degreesOfFreedom: degreesOfFreedom)
    return Interval(low: value - reach, high: value + reach)
  }

  /// How many values it would take for a true value `distance` beyond a bound to be seen beyond it, at the level `tail`,
  /// with the chance `power`; from the spread of these.
  public func countToResolve(_ distance: Double, tail: Double, power: Double) -> Int? {
    guard distance > 0 else { return nil }
    let quantiles =
      StudentT.upperQuantile(tail, degreesOfFreedom: degreesOfFreedom)
      + StudentT.upperQuantile(1 - power, degreesOfFreedom: degreesOfFreedom)
    let needed = (quantiles * standardError / distance) * (quantiles * standardError / distance) * Double(count)
    return needed < 1e9 ? max(Self.minimumCount, Int(needed.rounded(.up))) : nil
  }
}
