import ViewTree

/// The rows as buttons whose action captures the screen, with no link: what such a closure costs is not the link's.
struct ControlButtonScreen: CalendarScreen {
  let store: DayStore
  let driver: ScreenDriver
  @State private var months: [Month]
  @State private var ticks = 0
  @State private var selected: Day?

  init(_ input: ScreenInput) {
    store = input.store
    driver = input.driver
    _months = State(initialValue: input.months)
  }

  var body: some View {
    NavigationStack {
      CalendarView(interval: months, onHeaderAppear: { store.see($0) }) { day in
        Button(action: { select(day) }) { dayLabel(day) }
      }
      .navigationTitle("Calendar, refreshed \(ticks) times")
    }
    .onAppear { driver.tick = { [ticks = $ticks] in ticks.wrappedValue += 1 } }
  }

  func select(_ day: Day) { selected = day }
}
