import ViewTree

/// `eager` in a `NavigationView`, as it was written before iOS 16.
///
/// `n` rows: as `eager`, mount, tick and tick-pushed build `n` links and `n` destinations each; tap and pop build none.
struct NavigationViewScreen<Detail: DayDestination>: LinkedScreen {
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
    NavigationView {
      CalendarView(interval: months, container: container, onHeaderAppear: { store.see($0) }) { day in
        NavigationLink(destination: Detail(day: day, store: store)) { dayLabel(day) }
      }
      .navigationTitle("Calendar, refreshed \(ticks) times")
    }
    .driven(by: driver, $ticks, $months)
  }

  static func form<Other: DayDestination>(leadingTo destination: Other.Type) -> Form {
    Form(NavigationViewScreen<Other>.self)
  }
}

struct NavigationViewPreview: PreviewProvider {
  static var previews: some View { NavigationViewScreen<DayDetail>(.preview) }
}
