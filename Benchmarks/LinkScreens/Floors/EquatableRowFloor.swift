import ViewTree

/// The rows of `equatable-row`: a row value, which is compared by its own `==` and goes no further. Mounting makes the
/// row's link besides.
enum EquatableRowFloor: FloorRows {
  static func makeRow(_ day: Day, on screen: EquatableRowScreen<DayDetail>) -> EquatableView<
    EquatableRowScreen<DayDetail>.Row
  > {
    EquatableRowScreen<DayDetail>.Row(day: day, store: screen.store, onSelect: { screen.select(day) })
      .equatable()
  }

  static func makeBody(
    of row: EquatableView<EquatableRowScreen<DayDetail>.Row>
  ) -> EquatableRowScreen<DayDetail>.Row.Body {
    row.content.body
  }

  static func compare(
    _ kept: inout EquatableView<EquatableRowScreen<DayDetail>.Row>,
    with new: inout EquatableView<EquatableRowScreen<DayDetail>.Row>,
    _ comparisons: inout Comparisons
  ) {
    comparisons.hold(&new, against: &kept)
  }
}
