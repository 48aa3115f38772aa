import Measurement
import ViewTree

/// One line of the results: a screen with a number of rows, in one phase.
@MainActor public struct Case {
  public let screen: Screen
  public let container = "stack"
  public let destination = "typical"
  public let rows: Int
  public let phase: Phase

  public init(screen: Screen, rows: Int, phase: Phase) {
    self.screen = screen
    self.rows = rows
    self.phase = phase
  }

  /// "eager/stack/typical/730/tick".
  public var key: String { "\(screen.name)/\(container)/\(destination)/\(rows)/\(phase.rawValue)" }

  /// Whether the phase exists: a screen without links cannot be left, and without rows there is nothing to tap.
  public var exists: Bool { screen.phases.contains(phase) && (rows > 0 || !phase.needsRow) }

  /// The counts of one step on a fresh tree, by the names of `Metric.counts`. Outside any clock.
  public func counts(days: DayTable) -> [String: Int] {
    precondition(exists, "\(key) has no step to count.")
    return Stage(screen, rows: rows, days: days).countedStep(phase).byName
  }

  /// An estimate, high on purpose, of what a mounted row of any screen takes with its day and its floor: for refusing
  /// what memory cannot hold.
  public static let bytesPerRow = 1_000

  /// The same step, repeated for the clock. Each step's totals are checked against the expected counts, all of which
  /// have to be there.
  public func subject(days: DayTable, expecting expected: [String: Int]) -> any Measurable {
    for metric in Metric.counts {
      precondition(expected[metric.name] != nil, "\(key) is to be held against counts without \(metric.name).")
    }
    let stage = Stage(screen, rows: rows, days: days)
    let check = CountsCheck(key: key, expected: expected)
    switch phase {
    case .mount: return MountTrial(stage, check)
    case .tick, .tickPushed: return TickTrial(stage, isPushed: phase == .tickPushed, check)
    case .tap, .pop: return VisitTrial(stage, phase, check)
    }
  }

  /// The least that the same work can cost; nil for phases that have no such loop.
  public func floor(days: DayTable) -> (any Measurable)? {
    guard phase.hasFloor else { return nil }
    let floor = screen.makeFloor(Stage(screen, rows: rows, days: days).input())
    return FloorTrial(floor, step: phase == .mount ? .make : .compare)
  }
}
