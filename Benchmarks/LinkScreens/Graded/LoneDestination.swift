import ViewTree

/// A destination in a tree of its own: what it takes to appear, to be told of a change, and to go, without a screen.
///
/// A closure and not a protocol, as ``Form``: made where the type is known, so that the tree is specialised into it.
@MainActor struct LoneDestination {
  let mount: @MainActor (Day, DayStore) -> ViewHost

  @inline(__always) init<Detail: DayDestination>(_ destination: Detail.Type) {
    mount = { day, store in ViewHost(recordsDetails: false) { Detail(day: day, store: store) } }
  }

  static let empty = LoneDestination(EmptyDetail.self)

  static let all: [Destination: LoneDestination] = [
    .light: LoneDestination(LightDetail.self),
    .typical: LoneDestination(DayDetail.self),
    .callback: LoneDestination(CallbackDetail.self),
    .heavy: LoneDestination(HeavyDetail.self),
    .loading: LoneDestination(LoadingDetail<EagerResource>.self),
    .loadingLazily: LoneDestination(LoadingDetail<LazyResource>.self),
    .loadingOwned: LoneDestination(LoadingOwnedDetail.self),
  ]
}
