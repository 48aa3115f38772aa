import ViewTree

/// Every row is a link that is active while the selection is its tag (behaviour B11).
///
/// `n` rows: as `eager`, mount, tick and tick-pushed build `n` links and `n` destinations each; tap and pop write the
/// selection, which links read themselves, so that the screen does not run (behaviour B45).
struct TagSelectionScreen<Detail: DayDestination>: LinkedScreen {
  let store: DayStore
  let container: Container
  let driver: ScreenDriver
  @State private var months: [Month]
  @State private var ticks = 0
  @State private var selected: Day.ID?

  init(_ input: ScreenInput) {
    store = input.store
    container = input.container
    driver = input.driver
    _months = State(initialValue: input.months)
  }

  var body: some View {
    NavigationStack {
      CalendarView(interval: months, container: container, onHeaderAppear: { store.see($0) }) { day in
        NavigationLink(destination: Detail(day: day, store: store), tag: day.id, selection: $selected) {
          dayLabel(day)
        }
      }
      .navigationTitle("Calendar, refreshed \(ticks) times")
    }
    .driven(by: driver, $ticks, $months)
  }

  static func form<Other: DayDestination>(leadingTo destination: Other.Type) -> Form {
    Form(TagSelectionScreen<Other>.self)
  }
}

struct TagSelectionPreview: PreviewProvider {
  static var previews: some View { TagSelectionScreen<DayDetail>(.preview) }
}
