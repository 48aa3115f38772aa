import LinkScreens
import Measurement

/// What a run will do, with everything that can be refused refused.
@MainActor
struct RunPlan {
  let days: DayTable
  let daysPath: String?
  let rows: [Int]
  let screens: [Screen]
  let phases: [Phase]
  let combinations: [Combination]
  let processCount: Int
  /// Processes that count every case; the others hold their timed steps against what these agree on.
  let countingProcessCount: Int
  let seed: UInt64
  /// Absent in a build that cannot time.
  let sampling: SamplingPlan?

  /// - Throws: ``UsageError`` or `DayFileError`.
  init(_ settings: Settings, surroundings: Surroundings) throws {
    daysPath = settings.daysPath
    screens = try Self.screens(named: settings.screens)
    phases = try Self.phases(named: settings.phases, isAll: settings.isAll)
    combinations = try Self.combinations(settings)
    days = try Self.days(settings.daysPath)
    rows = settings.rows.isEmpty ? [days.records.count] : settings.rows
    seed = settings.seed ?? surroundings.freshSeed
    try Self.refuseRows(rows, of: screens, beyond: surroundings.machine.memoryBytes)
    let groups = CaseGroup.all(rows: rows, combinations: combinations, phases: phases, screens: screens)
    if groups.isEmpty {
      throw UsageError.nothingToMeasure(screens: screens.map(\.name), phases: phases.map(\.rawValue))
    }
    let budget = TimeBudget(groups: groups, settings: settings)
    processCount = surroundings.isTimed ? budget.processCount : settings.processes ?? TimeBudget.countingProcessCount
    countingProcessCount = surroundings.isTimed ? budget.countingProcessCount : processCount
    sampling = surroundings.isTimed ? budget.sampling : nil
  }

  var groups: [CaseGroup] {
    CaseGroup.all(rows: rows, combinations: combinations, phases: phases, screens: screens)
  }

  /// The screens that there are in a combination.
  func screens(in combination: Combination) -> [Screen] {
    screens.filter { $0.absence(in: combination.container, leadingTo: combination.destination) == nil }
  }

  /// - Parameter reports: those of the processes before it.
  /// - Throws: ``RunError/countsVary(_:)`` where these disagree and this process was to rely on them.
  func job(of process: Int, after reports: [WorkerReport] = []) throws(RunError) -> WorkerJob {
    WorkerJob(
      process: process,
      daysPath: daysPath,
      daysDigest: days.digest,
      rows: rows,
      screens: screens.map(\.name),
      phases: phases,
      combinations: combinations,
      seed: seed,
      sampling: sampling,
      counts: process < countingProcessCount ? nil : try AgreedCounts(reports).byKey
    )
  }

  /// Every process reads the days again, so a pipe will not do.
  static func days(_ path: String?) throws -> DayTable {
    guard let path else { return .embedded() }
    let isStandardInput = ["/dev/stdin", "/dev/fd/0", "/proc/self/fd/0"].contains(path)
    if isStandardInput || FileSystem.kind(of: path) == .special { throw UsageError.daysNotAFile(path: path) }
    return try DayTable(contentsOf: path)
  }

  /// In the catalogue's order, whatever the order given.
  static func screens(named names: [String]) throws(UsageError) -> [Screen] {
    let all = Screen.all.map(\.name)
    try refuseUnknown(names, kind: .screen, among: all)
    return names.isEmpty ? Screen.all : Screen.all.filter { names.contains($0.name) }
  }

  /// In the order in which a user meets them.
  static func phases(named names: [String], isAll: Bool = false) throws(UsageError) -> [Phase] {
    try chosen(names, kind: .phase) ?? (isAll ? Phase.allCases : Phase.main)
  }

  /// In the catalogue's order. What is not named is `stack`, or the one container that all screens
  /// asked for need, and `typical`, unless everything is asked for.
  static func combinations(_ settings: Settings) throws(UsageError) -> [Combination] {
    let containers: [Container]? = try chosen(settings.containers, kind: .container)
    let destinations: [Destination]? = try chosen(settings.destinations, kind: .destination)
    let homes = Set(try screens(named: settings.screens).map(\.home))
    return Combination.all(
      containers: containers ?? (settings.isAll ? Container.allCases : homes.count == 1 ? Array(homes) : [.stack]),
      destinations: destinations ?? (settings.isAll ? Destination.allCases : [.typical])
    )
  }

  /// The values with the names, in their own order; nil where there are no names.
  static func chosen<Value: CaseIterable & RawRepresentable>(
    _ names: [String],
    kind: UsageError.NameKind
  ) throws(UsageError) -> [Value]? where Value.RawValue == String {
    try refuseUnknown(names, kind: kind, among: Value.allCases.map(\.rawValue))
    return names.isEmpty ? nil : Value.allCases.filter { names.contains($0.rawValue) }
  }

  private static func refuseUnknown(
    _ names: [String],
    kind: UsageError.NameKind,
    among all: [String]
  ) throws(UsageError) {
    guard let unknown = names.first(where: { !all.contains($0) }) else { return }
    let suggestion = Suggestion.nearest(to: unknown, among: all)
    throw .unknownName(kind: kind, name: unknown, suggestion: suggestion, all: all)
  }

  /// All screens of a phase are in memory together, so their rows add up; a fifth of the memory stays for the rest.
  static func refuseRows(
    _ rows: [Int],
    of screens: [Screen],
    bytesPerRow: Int = Case.bytesPerRow,
    beyond memoryBytes: UInt64
  ) throws(UsageError) {
    let limit = Int(memoryBytes / 5 * 4) / (screens.count * bytesPerRow)
    if let most = rows.max(), most > limit {
      throw .rowsBeyondMemory(rows: String(most), available: String(limit))
    }
  }
}
