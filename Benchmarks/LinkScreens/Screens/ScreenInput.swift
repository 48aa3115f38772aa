import ViewTree

/// What the harness hands to a screen.
@MainActor struct ScreenInput {
  let months: [Month]
  let store: DayStore
  var container = Container.stack
  let driver = ScreenDriver()

  /// For a look at a screen in an editor.
  static var preview: ScreenInput {
    let days = DayTable.embedded()
    return ScreenInput(months: DayTable.months(of: days.records), store: DayStore(source: days.source))
  }
}

/// The harness's hand on a screen's own state. The screen fills it in when it appears, by closures that hold bindings
/// to its state and not the screen, which holds the driver.
@MainActor final class ScreenDriver {
  /// Adds one to the counter that the screen shows.
  var tick: () -> Void = { fatalError("The screen has not appeared yet, so it cannot be ticked.") }
  /// Shows other days.
  var show: ([Month]) -> Void = { _ in fatalError("The screen has not appeared yet, so it cannot show other days.") }
  /// Opens several days at once, one upon the other; absent where the pattern cannot.
  var open: (([Day]) -> Void)?

  func drive(ticks: Binding<Int>) { tick = { ticks.wrappedValue += 1 } }

  func drive(months: Binding<[Month]>) { show = { months.wrappedValue = $0 } }
}

extension View {
  /// Hands the screen's own state to the harness when the screen appears.
  func driven(
    by driver: ScreenDriver,
    _ ticks: Binding<Int>,
    _ months: Binding<[Month]>,
    path: Binding<NavigationPath>? = nil
  ) -> some View {
    onAppear {
      driver.drive(ticks: ticks)
      driver.drive(months: months)
      if let path { driver.open = { path.wrappedValue = NavigationPath($0) } }
    }
  }
}
