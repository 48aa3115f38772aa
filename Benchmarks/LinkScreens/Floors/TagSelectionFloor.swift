import ViewTree

/// The rows of `tag-selection`: a link, whose destination is compared, and the two texts of its label. Its binding is made
/// from one that never changes, since there is no state without a tree.
enum TagSelectionFloor: FloorRows {
  static func makeRow(_ day: Day, on screen: TagSelectionScreen<DayDetail>) -> NavigationLink<DayLabel, DayDetail> {
    NavigationLink(destination: DayDetail(day: day, store: screen.store), tag: day.id, selection: selection) {
      dayLabel(day)
    }
  }

  private static let selection = Binding<Day.ID?>.constant(nil)

  static func compare(
    _ kept: inout NavigationLink<DayLabel, DayDetail>,
    with new: inout NavigationLink<DayLabel, DayDetail>,
    _ comparisons: inout Comparisons
  ) {
    comparisons.hold(&new.destination, against: &kept.destination)
    comparisons.hold(&new.label, against: &kept.label)
  }
}
