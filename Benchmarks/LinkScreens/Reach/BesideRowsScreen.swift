import ViewTree

/// The eager calendar as a child of its own, which is equal whenever the screen's counter goes up: the change ends
/// there, so that what it costs does not depend on the rows.
struct BesideRowsScreen: View {
  let months: [Month]
  let store: DayStore
  let driver: ScreenDriver
  @State private var ticks = 0

  var body: some View {
    NavigationStack {
      Calendar(months: months, store: store)
        .navigationTitle("Calendar, refreshed \(ticks) times")
    }
    .onAppear { driver.tick = { [ticks = $ticks] in ticks.wrappedValue += 1 } }
  }

  struct Calendar: View {
    let months: [Month]
    let store: DayStore

    var body: some View {
      CalendarView(interval: months, onHeaderAppear: { store.see($0) }) { day in
        NavigationLink(destination: DayDetail(day: day, store: store)) { dayLabel(day) }
      }
    }
  }
}
