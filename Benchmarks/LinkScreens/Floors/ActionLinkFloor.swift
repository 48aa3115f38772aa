import ViewTree

/// The rows of `action-link`: the row, whose body makes a button and a link behind it. All three are compared, and the two
/// texts of the label.
enum ActionLinkFloor<Detail: DayDestination>: GradedRows {
  static func makeRow(_ day: Day, on screen: ActionLinkScreen<Detail>) -> Row {
    let value = ActionNavigationLink(destination: Detail(day: day, store: screen.store)) { token in
      screen.open(day, token)
    } content: {
      dayLabel(day)
    }
    let button = Button(action: { value.action(NavigationToken(isActive: isActive)) }) { value.content }
    let link = NavigationLink(destination: value.destination, isActive: isActive) { EmptyView() }
    return Row(value: value, button: button, link: link)
  }

  struct Row {
    var value: ActionNavigationLink<Detail, DayLabel>
    var button: Button<DayLabel>
    var link: NavigationLink<EmptyView, Detail>
  }

  private static var isActive: Binding<Bool> { notActive }

  static func compare(
    _ kept: inout Row,
    with new: inout Row,
    _ comparisons: inout Comparisons
  ) {
    comparisons.hold(&new.value, against: &kept.value)
    comparisons.hold(&new.button, against: &kept.button)
    comparisons.hold(&new.link.destination, against: &kept.link.destination)
  }

  static func loop<Other: DayDestination>(leadingTo destination: Other.Type) -> Grades.Loop {
    { Floor(of: ActionLinkFloor<Other>.self, $0, isInstalled: true) }
  }
}

@MainActor private let notActive = Binding.constant(false)
