@testable import LinkScreens

/// The names of the screens in the catalogue, for the arguments of tests. Which these are, `CatalogueTests` asserts.
@MainActor enum ScreenNames {
  static let all = LinkScreens.Screen.all.map(\.name)
  /// Those that have a link, and so something to tap.
  static let withLinks = LinkScreens.Screen.all.filter { $0.phases.contains(.tap) }.map(\.name)
}

/// One line of the results, by the name of its screen.
@MainActor func phaseCase(_ screen: String, rows: Int, _ phase: Phase) -> Case {
  Case(screen: LinkScreens.Screen.named(screen)!, rows: rows, phase: phase)
}
