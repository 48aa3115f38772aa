import ViewTree

/// The rows of `lazy-view`: a link, whose wrapper is compared, and the two texts of its label.
enum LazyViewFloor<Detail: DayDestination>: GradedRows {
  static func makeRow(_ day: Day, on screen: LazyViewScreen<Detail>) -> NavigationLink<DayLabel, LazyView<Detail>> {
    NavigationLink(destination: LazyView(Detail(day: day, store: screen.store))) { dayLabel(day) }
  }

  static func compare(
    _ kept: inout NavigationLink<DayLabel, LazyView<Detail>>,
    with new: inout NavigationLink<DayLabel, LazyView<Detail>>,
    _ comparisons: inout Comparisons
  ) {
    comparisons.hold(&new.destination, against: &kept.destination)
    comparisons.hold(&new.label, against: &kept.label)
  }

  static func loop<Other: DayDestination>(leadingTo destination: Other.Type) -> Grades.Loop {
    { Floor(of: LazyViewFloor<Other>.self, $0, isInstalled: true) }
  }
}
