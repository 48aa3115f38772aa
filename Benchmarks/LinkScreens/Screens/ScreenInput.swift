/// What the harness hands to a screen.
@MainActor struct ScreenInput {
  let months: [Month]
  let store: DayStore
  let driver = ScreenDriver()
}

/// The harness's hand on a screen's own state. The screen fills it in when it appears.
@MainActor final class ScreenDriver {
  /// Adds one to the counter that the screen's body reads. The screen gives a closure that holds the counter's binding
  /// and not the screen, which holds the driver.
  var tick: () -> Void = { fatalError("The screen has not appeared yet, so it cannot be ticked.") }
}
