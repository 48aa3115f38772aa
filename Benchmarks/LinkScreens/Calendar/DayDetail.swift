import ViewTree

/// The destination `typical`: a day with its strings, a reference to the store, and a callback handed on unchanged.
struct DayDetail: View {
  let day: Day
  let store: DayStore
  let onClose: @MainActor () -> Void

  init(day: Day, store: DayStore) {
    WorkCounts.countDestination()
    self.day = day
    self.store = store
    onClose = store.onClose
  }

  var body: some View {
    VStack {
      Text(day.date)
      Text(day.weather)
      Text(day.summary)
      Text(store.source)
      Button("Close", action: onClose)
    }
    .navigationTitle(day.date)
  }
}
