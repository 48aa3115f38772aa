import Measurement

/// A screen's time as a multiple of the eager screen's, and how sure it is.
struct RatioToEager: Equatable {
  static let reference = "eager"
  /// An interval that reaches further than this from the ratio, either way, is called wide.
  static let greatestHalfWidth = 0.03
  /// A difference smaller than this is none, however sure it is.
  private static let leastDifference = 0.005

  let value: Double
  /// Absent where there were too few processes for one.
  let interval: Interval?

  /// `nil` where there is no ratio.
  init?(_ time: Timing?) {
    guard let time, let ratio = time.ratioToReference, ratio > 0 else { return nil }
    value = ratio
    if let low = time.ratioToReferenceLow, let high = time.ratioToReferenceHigh {
      interval = Interval(low: low, high: high)
    } else {
      interval = nil
    }
  }

  /// How far the interval reaches from the ratio, as a part of it.
  var halfWidth: Double? { interval?.halfWidth(relativeTo: value) }

  var isWide: Bool { halfWidth.map { $0 > Self.greatestHalfWidth } ?? false }

  /// Whether there is no doubt about who is faster; without an interval that takes a larger difference.
  var isDecided: Bool {
    guard let interval else { return abs(value - 1) > Self.greatestHalfWidth }
    return (interval.low > 1 || interval.high < 1) && abs(value - 1) >= Self.leastDifference
  }
}
