import ViewTree

/// The rows of `eager`: a link, which is compared, with the two texts of its label.
enum EagerFloor: FloorRow {
  static let comparisonsPerRow = 3

  static func make(_ day: Day, _ store: DayStore) -> some View {
    NavigationLink(destination: DayDetail(day: day, store: store)) { dayLabel(day) }
  }
}
