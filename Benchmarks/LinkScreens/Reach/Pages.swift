import ViewTree

/// Turns the pages of a lazy container, from the first to the last and again, so that each turn makes a viewport of rows
/// and ends as many.
@MainActor struct Pages {
  private let host: ViewHost
  private let rows: Int
  private var first = 0

  /// Turns as many pages at once as it takes until rows that are left begin to end.
  init(of host: ViewHost, rows: Int) {
    self.host = host
    self.rows = rows
    let size = host.viewport.rows
    precondition(rows >= size * (Viewport.retainedUpdates + 2), "\(rows) rows are too few pages to turn for ever.")
    for _ in 0...Viewport.retainedUpdates { turn() }
  }

  mutating func turn() {
    let size = host.viewport.rows
    let next = first + 2 * size > rows ? 0 : first + size
    host.scroll(by: next - first)
    first = next
  }
}
