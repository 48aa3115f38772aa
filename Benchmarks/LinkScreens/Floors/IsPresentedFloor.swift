import ViewTree

/// The rows of `is-presented`: a button, whose action is compared, and the two texts of its label; and the one destination
/// that every run of the screen makes.
enum IsPresentedFloor: FloorRows {
  static func makeRow(_ day: Day, on screen: IsPresentedScreen<DayDetail>) -> Button<DayLabel> {
    Button(action: { screen.open(day) }) { dayLabel(day) }
  }

  static func makeRest(on screen: IsPresentedScreen<DayDetail>) -> DayDetail { screen.destination }

  static func compareRest(_ kept: inout DayDetail, with new: inout DayDetail, _ comparisons: inout Comparisons) {
    comparisons.hold(&new, against: &kept)
  }

  static func compare(
    _ kept: inout Button<DayLabel>,
    with new: inout Button<DayLabel>,
    _ comparisons: inout Comparisons
  ) {
    comparisons.hold(&new, against: &kept)
  }
}
