import ViewTree

/// Rows are buttons that set an optional selection; `navigationDestination(item:)` follows it (behaviour B10).
///
/// Whatever the number of rows: mount and tick build nothing, and nothing builds a link. A tap builds and enters one
/// destination, and a tick while it is on screen builds one: how often SwiftUI does is not settled. The modifier reads
/// the selection itself, so the screen does not run.
struct ItemScreen<Detail: DayDestination>: LinkedScreen {
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
      .navigationDestination(item: $selected) { day in Detail(day: day, store: store) }
    }
    .driven(by: driver, $ticks, $months)
  }

  func select(_ day: Day) { selected = day }

  static func form<Other: DayDestination>(leadingTo destination: Other.Type) -> Form { Form(ItemScreen<Other>.self) }
}

struct ItemPreview: PreviewProvider {
  static var previews: some View { ItemScreen<DayDetail>(.preview) }
}
