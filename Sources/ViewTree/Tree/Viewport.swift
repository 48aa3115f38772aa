/// How much of a lazy container is visible.
public struct Viewport: Equatable, Sendable {
  public var rows: Int

  public init(rows: Int) {
    precondition(rows >= 0, "A viewport cannot have \(rows) rows.")
    self.rows = rows
  }
}
