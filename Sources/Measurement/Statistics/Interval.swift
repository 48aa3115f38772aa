/// A confidence interval, both ends included.
public struct Interval: Equatable, Sendable {
  public var low: Double
  public var high: Double

  public init(low: Double, high: Double) {
    self.low = low
    self.high = high
  }

  /// How far the farther end lies from `value`, as a share of it: 0.03 is read "+-3 %".
  public func halfWidth(relativeTo value: Double) -> Double {
    max(high - value, value - low) / value
  }
}
