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

/// A screen whose rows a floor can make, by the same method as the screen's body.
@MainActor protocol FloorRows: CalendarScreen {
  /// The values in a row that the screen compares.
  static var comparisonsPerRow: Int { get }
}
