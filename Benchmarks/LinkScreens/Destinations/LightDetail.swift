import ViewTree

/// The destination `light`: one date.
struct LightDetail: DayDestination {
  let date: String

  init(day: Day, store: DayStore) {
    WorkCounts.countDestination()
    date = day.date
  }

  var body: some View { Text(date).font(.title) }
}
