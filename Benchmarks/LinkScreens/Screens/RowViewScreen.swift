import ViewTree

/// The link inside an extracted row view: the commonest advice.
struct RowViewScreen: CalendarScreen {
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
      CalendarView(interval: months, onHeaderAppear: { store.see($0) }) { row(for: $0) }
        .navigationTitle("Calendar, refreshed \(ticks) times")
    }
    .onAppear { driver.tick = { ticks += 1 } }
  }

  func row(for day: Day) -> Row {
    Row(day: day, store: store)
  }

  struct Row: View {
    let day: Day
    let store: DayStore

    var body: some View {
      NavigationLink(destination: DayDetail(day: day, store: store)) { dayLabel(day) }
    }
  }
}
