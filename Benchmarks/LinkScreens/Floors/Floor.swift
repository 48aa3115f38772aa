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
  /// Makes all values again and drops each before the next. Returns how many rows that was.
  let remake: @MainActor () -> Int
  /// Empties the places.
  let drop: @MainActor () -> Void

  /// - Parameter isInstalled: whether rows capture the screen as its body sees it, with its states' storage, or as it is
  ///   made.
  init<Rows: FloorRows>(of rows: Rows.Type, _ input: ScreenInput, isInstalled: Bool = false) {
    let floor = FlatFloor<Rows>(input, isInstalled: isInstalled)
    make = { floor.make() }
    compare = { floor.compare() }
    remake = { floor.remake() }
    drop = { floor.drop() }
  }
}

/// The rows of a screen's floor, written out by hand: the same structs as in the screen's body, by the same initialisers,
/// and the comparisons that its tick makes of them.
@MainActor protocol FloorRows {
  associatedtype Content: CalendarScreen
  associatedtype Row
  /// What mounting makes of a row besides the row itself, where its view has a body of its own.
  associatedtype RowBody = Void

  /// What a run of the screen makes and compares beside the rows, the title and the headers.
  associatedtype Rest = Void

  static func makeRow(_ day: Day, on screen: Content) -> Row
  static func makeBody(of row: Row) -> RowBody
  static func compare(_ kept: inout Row, with new: inout Row, _ comparisons: inout Comparisons)
  static func makeRest(on screen: Content) -> Rest
  static func compareRest(_ kept: inout Rest, with new: inout Rest, _ comparisons: inout Comparisons)
}

extension FloorRows where Rest == Void {
  static func makeRest(on screen: Content) {}
  static func compareRest(_ kept: inout Void, with new: inout Void, _ comparisons: inout Comparisons) {}
}

extension FloorRows where RowBody == Void {
  static func makeBody(of row: Row) {}
}
