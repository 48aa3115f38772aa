import ViewTree

/// The least that a screen's work can cost: a loop over flat arrays, with no tree, that makes the same values by the
/// screen's own initialisers and holds them against kept ones.
///
/// Closures and not a protocol: they are made where the screen's type is known, so that the loops are specialised.
@MainActor struct Floor {
  /// Makes all values into the preallocated places, as a mount must. Returns how many rows were made.
  let make: @MainActor () -> Int
  /// Makes all values again and compares them, as a tick must. Returns how many comparisons that was.
  let compare: @MainActor () -> Int
  /// Empties the places.
  let drop: @MainActor () -> Void

  init<Content: FloorRows>(of screen: Content.Type, _ input: ScreenInput) {
    let floor = FlatFloor<Content>(input)
    make = { floor.make() }
    compare = { floor.compare() }
    drop = { floor.drop() }
  }
}

/// A screen whose rows a floor can make, by the same method as the screen's body.
@MainActor protocol FloorRows: CalendarScreen {
  /// What mounting makes of a row besides the row itself, where its view has a body of its own.
  associatedtype RowBody = Void

  /// The values in a row that the screen compares.
  static var comparisonsPerRow: Int { get }

  /// Makes it, as the row's view does.
  func body(of row: RowContent) -> RowBody
}

extension FloorRows where RowBody == Void {
  func body(of row: RowContent) {}
}
