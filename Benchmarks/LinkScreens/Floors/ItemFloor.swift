import ViewTree

/// The rows of `item`: a button, whose action is compared, and the two texts of its label.
enum ItemFloor: FloorRows {
  static func makeRow(_ day: Day, on screen: ItemScreen<DayDetail>) -> Button<DayLabel> {
    Button(action: { screen.select(day) }) { dayLabel(day) }
  }

  static func compare(
    _ kept: inout Button<DayLabel>,
    with new: inout Button<DayLabel>,
    _ comparisons: inout Comparisons
  ) {
    comparisons.hold(&new, against: &kept)
  }
}
