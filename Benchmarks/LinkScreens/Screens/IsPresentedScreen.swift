import ViewTree

/// Rows are buttons that set the selection and a flag; `navigationDestination(isPresented:)` follows the flag. It is
/// believed to be lazy, and is not: its closure does not escape (behaviour B09).
///
/// Whatever the number of rows: mount, tick and tick-pushed build one destination each; nothing builds a link. So does a
/// tap on another day than the selected one: the screen reads the selection, and its body runs. At first the first day
/// is selected; a tap on that changes the flag alone, and builds nothing. Nor does a pop.
struct IsPresentedScreen<Detail: DayDestination>: LinkedScreen {
  let store: DayStore
  let container: Container
  let driver: ScreenDriver
  @State private var months: [Month]
  @State private var ticks = 0
  @State private var selected: Day
  @State private var isShown = false

  init(_ input: ScreenInput) {
    store = input.store
    container = input.container
    driver = input.driver
    _months = State(initialValue: input.months)
    _selected = State(initialValue: input.months.first?.days.first ?? .none)
  }

  var body: some View {
    NavigationStack {
      CalendarView(interval: months, container: container, onHeaderAppear: { store.see($0) }) { day in
        Button(action: { open(day) }) { dayLabel(day) }
      }
      .navigationTitle("Calendar, refreshed \(ticks) times")
      .navigationDestination(isPresented: $isShown) { destination }
    }
    .driven(by: driver, $ticks, $months)
  }

  var destination: Detail { Detail(day: selected, store: store) }

  func open(_ day: Day) {
    selected = day
    isShown = true
  }

  static func form<Other: DayDestination>(leadingTo destination: Other.Type) -> Form {
    Form(IsPresentedScreen<Other>.self)
  }
}

struct IsPresentedPreview: PreviewProvider {
  static var previews: some View { IsPresentedScreen<DayDetail>(.preview) }
}
