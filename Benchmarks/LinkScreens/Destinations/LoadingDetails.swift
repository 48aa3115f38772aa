import ViewTree

/// The destinations `loading` and `loading-lazily`: a resource is made with the struct.
struct LoadingDetail<Model: Resource>: DayDestination {
  let day: Day
  @ObservedObject private var resource: Model

  init(day: Day, store: DayStore) {
    WorkCounts.countDestination()
    self.day = day
    resource = Model("/days/\(day.date)", from: store.network)
  }

  var body: some View {
    VStack {
      Text(day.date).font(.title)
      Text("\(resource.state)")
    }
  }
}

/// The destination `loading-owned`: a resource that is made when the view is entered.
struct LoadingOwnedDetail: DayDestination {
  let day: Day
  @StateObject private var resource: EagerResource

  init(day: Day, store: DayStore) {
    WorkCounts.countDestination()
    self.day = day
    _resource = StateObject(wrappedValue: EagerResource("/days/\(day.date)", from: store.network))
  }

  var body: some View {
    VStack {
      Text(day.date).font(.title)
      Text("\(resource.state)")
    }
  }
}
