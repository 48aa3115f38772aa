@testable import LinkScreens

/// The names of the screens, for the arguments of tests.
enum ScreenNames {
  static let all = ["control", "control-button", "eager", "row-view", "hidden-link"]
  /// Those that have a link, and so something to tap.
  static let withLinks = ["eager", "row-view", "hidden-link"]
}

/// One line of the results, by the name of its screen.
@MainActor func phaseCase(_ screen: String, rows: Int, _ phase: Phase) -> Case {
  Case(screen: LinkScreens.Screen.named(screen)!, rows: rows, phase: phase)
}
