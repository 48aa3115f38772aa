import ViewTree

/// Every row is a link to a value; one `navigationDestination(for:)` says what values lead to (behaviour B08).
///
/// `n` rows: mount, tick and tick-pushed build `n` links each. A tap builds and enters one destination; so many builds a
/// tick while it is on screen, since the closure that makes it is another one. How often SwiftUI calls that closure is
/// not settled.
struct ValueLinkScreen<Detail: DayDestination>: LinkedScreen {
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
        NavigationLink(value: day) { dayLabel(day) }
      }
      .navigationTitle("Calendar, refreshed \(ticks) times")
      .navigationDestination(for: Day.self) { day in Detail(day: day, store: store) }
    }
    .driven(by: driver, $ticks, $months)
  }

  static func form<Other: DayDestination>(leadingTo destination: Other.Type) -> Form {
    Form(ValueLinkScreen<Other>.self)
  }
}

struct ValueLinkPreview: PreviewProvider {
  static var previews: some View { ValueLinkScreen<DayDetail>(.preview) }
}
