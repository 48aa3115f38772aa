/// What is to be scrolled to, and where in the viewport it is to lie.
struct ScrollTarget {
  let id: AnyHashable
  let anchor: UnitPoint?

  /// How far the viewport is scrolled when the target lies where it is to.
  ///
  /// - Parameters:
  ///   - found: the target's items.
  ///   - lanes: items side by side.
  ///   - offset: how far it is scrolled now. Without an anchor it moves as little as need be.
  func offset(of found: Range<Int>, lanes: Int, from offset: Int, _ rows: Int, isHorizontal: Bool) -> Int {
    let first = found.lowerBound / lanes
    let last = max(first, (found.upperBound - 1) / lanes)
    guard let anchor else {
      if first < offset { return first }
      return last < offset + rows ? offset : max(last - max(rows, 1) + 1, 0)
    }
    let share = isHorizontal ? anchor.x : anchor.y
    let room = max(rows, 1) - (last - first + 1)
    return max(first - Int((Double(room) * share).rounded(.down)), 0)
  }
}
