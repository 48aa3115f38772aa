/// The times of two files, as far as they can be judged.
public enum TimeComparison: Equatable, Sendable {
  /// Only the counts were asked about.
  case notAsked
  /// The runs differ in what times depend on.
  case notComparable([FingerprintDifference])
  /// Neither file has times, as debug builds take none.
  case notTaken
  /// A line for each case with a floor: that is what times are held against.
  case judged([TimeFinding], casesWithoutFloor: Int)

  /// Whether every time that has a floor was judged, one way or the other.
  var isResolved: Bool {
    guard case .judged(let findings, _) = self, !findings.isEmpty else { return false }
    return findings.allSatisfy { $0.judgement.isResolved }
  }

  public var findings: [TimeFinding] {
    if case .judged(let findings, _) = self { findings } else { [] }
  }
}

/// What is to be said about the time of one case.
public struct TimeFinding: Equatable, Sendable {
  public enum Judgement: String, CaseIterable, Sendable {
    case regression, improvement, unchanged
    /// The interval of the change reaches across a margin: more or longer runs would tell.
    case tooNoisy = "too_noisy"
    /// The floor itself is not within its margin, so that a ratio to it says nothing.
    case floorMoved = "floor_moved"
    /// One of the runs had too few processes for an interval.
    case noInterval = "no_interval"

    public var isResolved: Bool { self == .regression || self == .improvement || self == .unchanged }
  }

  public var key: CaseKey
  public var judgement: Judgement
  /// Of the times as a multiple of the floor's; absent without intervals.
  public var timesFloor: RelativeChange?
  /// Of the floor's own time; absent without intervals.
  public var floor: RelativeChange?
  /// Whether the change would be beyond the margin if its interval were not as wide, or its floor had not moved.
  public var isLargeButUnresolved: Bool

  public init(
    key: CaseKey,
    judgement: Judgement,
    timesFloor: RelativeChange?,
    floor: RelativeChange?,
    isLargeButUnresolved: Bool
  ) {
    self.key = key
    self.judgement = judgement
    self.timesFloor = timesFloor
    self.floor = floor
    self.isLargeButUnresolved = isLargeButUnresolved
  }
}
