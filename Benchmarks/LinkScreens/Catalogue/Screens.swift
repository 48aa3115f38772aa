import ViewTree

extension Screen {
  /// Every screen, in the order of tables and files.
  public static let all: [Screen] = [
    Screen(
      "control",
      "the rows, no control in them, no link",
      since: "iOS 16",
      phases: [.mount, .tick],
      floor: ControlFloor.self
    ) { input, details in ViewHost(recordsDetails: details) { ControlScreen(input) } },
    Screen(
      "control-button",
      "the rows as buttons whose action captures the screen, no link",
      since: "iOS 16",
      phases: [.mount, .tick],
      floor: ControlButtonFloor.self
    ) { input, details in ViewHost(recordsDetails: details) { ControlButtonScreen(input) } },
    Screen(
      "eager",
      "every row a NavigationLink(destination:label:)",
      since: "iOS 16",
      floor: EagerFloor.self
    ) { input, details in ViewHost(recordsDetails: details) { EagerScreen(input) } },
    Screen(
      "row-view",
      "the same link inside an extracted row view",
      since: "iOS 16",
      floor: RowViewFloor.self
    ) { input, details in ViewHost(recordsDetails: details) { RowViewScreen(input) } },
    Screen(
      "hidden-link",
      "rows are buttons that set a selection, one hidden link follows it by isActive:, deprecated since iOS 16",
      since: "iOS 16",
      floor: HiddenLinkFloor.self
    ) { input, details in ViewHost(recordsDetails: details) { HiddenLinkScreen(input) } },
  ]

  /// The screen with a name; nil if there is none.
  public static func named(_ name: String) -> Screen? { all.first { $0.name == name } }
}
