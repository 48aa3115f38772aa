import ViewTree

/// Every row is a button that asks before it navigates, with a hidden link behind it.
///
/// `n` rows: mount, tick and tick-pushed build `n` links and `n` destinations each, since the action captures the screen,
/// so that no row is equal and all their bodies run; a tap and a pop build none: the link reads its binding itself.
struct ActionLinkScreen<Detail: DayDestination>: LinkedScreen {
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
        ActionNavigationLink(destination: Detail(day: day, store: store)) { token in
          open(day, token)
        } content: {
          dayLabel(day)
        }
      }
      .navigationTitle("Calendar, refreshed \(ticks) times")
    }
    .driven(by: driver, $ticks, $months)
  }

  /// Navigates when the store says so: at once, after 3 s, or never.
  func open(_ day: Day, _ token: NavigationToken) {
    switch store.opening {
    case .atOnce: token.navigate()
    case .later: DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(3)) { token.navigate() }
    case .never: break
    }
  }

  static func form<Other: DayDestination>(leadingTo destination: Other.Type) -> Form {
    Form(ActionLinkScreen<Other>.self)
  }
}

struct ActionLinkPreview: PreviewProvider {
  static var previews: some View { ActionLinkScreen<DayDetail>(.preview) }
}
