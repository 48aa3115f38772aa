import ViewTree

/// The rows of `control`: a label, whose two texts are compared.
enum ControlFloor: FloorRow {
  static let comparisonsPerRow = 2

  static func make(_ day: Day, _ store: DayStore) -> some View {
    dayLabel(day)
  }
}
