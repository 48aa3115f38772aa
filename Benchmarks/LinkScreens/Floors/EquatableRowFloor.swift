import ViewTree

/// The rows of `equatable-row`: a row value, which is compared by its own `==` and goes no further. Mounting makes the
/// row's link besides.
enum EquatableRowFloor<Detail: DayDestination>: GradedRows {
  static func makeRow(_ day: Day, on screen: EquatableRowScreen<Detail>) -> EquatableView<
    EquatableRowScreen<Detail>.Row
  > {
    EquatableRowScreen<Detail>.Row(day: day, store: screen.store, onSelect: { screen.select(day) })
      .equatable()
  }

  static func makeBody(
    of row: EquatableView<EquatableRowScreen<Detail>.Row>
  ) -> EquatableRowScreen<Detail>.Row.Body {
    row.content.body
  }

  static func compare(
    _ kept: inout EquatableView<EquatableRowScreen<Detail>.Row>,
    with new: inout EquatableView<EquatableRowScreen<Detail>.Row>,
    _ comparisons: inout Comparisons
  ) {
    comparisons.hold(&new, against: &kept)
  }

  static func loop<Other: DayDestination>(leadingTo destination: Other.Type) -> Grades.Loop {
    { Floor(of: EquatableRowFloor<Other>.self, $0, isInstalled: true) }
  }
}
