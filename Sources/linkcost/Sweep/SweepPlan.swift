import LinkScreens
import Measurement

/// What a sweep measures: its screens at every number of rows, and with every destination at one number of rows, with
/// everything that can be refused refused.
@MainActor
struct SweepPlan {
  /// Those measured together by one process: one number of rows, or the destinations.
  struct Cell: Equatable {
    enum Scale: String { case rows, destinations }

    let scale: Scale
    let rows: Int
    let combinations: [Combination]
  }

  nonisolated static let usualRows = [1, 10, 100, 730, 10_000, 100_000, 1_000_000]
  /// The most rows of a quick sweep that names none.
  nonisolated static let mostQuickRows = 10_000
  nonisolated static let usualScreens = ["eager", "lazy-view", "hidden-link", "value-link", "path", "item"]
  static let usualPhases: [Phase] = [.mount, .tick, .tap]
  static let usualProcessCount = Bootstrap.minimumProcesses
  /// An estimate, high on purpose, of what a row of a screen takes in a sweep, which has no floors.
  static let bytesPerRow = 700

  let days: DayTable
  let daysPath: String?
  /// In the catalogue's order; `eager` is always among them.
  let screens: [Screen]
  /// Ascending.
  let rows: [Int]
  let phases: [Phase]
  let destinations: [Destination]
  /// The number of rows at which destinations are swept.
  let destinationRows: Int
  let processCount: Int
  let seed: UInt64
  private let isQuick: Bool

  /// - Throws: ``UsageError`` or `DayFileError`.
  init(_ settings: Settings, surroundings: Surroundings) throws {
    let names = settings.screens.isEmpty ? Self.usualScreens : settings.screens + [RatioToEager.reference]
    screens = try RunPlan.screens(named: names).filter { $0.home == .stack }
    let usualRows = Self.usualRows.filter { !settings.isQuick || $0 <= Self.mostQuickRows }
    rows = (settings.rows.isEmpty ? usualRows : settings.rows).sorted()
    if rows.first == 0 { throw UsageError.sweepNeedsRows }
    phases = try settings.phases.isEmpty ? Self.usualPhases : RunPlan.phases(named: settings.phases)
    destinations = try Self.destinations(settings)
    daysPath = settings.daysPath
    days = try RunPlan.days(settings.daysPath)
    destinationRows = days.records.count
    seed = settings.seed ?? surroundings.freshSeed
    isQuick = settings.isQuick
    processCount = settings.processes ?? (settings.isQuick ? 2 : Self.usualProcessCount)
    try RunPlan.refuseRows(
      rows,
      of: screens,
      bytesPerRow: Self.bytesPerRow,
      beyond: surroundings.machine.memoryBytes
    )
    guard surroundings.isTimed else { throw UsageError.timesNothing(command: .sweep) }
    if cells.allSatisfy({ groups(of: $0).isEmpty }) {
      throw UsageError.nothingToMeasure(screens: screens.map(\.name), phases: phases.map(\.rawValue))
    }
  }

  /// One for each number of rows, then the destinations, if there are two.
  var cells: [Cell] {
    let byRows = rows.map { Cell(scale: .rows, rows: $0, combinations: [Combination()]) }
    guard destinations.count > 1, destinationRows > 0 else { return byRows }
    let combinations = destinations.map { Combination(destination: $0) }
    return byRows + [Cell(scale: .destinations, rows: destinationRows, combinations: combinations)]
  }

  func groups(of cell: Cell) -> [CaseGroup] {
    CaseGroup.all(rows: [cell.rows], combinations: cell.combinations, phases: phases, screens: screens)
  }

  /// - Parameter counts: what processes before this one agreed on; nil for one that counts itself.
  func job(of process: Int, _ cell: Cell, counts: [String: [String: Int]]?) -> WorkerJob {
    WorkerJob(
      process: process,
      daysPath: daysPath,
      daysDigest: days.digest,
      rows: [cell.rows],
      screens: screens.map(\.name),
      phases: phases,
      combinations: cell.combinations,
      seed: seed,
      hasFloors: false,
      sampling: sampling(rows: cell.rows),
      counts: counts
    )
  }

  /// The cells in the order in which a process's turn has them: drawn anew for each, so that none is always measured
  /// while the machine is cold, or busy.
  func order(in process: Int) -> [Cell] {
    var generator = SeededGenerator(seed: seed, stream: "order of cells in process \(process)")
    let cells = cells
    return generator.permutation(of: cells.count).map { cells[$0] }
  }

  /// With many rows, a step outlasts any share of the time, and reads more than the caches hold: the least number of
  /// rounds decides, and no step before them helps.
  private func sampling(rows: Int) -> SamplingPlan {
    let isMany = rows > 20_000
    return SamplingPlan(
      passes: 10_000,
      budgetNanosecondsPerKey: isQuick ? 4_000_000 : 25_000_000,
      minimumRounds: rows > 200_000 || isQuick ? 1 : 3,
      leadInSteps: isMany ? 0 : 1,
      warmUp: WarmUpRule(window: isMany ? 1 : 5, budgetNanoseconds: isMany || isQuick ? 1_000_000 : 8_000_000)
    )
  }

  private static func destinations(_ settings: Settings) throws(UsageError) -> [Destination] {
    if settings.destinations.isEmpty { return Destination.allCases }
    return try RunPlan.combinations(settings).filter { $0.container == .stack }.map(\.destination)
  }
}
