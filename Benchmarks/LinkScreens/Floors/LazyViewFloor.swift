import ViewTree

/// The rows of `lazy-view`: a link, whose wrapper is compared, and the two texts of its label.
enum LazyViewFloor: FloorRows {
  static func makeRow(_ day: Day, on screen: LazyViewScreen<DayDetail>) -> NavigationLink<DayLabel, LazyView<DayDetail>>
  {
    NavigationLink(destination: LazyView(DayDetail(day: day, store: screen.store))) { dayLabel(day) }
  }

  static func compare(
    _ kept: inout NavigationLink<DayLabel, LazyView<DayDetail>>,
    with new: inout NavigationLink<DayLabel, LazyView<DayDetail>>,
    _ comparisons: inout Comparisons
  ) {
    comparisons.hold(&new.destination, against: &kept.destination)
    comparisons.hold(&new.label, against: &kept.label)
  }
}
