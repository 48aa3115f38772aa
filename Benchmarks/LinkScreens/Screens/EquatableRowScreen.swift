import ViewTree

/// The link inside a row view that carries more than it shows, a callback among it, which is another one each time. Its
/// `==` compares the day alone, and `.equatable()` has it asked (behaviour B32).
///
/// `n` rows: mount builds `n` links and `n` destinations, and nothing else builds any.
struct EquatableRowScreen<Detail: DayDestination>: LinkedScreen {
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
        Row(day: day, store: store, onSelect: { select(day) })
          .equatable()
      }
      .navigationTitle("Calendar, refreshed \(ticks) times")
    }
    .driven(by: driver, $ticks, $months)
  }

  func select(_ day: Day) { selected = day }

  struct Row: View, Equatable {
    let day: Day
    let store: DayStore
    let onSelect: @MainActor () -> Void

    var body: some View {
      NavigationLink(destination: Detail(day: day, store: store)) { dayLabel(day) }
    }

    nonisolated static func == (old: Row, new: Row) -> Bool { old.day == new.day }
  }

  static func form<Other: DayDestination>(leadingTo destination: Other.Type) -> Form {
    Form(EquatableRowScreen<Other>.self)
  }
}

struct EquatableRowPreview: PreviewProvider {
  static var previews: some View { EquatableRowScreen<DayDetail>(.preview) }
}
