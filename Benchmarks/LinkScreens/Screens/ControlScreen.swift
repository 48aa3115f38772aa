import ViewTree

/// The rows, with no control in them and no link: no step builds a link or a destination.
struct ControlScreen: CalendarScreen {
  let store: DayStore
  let container: Container
  let driver: ScreenDriver
  @State private var months: [Month]
  @State private var ticks = 0

  init(_ input: ScreenInput) {
    store = input.store
    container = input.container
    driver = input.driver
    _months = State(initialValue: input.months)
  }

  var body: some View {
    NavigationStack {
      CalendarView(interval: months, container: container, onHeaderAppear: { store.see($0) }) { day in
        dayLabel(day)
      }
      .navigationTitle("Calendar, refreshed \(ticks) times")
    }
    .driven(by: driver, $ticks, $months)
  }
}

struct ControlPreview: PreviewProvider {
  static var previews: some View { ControlScreen(.preview) }
}
