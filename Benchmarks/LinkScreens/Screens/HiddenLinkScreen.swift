import ViewTree

/// Rows are buttons that set an optional selection; one hidden link follows it, and the day decides at the tap where it
/// leads.
///
/// Whatever the number of rows: mount and tick build nothing; tap and tick-pushed build one link and one destination,
/// and a tap enters it. The screen reads the selection to make the link, so its body runs at tap and at pop (behaviour
/// B45).
struct HiddenLinkScreen<Detail: DayDestination>: LinkedScreen {
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
        Button(action: { select(day) }) { dayLabel(day) }
      }
      .navigationTitle("Calendar, refreshed \(ticks) times")
      .navigate(using: $selected) { day in Detail.decided(by: day, store) }
    }
    .driven(by: driver, $ticks, $months)
    .environmentObject(store)
  }

  func select(_ day: Day) { selected = day }

  static func form<Other: DayDestination>(leadingTo destination: Other.Type) -> Form {
    Form(HiddenLinkScreen<Other>.self)
  }
}

extension DayDetail {
  /// Snow, rain and all else have a view each. The other destinations are one view, whatever the weather: there it is the
  /// weight that is compared.
  @ViewBuilder static func decided(by day: Day, _ store: DayStore) -> some View {
    switch day.weather {
    case "snow": SnowDetail(day: day)
    case "rain", "drizzle": RainDetail(day: day)
    default: SunDetail(day: day)
    }
  }

  static func bodies(in counts: WorkCounts) -> Int {
    counts.bodies(of: DayDetail.self) + counts.bodies(of: SnowDetail.self) + counts.bodies(of: RainDetail.self)
      + counts.bodies(of: SunDetail.self)
  }
}

extension NavigationLink where Label == EmptyView {
  /// A link without a label that is active while a value is present; none at all while it is not. Deactivating the
  /// link clears the value.
  init?<Value>(_ binding: Binding<Value?>, destination: (Value) -> Destination) {
    guard let value = binding.wrappedValue else { return nil }
    let isActive = Binding(
      get: { binding.wrappedValue != nil },
      set: { isActive in if !isActive { binding.wrappedValue = nil } }
    )
    self.init(destination: destination(value), isActive: isActive) { EmptyView() }
  }
}

extension View {
  /// Pushes a destination while a value is present, by one hidden link behind this view.
  func navigate<Value, Destination: View>(
    using binding: Binding<Value?>,
    @ViewBuilder destination: (Value) -> Destination
  ) -> some View {
    background(NavigationLink(binding, destination: destination))
  }
}

struct HiddenLinkPreview: PreviewProvider {
  static var previews: some View { HiddenLinkScreen<DayDetail>(.preview) }
}
