import ViewTree

/// The destination `typical`: a day with its strings, a reference to the store, a callback handed on unchanged, and a
/// model that is made when the view is entered.
struct DayDetail: DayDestination {
  let day: Day
  @ObservedObject private var store: DayStore
  let onClose: @MainActor () -> Void
  @StateObject private var model = DayModel()

  init(day: Day, store: DayStore) {
    WorkCounts.countDestination()
    self.day = day
    self.store = store
    onClose = store.onClose
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(day.date).font(.title)
      Text(day.weather).foregroundColor(.secondary)
      Text(day.summary)
      Text(model.isFavorite ? "A favourite" : store.note)
      Button("Close", action: onClose)
    }
    .padding()
    .navigationTitle(day.date)
  }
}

/// What a detail view keeps of its own.
final class DayModel: ObservableObject {
  @Published var isFavorite = false

  @MainActor init() { WorkCounts.countObject() }
}
