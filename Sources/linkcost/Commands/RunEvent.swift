import LinkScreens

/// What happens during a run, for those who show it.
enum RunEvent: Equatable, Sendable {
  case runStarted(processCount: Int)
  /// `process` counts from 1.
  case processStarted(process: Int)
  /// `done` of `total` groups of the process are finished.
  case phaseStarted(PhaseStart)
  case runEnded
}

/// A process begins with the screens of one phase at one row count.
struct PhaseStart: Codable, Equatable, Sendable {
  let rows: Int
  var combination = Combination()
  let phase: Phase
  let done: Int
  let total: Int
}
