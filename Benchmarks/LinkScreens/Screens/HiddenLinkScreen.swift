import ViewTree

/// Rows are buttons that set an optional selection; one hidden link follows it.
struct HiddenLinkScreen: CalendarScreen {
  let store: DayStore
  let driver: ScreenDriver
  @State private var months: [Month]
  @State private var ticks = 0
  @State private var selected: Day?

  init(_ input: ScreenInput) {
    store = input.store
    driver = input.driver
    _months = State(initialValue: input.months)
  }

  var body: some View {
    NavigationStack {
      CalendarView(interval: months, onHeaderAppear: { store.see($0) }) { day in
        Button(action: { select(day) }) { dayLabel(day) }
      }
      .navigationTitle("Calendar, refreshed \(ticks) times")
      .navigate(using: $selected) { day in DayDetail(day: day, store: store) }
    }
    .onAppear { driver.tick = { [ticks = $ticks] in ticks.wrappedValue += 1 } }
  }

  func select(_ day: Day) { selected = day }
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
