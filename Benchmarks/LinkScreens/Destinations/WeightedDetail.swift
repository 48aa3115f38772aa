import ViewTree

/// The destinations whose initialiser does something: a closure written at the link site, a model object, a load. They
/// are one type, so that the tree is specialised into each screen once for all of them, and not once for each: it would
/// take the build minutes. What differs is what the initialiser does, and what the body shows; all are of one size.
struct WeightedDetail: DayDestination {
  let day: Day
  let weight: Destination
  let onClose: @MainActor () -> Void
  /// What is made with the struct and observed by the body.
  let object: AnyObject?
  let network: FakeNetwork

  init(day: Day, store: DayStore) {
    WorkCounts.countDestination()
    self.day = day
    weight = store.weight
    network = store.network
    switch store.weight {
    case .callback:
      // It captures two values, so it is another one each time, and never equal to the one before (behaviour B33).
      onClose = { store.close(day) }
      object = nil
    case .heavy:
      onClose = store.onClose
      object = MeasurementsModel(of: day)
    case .loading:
      onClose = store.onClose
      object = EagerResource("/days/\(day.date)", from: store.network)
    case .loadingLazily:
      onClose = store.onClose
      object = LazyResource("/days/\(day.date)", from: store.network)
    case .light, .typical, .loadingOwned:
      onClose = store.onClose
      object = nil
    }
  }

  var body: some View {
    VStack {
      Text(day.date).font(.title)
      switch object {
      case let model as MeasurementsModel: Measurements(model: model)
      case let resource as EagerResource: ResourceState(resource: resource)
      case let resource as LazyResource: ResourceState(resource: resource)
      default:
        if weight == .loadingOwned { OwnedResourceState(path: "/days/\(day.date)", network: network) }
      }
      Button("Close", action: onClose)
    }
  }
}

/// What `heavy` shows: a model that was made with the struct, whether anybody goes there or not.
private struct Measurements: View {
  @ObservedObject var model: MeasurementsModel

  var body: some View { ForEach(model.measurements, id: \.self) { Text($0) } }
}

/// What `loading` and `loading-lazily` show: a resource that was made with the struct.
private struct ResourceState<Model: Resource>: View {
  @ObservedObject var resource: Model

  var body: some View { Text("\(resource.state)") }
}

/// What `loading-owned` shows: a resource that is made when the view is entered.
private struct OwnedResourceState: View {
  @StateObject private var resource: EagerResource

  init(path: String, network: FakeNetwork) {
    _resource = StateObject(wrappedValue: EagerResource(path, from: network))
  }

  var body: some View { Text("\(resource.state)") }
}
