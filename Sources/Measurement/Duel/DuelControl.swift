/// Whether work that is the same in both builds took the same time: a duel in which it did not can say nothing.
public struct DuelControl: Equatable, Sendable {
  public enum State: String, Codable, Sendable {
    case flat
    /// It surely moved: one of the two was treated worse than the other.
    case moved
    /// It might have moved as far as the resolution.
    case unclear
  }

  /// The chance to call it moved when it is not.
  static let level = 0.001

  public let estimate: TrimmedMean?
  public let interval: Interval?
  public let state: State

  public init(pairs: [[String: PairedTimes]], rules: DuelRules) {
    estimate = TrimmedMean(pairs.compactMap { $0[ControlArm.key]?.logRatio })
    guard let estimate else {
      interval = nil
      state = .unclear
      return
    }
    let interval = estimate.interval(tail: Self.level)
    self.interval = interval
    if interval.low > rules.margin || interval.high < -rules.margin {
      state = .moved
    } else {
      state = interval.low >= -rules.resolution && interval.high <= rules.resolution ? .flat : .unclear
    }
  }
}
