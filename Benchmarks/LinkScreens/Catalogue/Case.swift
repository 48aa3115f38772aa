import Measurement
import ViewTree

/// One line of the results: a screen in a container, with a destination and a number of rows, in one phase.
@MainActor public struct Case {
  public let screen: Screen
  public let container: Container
  public let destination: Destination
  public let rows: Int
  public let phase: Phase

  /// Takes the screen's own container where none is given.
  public init(
    screen: Screen,
    container: Container? = nil,
    destination: Destination = .typical,
    rows: Int,
    phase: Phase
  ) {
    self.screen = screen
    self.container = container ?? screen.home
    self.destination = destination
    self.rows = rows
    self.phase = phase
  }

  /// "eager/stack/typical/730/tick".
  public var key: String {
    "\(screen.name)/\(container.rawValue)/\(destination.rawValue)/\(rows)/\(phase.rawValue)"
  }

  /// Whether the phase exists: a screen without links cannot be left, and without rows there is nothing to tap.
  public var exists: Bool { isInCatalogue && hasRows }

  /// The same, whatever the number of rows.
  public var isInCatalogue: Bool { screen.absence(in: container, leadingTo: destination, phase: phase) == nil }

  /// Whether there are as many rows as the phase needs.
  private var hasRows: Bool {
    phase == .scroll ? rows > Stage.viewport.rows * container.laneCount : rows > 0 || !phase.needsRow
  }

  /// The counts of one step on a fresh tree, by the names of `Metric.counts`. Outside any clock.
  public func counts(days: DayTable) -> [String: Int] {
    precondition(exists, "\(key) has no step to count.")
    return stage(days).countedStep(phase).byName
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
    return stage(days).subject(of: phase, CountsCheck(key: key, expected: expected))
  }

  public var hasFloor: Bool { phase.hasFloor && floorAbsence == nil }

  /// Why there is no floor in any phase, in a whole sentence; nil where there is one.
  public var floorAbsence: String? {
    container == .stack && destination == .typical
      ? screen.floorAbsence : "The floors are loops written by hand for the rows of a stack that lead to typical."
  }

  /// The least that the same work can cost; nil for phases that have no such loop, and for all but `stack` and
  /// `typical`: the loop is written by hand for these.
  public func floor(days: DayTable) -> (any Measurable)? {
    guard hasFloor, let makeFloor = screen.makeFloor else { return nil }
    return FloorTrial(makeFloor(stage(days).input()), step: phase == .mount ? .make : .compare)
  }

  func stage(_ days: DayTable) -> Stage {
    Stage(screen, in: container, leadingTo: destination, rows: rows, days: days)
  }
}
