import ViewTree

/// The rows of `isolated`: those of `eager`. They are made when the screen appears, and by no tick.
enum IsolatedRows<Detail: DayDestination>: GradedRows {
  static func makeRow(_ day: Day, on screen: IsolatedScreen<Detail>) -> NavigationLink<DayLabel, Detail> {
    NavigationLink(destination: Detail(day: day, store: screen.store)) { dayLabel(day) }
  }

  static func compare(
    _ kept: inout NavigationLink<DayLabel, Detail>,
    with new: inout NavigationLink<DayLabel, Detail>,
    _ comparisons: inout Comparisons
  ) {
    comparisons.hold(&new.destination, against: &kept.destination)
    comparisons.hold(&new.label, against: &kept.label)
  }

  static func loop<Other: DayDestination>(leadingTo destination: Other.Type) -> Grades.Loop {
    { Floor(of: IsolatedRows<Other>.self, $0, isInstalled: true) }
  }
}
