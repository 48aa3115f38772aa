import ViewTree

/// The rows of `row-view`: a row value, which is compared and goes no further.
enum RowViewFloor: FloorRow {
  static let comparisonsPerRow = 1

  static func make(_ day: Day, _ store: DayStore) -> some View {
    RowViewScreen.Row(day: day, store: store)
  }
}
