import ViewTree

// The destinations whose initialisers do more than store what they are given, without that: the same fields, filled with
// what is there already. What the others cost beyond these is what their initialisers do.

/// `callback` with a closure that captures nothing.
struct BareCallbackDetail: DayDestination {
  let day: Day
  let onClose: @MainActor () -> Void

  init(day: Day, store: DayStore) {
    WorkCounts.countDestination()
    self.day = day
    onClose = store.onClose
  }

  var body: some View { EmptyView() }
}

/// `heavy` with one model for all.
struct BareHeavyDetail: DayDestination {
  let day: Day
  @ObservedObject private var model: MeasurementsModel

  init(day: Day, store: DayStore) {
    WorkCounts.countDestination()
    self.day = day
    model = Self.model
  }

  var body: some View { EmptyView() }

  private static let model = MeasurementsModel(of: Day(id: 0, date: "", weather: "", summary: ""))
}

/// `loading` and `loading-lazily` with one resource for all.
struct BareLoadingDetail: DayDestination {
  let day: Day
  @ObservedObject private var resource: LazyResource

  init(day: Day, store: DayStore) {
    WorkCounts.countDestination()
    self.day = day
    resource = Self.resource
  }

  var body: some View { EmptyView() }

  private static let resource = LazyResource("/", from: FakeNetwork(delay: .never, keepsRequests: false))
}

/// `loading-owned` with a resource that would be made of nothing.
struct BareLoadingOwnedDetail: DayDestination {
  let day: Day
  @StateObject private var resource: EagerResource

  init(day: Day, store: DayStore) {
    WorkCounts.countDestination()
    self.day = day
    _resource = StateObject(wrappedValue: EagerResource("/", from: Self.network))
  }

  var body: some View { EmptyView() }

  private static let network = FakeNetwork(delay: .never, keepsRequests: false)
}
