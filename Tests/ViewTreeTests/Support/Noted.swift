import ViewTree

/// A text that writes down when it appears and disappears: `+name` and `-name`.
struct Noted: View {
  let name: String
  let log: Log

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
  }

  var body: some View {
    Text(name)
      .onAppear { log.add("+\(name)") }
      .onDisappear { log.add("-\(name)") }
  }
}

/// How often tasks of views were started and cancelled.
struct Tasks: Equatable {
  var started = 0
  var cancelled = 0
}

extension ViewHost {
  /// The starts and cancellations of tasks since mount or the last reset.
  var tasks: Tasks { Tasks(started: counts.tasksStarted, cancelled: counts.tasksCancelled) }
}
