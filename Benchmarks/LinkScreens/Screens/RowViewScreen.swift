import ViewTree

/// The link inside an extracted row view: the commonest advice.
///
/// `n` rows: mount builds `n` links and `n` destinations, and nothing else builds any: all rows are equal, and their
/// bodies do not run (behaviour B14).
struct RowViewScreen<Detail: DayDestination>: LinkedScreen {
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
        Row(day: day, store: store)
      }
      .navigationTitle("Calendar, refreshed \(ticks) times")
    }
    .driven(by: driver, $ticks, $months)
  }

  struct Row: View {
    let day: Day
    let store: DayStore

    var body: some View {
      NavigationLink(destination: Detail(day: day, store: store)) { dayLabel(day) }
    }
  }

  static func form<Other: DayDestination>(leadingTo destination: Other.Type) -> Form { Form(RowViewScreen<Other>.self) }
}

struct RowViewPreview: PreviewProvider {
  static var previews: some View { RowViewScreen<DayDetail>(.preview) }
}
