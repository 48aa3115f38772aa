import ViewTree

/// A destination in a tree of its own: what it takes to appear, to be told of a change, and to go, without a screen.
///
/// A closure and not a protocol, as ``Form``: made where the type is known, so that the tree is specialised into it.
@MainActor struct LoneDestination {
  let mount: @MainActor (Day, DayStore) -> ViewHost

  @inline(__always) init<Detail: DayDestination>(_ destination: Detail.Type) {
    mount = { day, store in ViewHost(recordsDetails: false) { Detail(day: day, store: store) } }
  }

  static func leading(to destination: Destination) -> LoneDestination {
    switch destination {
    case .light: light
    case .typical: typical
    case .callback, .heavy, .loading, .loadingLazily, .loadingOwned: weighted
    }
  }

  static let light = LoneDestination(LightDetail.self)
  private static let typical = LoneDestination(DayDetail.self)
  private static let weighted = LoneDestination(WeightedDetail.self)
}
