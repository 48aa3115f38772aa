/// What the floor of `row-view` compares in a row: a row value, which is compared and goes no further.
extension RowViewScreen: FloorRows {
  static let comparisonsPerRow = 1
}
