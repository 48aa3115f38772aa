import ViewTree

/// The measurements of a day, one by one.
final class MeasurementsModel: ObservableObject {
  @Published private(set) var measurements: [String]

  @MainActor init(of day: Day) {
    WorkCounts.countObject()
    measurements = day.summary.split(separator: ",").map(String.init)
  }
}
