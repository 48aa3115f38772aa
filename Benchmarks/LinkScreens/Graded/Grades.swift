import ViewTree

/// The rows of a screen as loops without a tree, in grades of which each does a little more than the one before: what
/// takes the screen's steps apart.
///
/// Closures and not a protocol, as ``Form``: they are made where the types are known, so that each loop is specialised.
@MainActor struct Grades {
  /// A loop that makes the rows, or makes and compares them.
  typealias Loop = @MainActor (ScreenInput) -> Floor

  /// Whether the rows hold destinations, or the views that do.
  let holdsDestinations: Bool
  /// The rows by where they lead; none for a screen for whose rows there is no loop.
  let loops: [Destination: Loop]

  /// A screen whose rows hold destinations.
  @inline(__always) init<Rows: GradedRows>(_ rows: Rows.Type) {
    holdsDestinations = true
    let weighted = Rows.loop(leadingTo: WeightedDetail.self)
    loops = [
      .light: Rows.loop(leadingTo: LightDetail.self),
      .typical: Rows.loop(leadingTo: DayDetail.self),
      .callback: weighted, .heavy: weighted, .loading: weighted, .loadingLazily: weighted, .loadingOwned: weighted,
    ]
  }

  /// A screen whose rows are the same wherever they lead.
  @inline(__always) init<Rows: FloorRows>(alike rows: Rows.Type) {
    holdsDestinations = false
    let loop: Loop = { Floor(of: rows, $0, isInstalled: true) }
    loops = Dictionary(uniqueKeysWithValues: Destination.allCases.map { ($0, loop) })
  }

  private init() {
    holdsDestinations = false
    loops = [:]
  }

  static let none = Grades()
}

/// The rows of a screen's floor, which may lead to any destination.
@MainActor protocol GradedRows: FloorRows {
  /// The same rows leading elsewhere. Written out for each, so that the loop is specialised into them.
  static func loop<Other: DayDestination>(leadingTo destination: Other.Type) -> Grades.Loop
}
