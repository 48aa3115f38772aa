import ViewTree

/// Rows with an eager link each in a lazy stack, under a title that shows the screen's counter: whatever the number of
/// days, only those in the viewport are made, patched and scrolled.
struct LazyRowsScreen: View {
  let days: [Day]
  let store: DayStore
  let driver: ScreenDriver
  @State private var ticks = 0

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVStack {
          ForEach(days) { day in
            NavigationLink(destination: DayDetail(day: day, store: store)) { dayLabel(day) }
          }
        }
      }
      .navigationTitle("Calendar, refreshed \(ticks) times")
    }
    .onAppear { driver.tick = { [ticks = $ticks] in ticks.wrappedValue += 1 } }
  }
}

/// The same rows in a list, which reads the identifiers of all days.
struct ListRowsScreen: View {
  let days: [Day]
  let store: DayStore

  var body: some View {
    List(days) { day in
      NavigationLink(destination: DayDetail(day: day, store: store)) { dayLabel(day) }
    }
  }
}
