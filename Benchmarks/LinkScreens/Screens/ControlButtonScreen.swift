import ViewTree

/// The rows as buttons whose action captures the screen, with no link: what such a closure costs is not the link's. No
/// step builds a link or a destination.
struct ControlButtonScreen: CalendarScreen {
  let store: DayStore
  let container: Container
  let driver: ScreenDriver
  @State private var months: [Month]
  @State private var ticks = 0
  @State private var selected: Day?

  init(_ input: ScreenInput) {
    store = input.store
    container = input.container
    driver = input.driver
    _months = State(initialValue: input.months)
  }

  var body: some View {
    NavigationStack {
      CalendarView(interval: months, container: container, onHeaderAppear: { store.see($0) }) { day in
        Button(action: { select(day) }) { dayLabel(day) }
      }
      .navigationTitle("Calendar, refreshed \(ticks) times")
    }
    .driven(by: driver, $ticks, $months)
  }

  func select(_ day: Day) { selected = day }
}

struct ControlButtonPreview: PreviewProvider {
  static var previews: some View { ControlButtonScreen(.preview) }
}
