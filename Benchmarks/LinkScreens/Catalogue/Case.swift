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
  public var exists: Bool { screen.phases.contains(phase) && (rows > 0 || phase == .mount || phase == .tick) }

  /// The counts of one step on a fresh tree, by the names of `Metric.counts`. Outside any clock.
  public func counts(days: DayTable) -> [String: Int] {
    precondition(exists, "\(key) has no step to count.")
    return Stage(screen, rows: rows, days: days).countedStep(phase).byName
  }

  /// An estimate, high on purpose, of what a mounted row takes with its day and its floor: for refusing what memory
  /// cannot hold.
  public static func bytesPerRow(of screen: Screen) -> Int { 1_000 }

  /// The bytes that the mounted screen keeps on the heap, host included, the days not counted; nil where the platform
  /// does not tell. Exact on a process that does nothing else.
  public func liveHeapBytes(days: DayTable) -> Int? {
    let stage = Stage(screen, rows: rows, days: days)
    _ = stage.mount()
    guard let before = LiveHeap.bytes else { return nil }
    let mounted = stage.mount()
    let after = LiveHeap.bytes
    return withExtendedLifetime(mounted) { after.map { $0 - before } }
  }

  /// The same step, repeated for the clock. Each step's totals are checked against the expected counts.
  public func subject(days: DayTable, expecting expected: [String: Int]) -> any Measurable {
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
    let floor = screen.makeFloor(Stage(screen, rows: rows, days: days).input())
    switch phase {
    case .mount: return FloorTrial(floor, step: .make)
    case .tick: return FloorTrial(floor, step: .compare)
    case .tap, .tickPushed, .pop: return nil
    }
  }
}
