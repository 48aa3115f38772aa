import ViewTree

/// The rows of `row-view`: a row value, which is compared and goes no further. Mounting makes the row's link besides.
enum RowViewFloor: FloorRows {
  static func makeRow(_ day: Day, on screen: RowViewScreen<DayDetail>) -> RowViewScreen<DayDetail>.Row {
    RowViewScreen<DayDetail>.Row(day: day, store: screen.store)
  }

  static func makeBody(of row: RowViewScreen<DayDetail>.Row) -> RowViewScreen<DayDetail>.Row.Body { row.body }

  static func compare(
    _ kept: inout RowViewScreen<DayDetail>.Row,
    with new: inout RowViewScreen<DayDetail>.Row,
    _ comparisons: inout Comparisons
  ) {
    comparisons.hold(&new, against: &kept)
  }
}
