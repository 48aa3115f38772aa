import ViewTree

/// One way to write the calendar.
@MainActor public struct Screen {
  public let name: String
  public let summary: String
  /// The first system whose SwiftUI has all that the screen uses as it is written, the navigation stack included.
  public let since: String
  /// The phases that exist for it; a screen without a link cannot be left.
  public let phases: [Phase]

  let mount: @MainActor (ScreenInput, _ recordsDetails: Bool) -> ViewHost
  let count: @MainActor (ViewHost) -> StepCounts
  let makeFloor: @MainActor (ScreenInput) -> Floor

  /// Mounting is written out for each screen in the catalogue and handed in as a closure: that is where the tree is
  /// specialised into the screen.
  init<Rows: FloorRows>(
    _ name: String,
    _ summary: String,
    since: String,
    phases: [Phase] = Phase.allCases,
    floor rows: Rows.Type,
    mount: @escaping @MainActor (ScreenInput, Bool) -> ViewHost
  ) {
    self.name = name
    self.summary = summary
    self.since = since
    self.phases = phases
    self.mount = mount
    count = { StepCounts(of: $0, screen: Rows.Content.self) }
    makeFloor = { Floor(of: rows, $0) }
  }
}
