import ViewTree

/// Eager links to a wrapper that stores a closure and makes the destination in its body (behaviour B07).
///
/// `n` rows: mount, tick and tick-pushed build `n` links and `n` wrappers each. A tap runs the wrapper's body, which
/// builds the one destination; so does a tick while it is on screen, since a fresh closure is never equal. The closure
/// captures the day and the store.
struct LazyViewScreen<Detail: DayDestination>: LinkedScreen {
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
        NavigationLink(destination: LazyView(Detail(day: day, store: store))) { dayLabel(day) }
      }
      .navigationTitle("Calendar, refreshed \(ticks) times")
    }
    .driven(by: driver, $ticks, $months)
  }

  static func wrapperBodies(in counts: WorkCounts) -> Int { counts.bodies(of: LazyView<Detail>.self) }

  static func form<Other: DayDestination>(leadingTo destination: Other.Type) -> Form {
    Form(LazyViewScreen<Other>.self)
  }
}

/// Makes its content when it is shown, and each time it is shown anew.
struct LazyView<Content: View>: View {
  private let build: () -> Content

  init(_ build: @autoclosure @escaping () -> Content) {
    WorkCounts.countWrapper()
    self.build = build
  }

  var body: some View { build() }
}

struct LazyViewPreview: PreviewProvider {
  static var previews: some View { LazyViewScreen<DayDetail>(.preview) }
}
