import ViewTree

/// The destination `callback`: a day and a closure that was written where the link is.
struct CallbackDetail: View {
  let day: Day
  let onClose: @MainActor () -> Void

  init(day: Day, onClose: @escaping @MainActor () -> Void) {
    WorkCounts.countDestination()
    self.day = day
    self.onClose = onClose
  }

  var body: some View {
    VStack {
      Text(day.date).font(.title)
      Button("Close", action: onClose)
    }
  }
}

extension CallbackDetail: DayDestination {
  /// What a link site writes. The closure captures two values, so it is another one each time, and never equal to the
  /// one before (behaviour B33).
  init(day: Day, store: DayStore) {
    self.init(day: day) { store.close(day) }
  }
}
