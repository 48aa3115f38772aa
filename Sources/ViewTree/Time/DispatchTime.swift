/// A point on the virtual clock of the host that is acting, in place of Dispatch's type of this name.
public struct DispatchTime: Comparable, Hashable, Sendable {
  /// Nanoseconds since the host was made.
  public let uptimeNanoseconds: UInt64

  public init(uptimeNanoseconds: UInt64) {
    self.uptimeNanoseconds = uptimeNanoseconds
  }

  /// Never comes.
  public static let distantFuture = DispatchTime(uptimeNanoseconds: .max)

  /// What the clock shows now. While no host acts it is 0, and what is submitted then counts from when a host takes it.
  public static func now() -> DispatchTime {
    DispatchTime(uptimeNanoseconds: Tree.atWork?.clock.nanoseconds ?? 0)
  }

  public static func < (left: DispatchTime, right: DispatchTime) -> Bool {
    left.uptimeNanoseconds < right.uptimeNanoseconds
  }

  /// Later by an interval; by a negative one earlier, but not before the clock's start.
  public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    switch interval {
    case .seconds(let count): time.advanced(by: count, times: 1_000_000_000)
    case .milliseconds(let count): time.advanced(by: count, times: 1_000_000)
    case .microseconds(let count): time.advanced(by: count, times: 1_000)
    case .nanoseconds(let count): time.advanced(by: count, times: 1)
    case .never: .distantFuture
    }
  }

  /// Later by a number of seconds, to the nearest nanosecond.
  public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
    let nanoseconds = (seconds * 1e9).rounded()
    guard let count = Int(exactly: nanoseconds) else {
      return nanoseconds < 0 ? DispatchTime(uptimeNanoseconds: 0) : .distantFuture
    }
    return time.advanced(by: count, times: 1)
  }

  private func advanced(by count: Int, times unit: UInt64) -> DispatchTime {
    let (nanoseconds, hasOverflowed) = UInt64(count.magnitude).multipliedReportingOverflow(by: unit)
    let distance = hasOverflowed ? .max : nanoseconds
    if count < 0 { return DispatchTime(uptimeNanoseconds: uptimeNanoseconds - min(distance, uptimeNanoseconds)) }
    return DispatchTime(uptimeNanoseconds: uptimeNanoseconds.addingOrForever(distance))
  }
}

/// A span of time in a unit.
public enum DispatchTimeInterval: Equatable, Sendable {
  case seconds(Int)
  case milliseconds(Int)
  case microseconds(Int)
  case nanoseconds(Int)
  case never
}
