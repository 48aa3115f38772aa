/// What the floor of `row-view` compares in a row: a row value, which is compared and goes no further. What it makes at
/// mount is the row's link besides.
extension RowViewScreen: FloorRows {
  typealias RowBody = Row.Body
  static let comparisonsPerRow = 1

  func body(of row: Row) -> Row.Body { row.body }
}
