import ViewTree

/// A screen with one destination: how it is mounted and counted.
///
/// Closures and not a protocol: they are made where the screen's type is known, which is where the compiler specialises
/// the tree into the screen.
@MainActor struct Form {
  let mount: @MainActor (ScreenInput, Viewport, _ recordsDetails: Bool) -> ViewHost
  let count: @MainActor (ViewHost) -> StepCounts

  @inline(__always) init<Content: CalendarScreen>(_ screen: Content.Type) {
    mount = { input, viewport, details in ViewHost(viewport: viewport, recordsDetails: details) { Content(input) } }
    count = { StepCounts(of: $0, screen: Content.self) }
  }

  init(
    mount: @escaping @MainActor (ScreenInput, Viewport, Bool) -> ViewHost,
    count: @escaping @MainActor (ViewHost) -> StepCounts
  ) {
    self.mount = mount
    self.count = count
  }

  /// A screen with each of the destinations.
  @inline(__always) static func all<Content: LinkedScreen>(of screen: Content.Type) -> [Destination: Form] {
    let weighted = Content.form(leadingTo: WeightedDetail.self)
    return [
      .light: Content.form(leadingTo: LightDetail.self),
      .typical: Content.form(leadingTo: DayDetail.self),
      .callback: weighted, .heavy: weighted, .loading: weighted, .loadingLazily: weighted, .loadingOwned: weighted,
    ]
  }
}
