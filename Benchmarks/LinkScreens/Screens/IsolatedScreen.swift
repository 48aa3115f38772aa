import ViewTree

/// Eager links, but the counter lives in a view beside the rows: what changes is kept away from what costs.
///
/// `n` rows: mount builds `n` links and `n` destinations, and nothing else builds any: a tick runs the counter's body
/// alone.
struct IsolatedScreen<Detail: DayDestination>: LinkedScreen {
  let store: DayStore
  let container: Container
  let driver: ScreenDriver
  @State private var months: [Month]

  init(_ input: ScreenInput) {
    store = input.store
    container = input.container
    driver = input.driver
    _months = State(initialValue: input.months)
  }

  var body: some View {
    NavigationStack {
      VStack {
        RefreshCounter(driver: driver)
        CalendarView(interval: months, container: container, onHeaderAppear: { store.see($0) }) { day in
          NavigationLink(destination: Detail(day: day, store: store)) { dayLabel(day) }
        }
      }
      .navigationTitle("Calendar")
    }
    .onAppear { driver.drive(months: $months) }
  }

  /// The counter, and all that depends on it.
  struct RefreshCounter: View {
    let driver: ScreenDriver
    @State private var ticks = 0

    var body: some View {
      Text("Calendar, refreshed \(ticks) times")
        .onAppear { driver.drive(ticks: $ticks) }
    }
  }

  static func form<Other: DayDestination>(leadingTo destination: Other.Type) -> Form {
    Form(IsolatedScreen<Other>.self)
  }
}

struct IsolatedPreview: PreviewProvider {
  static var previews: some View { IsolatedScreen<DayDetail>(.preview) }
}
