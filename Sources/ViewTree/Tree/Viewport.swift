/// How much of a lazy container is visible, and what it keeps and makes beyond that.
public struct Viewport: Equatable, Sendable {
  /// How long a row that has left the viewport keeps its state.
  public enum Retention: Equatable, Sendable {
    /// While so many updates follow: a row that comes back by the last of them is the same row. An update is an action of
    /// the host, or one piece of work on the main queue.
    case updates(Int)
    case forever

    /// A row ends as it leaves.
    public static let never = Retention.updates(0)
  }

  /// For how many updates a row is kept, unless something else is said. SwiftUI keeps rows for some updates, too, but
  /// not for a number that is public (behaviour B24).
  public static let retainedUpdates = 10
  /// How many rows after the last visible one are made, unless something else is said. SwiftUI's number is not public
  /// (behaviour B21).
  public static let prefetchedRows = 0

  public var rows: Int
  public var retention: Retention
  /// How many rows after the last visible one are made, in advance. They do not appear before they are visible.
  public var prefetch: Int

  public init(
    rows: Int,
    retention: Retention = .updates(Viewport.retainedUpdates),
    prefetch: Int = Viewport.prefetchedRows
  ) {
    precondition(rows >= 0, "A viewport cannot have \(rows) rows.")
    precondition(prefetch >= 0, "A viewport cannot have \(prefetch) rows made in advance.")
    if case .updates(let updates) = retention {
      precondition(updates >= 0, "A row cannot be kept for \(updates) updates.")
    }
    self.rows = rows
    self.retention = retention
    self.prefetch = prefetch
  }
}
