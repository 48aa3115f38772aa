import ViewTree

/// The rows of `eager`: a link, whose destination is compared, and the two texts of its label.
enum EagerFloor<Detail: DayDestination>: GradedRows {
  static func makeRow(_ day: Day, on screen: EagerScreen<Detail>) -> NavigationLink<DayLabel, Detail> {
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
    { Floor(of: EagerFloor<Other>.self, $0, isInstalled: true) }
  }
}
