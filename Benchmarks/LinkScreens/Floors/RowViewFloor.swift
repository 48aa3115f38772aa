import ViewTree

/// The rows of `row-view`: a row value, which is compared and goes no further. Mounting makes the row's link besides.
enum RowViewFloor<Detail: DayDestination>: GradedRows {
  static func makeRow(_ day: Day, on screen: RowViewScreen<Detail>) -> RowViewScreen<Detail>.Row {
    RowViewScreen<Detail>.Row(day: day, store: screen.store)
  }

  static func makeBody(of row: RowViewScreen<Detail>.Row) -> RowViewScreen<Detail>.Row.Body { row.body }

  static func compare(
    _ kept: inout RowViewScreen<Detail>.Row,
    with new: inout RowViewScreen<Detail>.Row,
    _ comparisons: inout Comparisons
  ) {
    comparisons.hold(&new, against: &kept)
  }

  static func loop<Other: DayDestination>(leadingTo destination: Other.Type) -> Grades.Loop {
    { Floor(of: RowViewFloor<Other>.self, $0, isInstalled: true) }
  }
}
