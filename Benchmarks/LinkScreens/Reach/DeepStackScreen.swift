import ViewTree

/// A stack with many screens on it, and one more to be pushed by its path.
struct DeepStackScreen: View {
  let days: [Day]
  let store: DayStore
  let driver: ScreenDriver
  /// Of places of days. An array would be copied by each push, and held against the old one.
  @State private var path: NavigationPath

  /// - Parameter depth: screens on the stack, the root included.
  init(days: [Day], depth: Int, store: DayStore, driver: ScreenDriver) {
    self.days = days
    self.store = store
    self.driver = driver
    _path = State(initialValue: NavigationPath(0..<(depth - 1)))
  }

  var body: some View {
    NavigationStack(path: $path) {
      Text("Calendar")
        .navigationDestination(for: Int.self) { DayDetail(day: days[$0], store: store) }
    }
    .onAppear { driver.tick = { [path = $path] in path.wrappedValue.append(path.wrappedValue.count) } }
  }
}
