import Measurement

/// What a process says on its standard output, one JSON value a line.
enum WorkerMessage: Codable, Equatable, Sendable {
  case phaseStarted(PhaseStart)
  case finished(WorkerReport)
  /// A whole sentence.
  case failed(String)
}

/// What a process found.
struct WorkerReport: Codable, Equatable, Sendable {
  /// From 0.
  let process: Int
  /// By key of the case, then by name of the counter.
  let counts: [String: [String: Int]]
  /// Empty where nothing was timed.
  let samples: [Sample]
  /// Absent where nothing was timed.
  let clocks: ResultFile.Clocks?
}
