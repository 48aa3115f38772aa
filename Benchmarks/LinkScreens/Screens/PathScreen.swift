import ViewTree

/// Rows are buttons that append to the stack's path; `navigationDestination(for:)` says what values lead to.
///
/// Whatever the number of rows: mount and tick build nothing, and nothing builds a link. A tap builds and enters one
/// destination, and a tick while it is on screen builds one: how often SwiftUI does is not settled.
struct PathScreen<Detail: DayDestination>: LinkedScreen {
  let store: DayStore
  let container: Container
  let driver: ScreenDriver
  @State private var months: [Month]
  @State private var ticks = 0
  @State private var path = NavigationPath()

  init(_ input: ScreenInput) {
    store = input.store
    container = input.container
    driver = input.driver
    _months = State(initialValue: input.months)
  }

  var body: some View {
    NavigationStack(path: $path) {
      CalendarView(interval: months, container: container, onHeaderAppear: { store.see($0) }) { day in
        Button(action: { open(day) }) { dayLabel(day) }
      }
      .navigationTitle("Calendar, refreshed \(ticks) times")
      .navigationDestination(for: Day.self) { day in Detail(day: day, store: store) }
    }
    .driven(by: driver, $ticks, $months, path: $path)
  }

  func open(_ day: Day) { path.append(day) }

  static func form<Other: DayDestination>(leadingTo destination: Other.Type) -> Form { Form(PathScreen<Other>.self) }
}

struct PathPreview: PreviewProvider {
  static var previews: some View { PathScreen<DayDetail>(.preview) }
}
