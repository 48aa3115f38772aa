import ViewTree

/// The rows of `value-link`: a link, whose value is compared, and the two texts of its label.
enum ValueLinkFloor: FloorRows {
  static func makeRow(_ day: Day, on screen: ValueLinkScreen<DayDetail>) -> NavigationLink<DayLabel, _PathValue<Day>> {
    NavigationLink(value: day) { dayLabel(day) }
  }

  static func compare(
    _ kept: inout NavigationLink<DayLabel, _PathValue<Day>>,
    with new: inout NavigationLink<DayLabel, _PathValue<Day>>,
    _ comparisons: inout Comparisons
  ) {
    comparisons.hold(&new.destination, against: &kept.destination)
    comparisons.hold(&new.label, against: &kept.label)
  }
}
