import ViewTree

// What `hidden-link` shows of a day: three views that take the store from the environment. Each is what `typical` is,
// but for where the store comes from.

/// A day with snow.
struct SnowDetail: View {
  let day: Day
  @EnvironmentObject private var store: DayStore
  @StateObject private var model = DayModel()

  init(day: Day) {
    WorkCounts.countDestination()
    self.day = day
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Image(systemName: "snowflake").resizable().frame(width: 64, height: 64)
      Text(day.date).font(.title)
      Text(day.summary).foregroundColor(.secondary)
      Text(model.isFavorite ? "A favourite" : store.note)
      Button("Close", action: store.onClose)
    }
    .padding()
    .navigationTitle("Snow on \(day.date)")
  }
}

/// A day with rain or drizzle.
struct RainDetail: View {
  let day: Day
  @EnvironmentObject private var store: DayStore
  @StateObject private var model = DayModel()

  init(day: Day) {
    WorkCounts.countDestination()
    self.day = day
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Image(systemName: "cloud.rain").resizable().frame(width: 64, height: 64)
      Text(day.date).font(.title)
      Text(day.summary).foregroundColor(.secondary)
      Text(model.isFavorite ? "A favourite" : store.note)
      Button("Close", action: store.onClose)
    }
    .padding()
    .navigationTitle("Rain on \(day.date)")
  }
}

/// Any other day.
struct SunDetail: View {
  let day: Day
  @EnvironmentObject private var store: DayStore
  @StateObject private var model = DayModel()

  init(day: Day) {
    WorkCounts.countDestination()
    self.day = day
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Image(systemName: "sun.max").resizable().frame(width: 64, height: 64)
      Text(day.date).font(.title)
      Text(day.summary).foregroundColor(.secondary)
      Text(model.isFavorite ? "A favourite" : store.note)
      Button("Close", action: store.onClose)
    }
    .padding()
    .navigationTitle("Sun on \(day.date)")
  }
}
