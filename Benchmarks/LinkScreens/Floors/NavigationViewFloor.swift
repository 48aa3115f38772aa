import ViewTree

/// The rows of `navigation-view`: a link, whose destination is compared, and the two texts of its label.
enum NavigationViewFloor: FloorRows {
  static func makeRow(_ day: Day, on screen: NavigationViewScreen<DayDetail>) -> NavigationLink<DayLabel, DayDetail> {
    NavigationLink(destination: DayDetail(day: day, store: screen.store)) { dayLabel(day) }
  }

  static func compare(
    _ kept: inout NavigationLink<DayLabel, DayDetail>,
    with new: inout NavigationLink<DayLabel, DayDetail>,
    _ comparisons: inout Comparisons
  ) {
    comparisons.hold(&new.destination, against: &kept.destination)
    comparisons.hold(&new.label, against: &kept.label)
  }
}
