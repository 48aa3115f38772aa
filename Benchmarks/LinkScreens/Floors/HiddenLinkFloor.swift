import ViewTree

/// The rows of `hidden-link`: a button, whose action is compared, and the two texts of its label; and the store that
/// every run of the screen puts into the environment.
enum HiddenLinkFloor: FloorRows {
  static func makeRow(_ day: Day, on screen: HiddenLinkScreen<DayDetail>) -> Button<DayLabel> {
    Button(action: { screen.select(day) }) { dayLabel(day) }
  }

  static func compare(
    _ kept: inout Button<DayLabel>,
    with new: inout Button<DayLabel>,
    _ comparisons: inout Comparisons
  ) {
    comparisons.hold(&new, against: &kept)
  }

  static func makeRest(on screen: HiddenLinkScreen<DayDetail>) -> DayStore { screen.store }

  static func compareRest(_ kept: inout DayStore, with new: inout DayStore, _ comparisons: inout Comparisons) {
    comparisons.hold(&new, against: &kept)
  }
}
