@testable import LinkScreens

/// The names of the screens in the catalogue, for the arguments of tests. Which these are, `CatalogueTests` asserts.
@MainActor enum ScreenNames {
  static let all = LinkScreens.Screen.all.map(\.name)
  /// Those that there are in a stack.
  static let inStack = LinkScreens.Screen.all.filter { $0.home == .stack }.map(\.name)
  /// Those that have a floor.
  static let withFloors = LinkScreens.Screen.all.filter { $0.makeFloor != nil }.map(\.name)
  /// Those that have a link, and so something to tap.
  static let withLinks = LinkScreens.Screen.all.filter(\.isLinked).map(\.name)
}

/// One line of the results, by the name of its screen, in the screen's own container.
@MainActor func phaseCase(_ screen: String, rows: Int, _ phase: Phase) -> Case {
  Case(screen: LinkScreens.Screen.named(screen)!, rows: rows, phase: phase)
}
