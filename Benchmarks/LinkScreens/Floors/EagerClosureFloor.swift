import ViewTree

/// The rows of `eager-closure`: a link, whose destination is compared, and the two texts of its label.
enum EagerClosureFloor<Detail: DayDestination>: GradedRows {
  static func makeRow(_ day: Day, on screen: EagerClosureScreen<Detail>) -> NavigationLink<DayLabel, Detail> {
    NavigationLink {
      Detail(day: day, store: screen.store)
    } label: {
      dayLabel(day)
    }
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
    { Floor(of: EagerClosureFloor<Other>.self, $0, isInstalled: true) }
  }
}
