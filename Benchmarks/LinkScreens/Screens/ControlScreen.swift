import ViewTree

/// The rows, with no control in them and no link.
struct ControlScreen: CalendarScreen {
  let store: DayStore
  let driver: ScreenDriver
  @State private var months: [Month]
  @State private var ticks = 0

  init(_ input: ScreenInput) {
    store = input.store
    driver = input.driver
    _months = State(initialValue: input.months)
  }

  var body: some View {
    NavigationStack {
      CalendarView(interval: months, onHeaderAppear: { store.see($0) }) { day in
        dayLabel(day)
      }
      .navigationTitle("Calendar, refreshed \(ticks) times")
    }
    .onAppear { driver.tick = { [ticks = $ticks] in ticks.wrappedValue += 1 } }
  }
}
