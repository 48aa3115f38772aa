import ViewTree

/// The least that a screen's work can cost: a loop over flat arrays, with no tree, that makes the same values by the
/// screen's own initialisers and holds them against kept ones.
@MainActor protocol Floor: AnyObject {
  /// Makes all values into the preallocated places, as a mount must. Returns how many rows were made.
  @discardableResult func make() -> Int
  /// Makes all values again and compares them, as a tick must. Returns how many comparisons that was.
  func compare() -> Int
  /// Empties the places.
  func drop()
}

/// What a screen's floor makes for each row.
@MainActor protocol FloorRow {
  associatedtype Row
  /// The values in a row that the screen compares.
  static var comparisonsPerRow: Int { get }
  static func make(_ day: Day, _ store: DayStore) -> Row
}
