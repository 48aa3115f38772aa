/// Where a walk over the rows of a lazy container is, and which of them are visible. Counted in items: of a grid, several
/// lie side by side in one row of the viewport.
struct LazyCursor {
  /// Items before this place.
  private(set) var position = 0
  /// What is visible.
  let window: Range<Int>
  /// What is made though not visible yet ends here.
  let end: Int
  /// Which walk this is.
  let generation: Int
  /// Whether rows have been left out because they lie beyond what is made, so that nobody has counted them.
  var hasStopped = false

  /// - Parameters:
  ///   - window: at most half of all there can be, so that what is added to it does not overflow.
  ///   - prefetch: the same, a quarter.
  init(window: Range<Int>, prefetch: Int, generation: Int) {
    self.window = window
    end = window.upperBound + prefetch
    self.generation = generation
  }

  /// Whether everything from here on lies beyond what is made.
  var isPastEnd: Bool { position >= end }

  mutating func skip(_ items: Int) { position = saturatingSum(position, items) }

  /// Whether items that begin here are made. What is empty is made if it lies inside: it may come to have something.
  func makes(_ items: Int) -> Bool { touches(items, end) }

  /// Whether items that begin here are visible.
  func shows(_ items: Int) -> Bool { touches(items, window.upperBound) }

  func touches(_ items: Int, _ upper: Int) -> Bool {
    window.lowerBound < upper && position < upper && saturatingSum(position, max(items, 1)) > window.lowerBound
  }

  /// Of elements that begin here with equally many items each, those that are made.
  func elements(of count: Int, each size: Int) -> Range<Int> {
    if size == 0 || window.lowerBound >= end { return 0..<0 }
    let first = min(max(window.lowerBound &- position, 0) / size, count)
    let last = min((max(end &- position, 0) &+ size &- 1) / size, count)
    return first..<max(first, last)
  }
}
