import ViewTree

/// A destination without a field and without a body: what is left of a link's cost when it leads to nothing.
struct EmptyDetail: DayDestination {
  init(day: Day, store: DayStore) { WorkCounts.countDestination() }

  var body: some View { EmptyView() }
}
