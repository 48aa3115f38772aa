import ViewTree

/// A screen in grades, of which each does a little more than the one before: what takes its steps apart.
///
/// Closures and not a protocol, as ``Form``: they are made where the types are known, so that each grade is specialised
/// like the screen itself.
@MainActor struct Grades {
  /// A loop that makes the rows, or makes and compares them, with no tree.
  typealias Loop = @MainActor (ScreenInput) -> Floor

  /// Whether the rows hold destinations, or the views that do.
  let holdsDestinations: Bool
  /// The screen leading to an empty destination, in a tree; the screen itself where it cannot.
  let empty: Form
  /// The rows that lead to an empty destination.
  let emptyLoop: Loop
  /// The rows that lead to each destination, its initialiser storing only what is there already.
  let bareLoops: [Destination: Loop]
  /// The rows as they are.
  let loops: [Destination: Loop]

  /// A screen whose rows hold destinations.
  @inline(__always) init<Content: LinkedScreen, Rows: GradedRows>(_ screen: Content.Type, _ rows: Rows.Type) {
    holdsDestinations = true
    empty = Content.form(leadingTo: EmptyDetail.self)
    emptyLoop = Rows.loop(leadingTo: EmptyDetail.self)
    bareLoops = [
      .callback: Rows.loop(leadingTo: BareCallbackDetail.self),
      .heavy: Rows.loop(leadingTo: BareHeavyDetail.self),
      .loading: Rows.loop(leadingTo: BareLoadingDetail.self),
      .loadingLazily: Rows.loop(leadingTo: BareLoadingDetail.self),
      .loadingOwned: Rows.loop(leadingTo: BareLoadingOwnedDetail.self),
    ]
    loops = [
      .light: Rows.loop(leadingTo: LightDetail.self),
      .typical: Rows.loop(leadingTo: DayDetail.self),
      .callback: Rows.loop(leadingTo: CallbackDetail.self),
      .heavy: Rows.loop(leadingTo: HeavyDetail.self),
      .loading: Rows.loop(leadingTo: LoadingDetail<EagerResource>.self),
      .loadingLazily: Rows.loop(leadingTo: LoadingDetail<LazyResource>.self),
      .loadingOwned: Rows.loop(leadingTo: LoadingOwnedDetail.self),
    ]
  }

  /// A screen whose rows are the same wherever they lead, so that one loop stands for all.
  @inline(__always) init<Content: LinkedScreen, Rows: FloorRows>(_ screen: Content.Type, alike rows: Rows.Type) {
    holdsDestinations = false
    empty = Content.form(leadingTo: EmptyDetail.self)
    let loop: Loop = { Floor(of: rows, $0, isInstalled: true) }
    emptyLoop = loop
    bareLoops = [:]
    loops = Dictionary(uniqueKeysWithValues: Destination.allCases.map { ($0, loop) })
  }

  /// A screen that leads nowhere.
  @inline(__always) init<Content: CalendarScreen, Rows: FloorRows>(unlinked screen: Content.Type, _ rows: Rows.Type) {
    holdsDestinations = false
    empty = Form(screen)
    let loop: Loop = { Floor(of: rows, $0, isInstalled: true) }
    emptyLoop = loop
    bareLoops = [:]
    loops = [.typical: loop]
  }
}

extension Grades {
  /// A screen for whose rows there is no loop.
  @inline(__always) init<Content: CalendarScreen>(withoutLoops screen: Content.Type) {
    holdsDestinations = false
    empty = Form(screen)
    emptyLoop = { Floor(of: ControlFloor.self, $0) }
    bareLoops = [:]
    loops = [:]
  }
}

/// The rows of a screen's floor, which may lead to any destination.
@MainActor protocol GradedRows: FloorRows {
  /// The same rows leading elsewhere. Written out for each, so that the loop is specialised into them.
  static func loop<Other: DayDestination>(leadingTo destination: Other.Type) -> Grades.Loop
}
