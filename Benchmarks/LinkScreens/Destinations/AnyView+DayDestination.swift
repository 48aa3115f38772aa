import ViewTree

/// Whichever destination the store says, behind an `AnyView`.
extension AnyView: DayDestination {
  init(day: Day, store: DayStore) { self = store.destination.make(day, store) }

  static func bodies(in counts: WorkCounts) -> Int {
    Destination.allCases.reduce(0) { $0 + $1.type.bodies(in: counts) }
  }
}

extension Destination {
  @MainActor fileprivate func make(_ day: Day, _ store: DayStore) -> AnyView {
    let detail: any DayDestination = type.init(day: day, store: store)
    return AnyView(detail)
  }

  @MainActor fileprivate var type: any DayDestination.Type {
    switch self {
    case .light: LightDetail.self
    case .typical: DayDetail.self
    case .callback: CallbackDetail.self
    case .heavy: HeavyDetail.self
    case .loading: LoadingDetail<EagerResource>.self
    case .loadingLazily: LoadingDetail<LazyResource>.self
    case .loadingOwned: LoadingOwnedDetail.self
    }
  }
}
