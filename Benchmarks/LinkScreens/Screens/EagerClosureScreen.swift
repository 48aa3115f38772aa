import ViewTree

/// Every row is a link with its destination in a trailing closure, which is believed to make it lazy. It does not
/// escape, so it is called at once (behaviour B01).
///
/// `n` rows: as `eager`, mount, tick and tick-pushed build `n` links and `n` destinations each; tap and pop build none.
struct EagerClosureScreen<Detail: DayDestination>: LinkedScreen {
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
        NavigationLink {
          Detail(day: day, store: store)
        } label: {
          dayLabel(day)
        }
      }
      .navigationTitle("Calendar, refreshed \(ticks) times")
    }
    .driven(by: driver, $ticks, $months)
  }

  static func form<Other: DayDestination>(leadingTo destination: Other.Type) -> Form {
    Form(EagerClosureScreen<Other>.self)
  }
}

struct EagerClosurePreview: PreviewProvider {
  static var previews: some View { EagerClosureScreen<DayDetail>(.preview) }
}
