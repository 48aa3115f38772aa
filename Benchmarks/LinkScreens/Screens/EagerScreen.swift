import ViewTree

/// Every row is a `NavigationLink(destination:label:)`.
///
/// `n` rows: mount, tick and tick-pushed build `n` links and `n` destinations each; tap and pop build none. A tap
/// enters one destination.
struct EagerScreen<Detail: DayDestination>: LinkedScreen {
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
        NavigationLink(destination: Detail(day: day, store: store)) { dayLabel(day) }
      }
      .navigationTitle("Calendar, refreshed \(ticks) times")
    }
    .driven(by: driver, $ticks, $months)
  }

  static func form<Other: DayDestination>(leadingTo destination: Other.Type) -> Form { Form(EagerScreen<Other>.self) }
}

struct EagerPreview: PreviewProvider {
  static var previews: some View { EagerScreen<DayDetail>(.preview) }
}
