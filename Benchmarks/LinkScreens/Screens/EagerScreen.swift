import ViewTree

/// Every row is a `NavigationLink(destination:label:)`.
struct EagerScreen: CalendarScreen {
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
        NavigationLink(destination: DayDetail(day: day, store: store)) { dayLabel(day) }
      }
      .navigationTitle("Calendar, refreshed \(ticks) times")
    }
    .onAppear { driver.tick = { [ticks = $ticks] in ticks.wrappedValue += 1 } }
  }
}
