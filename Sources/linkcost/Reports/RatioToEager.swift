import Measurement

/// A screen's time as a part of the eager screen's.
struct RatioToEager: Equatable {
  static let reference = "eager"
  /// An interval that reaches further than this from the ratio, either way, is called wide.
  static let greatestHalfWidth = 0.03

  let value: Double
  /// Absent where there were too few processes for an interval.
  let low: Double?
  let high: Double?
  private let halfWidth: Double?

  /// `nil` where there is no ratio.
  init?(_ time: Timing?) {
    guard let value = time?.ratioToEager else { return nil }
    self.value = value
    low = time?.ratioToEagerLow
    high = time?.ratioToEagerHigh
    halfWidth = time?.ratioToEagerHalfWidth
  }

  var isWide: Bool { halfWidth.map { $0 > Self.greatestHalfWidth } ?? false }

  /// Whether the interval, if there is one, leaves no doubt about who is faster.
  var isDecided: Bool {
    guard let low, let high else { return value != 1 }
    return low > 1 || high < 1
  }
}
