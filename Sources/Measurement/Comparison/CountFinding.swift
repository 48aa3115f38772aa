/// A count that is another one than in the baseline.
public struct CountFinding: Equatable, Sendable {
  public enum Kind: Equatable, Sendable {
    case regression, improvement
    /// The policy lets it change, and says why.
    case excepted(reason: String)
  }

  public var kind: Kind
  public var key: CaseKey
  public var count: String
  public var baseline: Int
  public var current: Int

  public init(kind: Kind, key: CaseKey, count: String, baseline: Int, current: Int) {
    self.kind = kind
    self.key = key
    self.count = count
    self.baseline = baseline
    self.current = current
  }

  /// How many more than in the baseline; below zero for fewer.
  public var change: Int { current - baseline }

  /// By how much a count has grown for its size, which tells the worst of many.
  var severity: Double { Double(change.magnitude) / Double(max(baseline, 1)) }
}

/// A counter that was linear in the rows and no longer is.
public struct LostLinearity: Equatable, Hashable, Sendable {
  public var screen: String
  public var container: String
  public var destination: String
  public var phase: String
  public var count: String

  public init(screen: String, container: String, destination: String, phase: String, count: String) {
    self.screen = screen
    self.container = container
    self.destination = destination
    self.phase = phase
    self.count = count
  }
}
