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

  /// A screen with each of the destinations. It is written out for `typical`; the others share one form, behind an
  /// `AnyView` in the place of the destination: seven forms of each screen would take the compiler many minutes.
  @inline(__always) static func all<Content: LinkedScreen>(of screen: Content.Type) -> [Destination: Form] {
    let shared = Content.form(leadingTo: AnyView.self)
    var forms: [Destination: Form] = [.typical: Content.form(leadingTo: DayDetail.self)]
    for destination in Destination.allCases where destination != .typical { forms[destination] = shared }
    return forms
  }
}
