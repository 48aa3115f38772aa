#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A figure above zero and its 95 % interval.
public struct Estimate: Equatable, Sendable {
  public var value: Double
  public var interval: Interval

  public init(value: Double, interval: Interval) {
    self.value = value
    self.interval = interval
  }
}

/// By what share one figure is larger than another of an independent run, with its 95 % interval: 0.03 is 3 % more.
///
/// The interval is made of the two of the figures, on the scale of logarithms: Zou and Donner, "Construction of
/// confidence limits about effect measures", Statistics in Medicine 27 (2008). That two intervals overlap does not say
/// that their figures are equal, nor is it needed that they do not.
public struct RelativeChange: Equatable, Sendable {
  public var value: Double
  public var interval: Interval

  public init(value: Double, interval: Interval) {
    self.value = value
    self.interval = interval
  }

  public init(from baseline: Estimate, to current: Estimate) {
    func distance(_ a: Double, _ b: Double) -> Double { log(a / b) }
    let change = distance(current.value, baseline.value)
    let below = hypot(
      distance(current.value, current.interval.low),
      distance(baseline.interval.high, baseline.value)
    )
    let above = hypot(
      distance(current.interval.high, current.value),
      distance(baseline.value, baseline.interval.low)
    )
    value = expm1(change)
    interval = Interval(low: expm1(change - below), high: expm1(change + above))
  }
}
