import ViewTree

/// The rows of `control`: a label, whose two texts are compared.
enum ControlFloor: FloorRows {
  static func makeRow(_ day: Day, on screen: ControlScreen) -> DayLabel {
    dayLabel(day)
  }

  static func compare(_ kept: inout DayLabel, with new: inout DayLabel, _ comparisons: inout Comparisons) {
    comparisons.hold(&new, against: &kept)
  }
}
