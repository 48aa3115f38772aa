import ViewTree

/// The rows of `tag-selection`: a link, whose destination is compared, and the two texts of its label. Its binding is made
/// from one that never changes, since there is no state without a tree.
enum TagSelectionFloor<Detail: DayDestination>: GradedRows {
  static func makeRow(_ day: Day, on screen: TagSelectionScreen<Detail>) -> NavigationLink<DayLabel, Detail> {
    NavigationLink(destination: Detail(day: day, store: screen.store), tag: day.id, selection: selection) {
      dayLabel(day)
    }
  }

  private static var selection: Binding<Day.ID?> { noSelection }

  static func compare(
    _ kept: inout NavigationLink<DayLabel, Detail>,
    with new: inout NavigationLink<DayLabel, Detail>,
    _ comparisons: inout Comparisons
  ) {
    comparisons.hold(&new.destination, against: &kept.destination)
    comparisons.hold(&new.label, against: &kept.label)
  }

  static func loop<Other: DayDestination>(leadingTo destination: Other.Type) -> Grades.Loop {
    { Floor(of: TagSelectionFloor<Other>.self, $0, isInstalled: true) }
  }
}

@MainActor private let noSelection = Binding<Day.ID?>.constant(nil)
