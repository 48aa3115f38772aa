import ViewTree

/// The rows of `action-link`: the row, whose body makes a button and a link behind it. All three are compared, and the two
/// texts of the label.
enum ActionLinkFloor: FloorRows {
  static func makeRow(_ day: Day, on screen: ActionLinkScreen<DayDetail>) -> Row {
    let value = ActionNavigationLink(destination: DayDetail(day: day, store: screen.store)) { token in
      screen.open(day, token)
    } content: {
      dayLabel(day)
    }
    let button = Button(action: { value.action(NavigationToken(isActive: isActive)) }) { value.content }
    let link = NavigationLink(destination: value.destination, isActive: isActive) { EmptyView() }
    return Row(value: value, button: button, link: link)
  }

  struct Row {
    var value: ActionNavigationLink<DayDetail, DayLabel>
    var button: Button<DayLabel>
    var link: NavigationLink<EmptyView, DayDetail>
  }

  private static let isActive = Binding.constant(false)

  static func compare(
    _ kept: inout Row,
    with new: inout Row,
    _ comparisons: inout Comparisons
  ) {
    comparisons.hold(&new.value, against: &kept.value)
    comparisons.hold(&new.button, against: &kept.button)
    comparisons.hold(&new.link.destination, against: &kept.link.destination)
  }
}
