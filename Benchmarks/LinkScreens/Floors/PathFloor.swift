import ViewTree

/// The rows of `path`: a button, whose action is compared, and the two texts of its label.
enum PathFloor: FloorRows {
  static func makeRow(_ day: Day, on screen: PathScreen<DayDetail>) -> Button<DayLabel> {
    Button(action: { screen.open(day) }) { dayLabel(day) }
  }

  static func compare(
    _ kept: inout Button<DayLabel>,
    with new: inout Button<DayLabel>,
    _ comparisons: inout Comparisons
  ) {
    comparisons.hold(&new, against: &kept)
  }
}
