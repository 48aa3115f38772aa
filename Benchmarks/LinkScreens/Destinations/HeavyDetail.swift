import ViewTree

/// The destination `heavy`: a model object is made with the struct, whether anybody goes there or not.
struct HeavyDetail: DayDestination {
  let day: Day
  @ObservedObject private var model: MeasurementsModel

  init(day: Day, store: DayStore) {
    WorkCounts.countDestination()
    self.day = day
    model = MeasurementsModel(of: day)
  }

  var body: some View {
    VStack {
      Text(day.date).font(.title)
      ForEach(model.measurements, id: \.self) { Text($0) }
    }
  }
}

/// The measurements of a day, one by one.
final class MeasurementsModel: ObservableObject {
  @Published private(set) var measurements: [String]

  @MainActor init(of day: Day) {
    WorkCounts.countObject()
    measurements = day.summary.split(separator: ",").map(String.init)
  }
}
