/// What the rows of a screen lie in.
public enum Container: String, CaseIterable, Codable, Sendable {
  case stack
  case lazyStack = "lazy-stack"
  case lazyGrid = "lazy-grid"
  case list

  /// Whether it makes rows only as they become visible.
  public var isLazy: Bool { self != .stack }

  /// Rows side by side in one row of the viewport.
  public var laneCount: Int { self == .lazyGrid ? 2 : 1 }

  public var summary: String {
    switch self {
    case .stack: "a VStack in a ScrollView, which makes all rows"
    case .lazyStack: "a LazyVStack in a ScrollView, which makes those in the viewport"
    case .lazyGrid: "a LazyVGrid of two columns in a ScrollView"
    case .list: "a List"
    }
  }
}
