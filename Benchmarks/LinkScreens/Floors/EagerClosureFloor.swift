import ViewTree

/// The rows of `eager-closure`: a link, whose destination is compared, and the two texts of its label.
enum EagerClosureFloor: FloorRows {
  static func makeRow(_ day: Day, on screen: EagerClosureScreen<DayDetail>) -> NavigationLink<DayLabel, DayDetail> {
    NavigationLink {
      DayDetail(day: day, store: screen.store)
    } label: {
      dayLabel(day)
    }
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
