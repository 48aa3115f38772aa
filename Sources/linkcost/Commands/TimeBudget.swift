import LinkScreens
import Measurement

/// Shares a run's time out among its processes and what each of them times.
///
/// The default run must end within 20 s on two cores, with the processes' starts, the counting and the reports; a run of
/// 100,000 rows within two minutes, even where the machine is busy, which leaves each key a handful of steps.
struct TimeBudget: Equatable {
  /// Enough to see whether two processes count alike.
  static let countingProcessCount = 2

  /// From this many rows on, a single step outlasts a key's share, so that the least number of rounds decides.
  private static let manyRows = 20_000
  /// So long a run of everything may take, with what is not sampling half as much again.
  private static let mostSeconds = 340.0
  /// About half of what there is.
  private static let vastShares = 1_000
  /// More than any screen needs for a figure that does not move; the time mostly ends first.
  private static let passes = 10_000

  let processCount: Int
  /// How many of them count every case; the others are told, and hold their timed steps against it. Fewer where counting
  /// takes longer than the timing.
  let countingProcessCount: Int
  let sampling: SamplingPlan

  /// - Parameters:
  ///   - groups: what is timed; the more there is, the smaller the shares.
  ///   - settings: a number of processes of one's own changes how long the run takes, not what each of them does; a
  ///     number of passes of one's own is kept however long it takes.
  @MainActor
  init(groups: [CaseGroup], settings: Settings) {
    let hasManyRows = groups.contains { $0.rows >= Self.manyRows }
    let care = Care(hasManyRows: hasManyRows, isQuick: settings.isQuick)
    // A floor is a key of its own.
    let shares = groups.reduce(0) { $0 + ($1.cases.count + $1.floorCount) * $1.phase.shares }
    let isVast = shares >= Self.vastShares
    // Where everything is measured, as few processes as give an interval: each takes a minute.
    let usualCount = isVast ? min(care.processCount, Bootstrap.minimumProcesses) : care.processCount
    let seconds = min(
      Self.mostSeconds,
      max(care.seconds, care.leastSecondsPerShare * Double(usualCount * shares))
    )
    let share = seconds * 1e9 / Double(usualCount * max(1, shares))
    processCount = settings.processes ?? usualCount
    countingProcessCount = hasManyRows ? 1 : isVast ? min(processCount, Self.countingProcessCount) : processCount
    sampling = SamplingPlan(
      passes: settings.passes ?? Self.passes,
      budgetNanosecondsPerKey: settings.passes == nil ? UInt64(share * 0.7) : nil,
      minimumRounds: care.minimumRounds,
      leadInSteps: care.leadInSteps,
      warmUp: WarmUpRule(budgetNanoseconds: UInt64(share * 0.2))
    )
  }
}

/// How carefully a run measures.
private struct Care {
  let processCount: Int
  let seconds: Double
  let minimumRounds: Int
  let leadInSteps: Int
  /// The default run has about as much for each share; where more is measured, the run takes longer instead.
  let leastSecondsPerShare: Double

  init(hasManyRows: Bool, isQuick: Bool) {
    switch (hasManyRows, isQuick) {
    // Nine is odd, and enough that one process out of line does not widen the intervals (see `Bootstrap`).
    case (false, false):
      self.init(processCount: 9, seconds: 11, minimumRounds: 3, leadInSteps: 1, leastSecondsPerShare: 0.012)
    // A step reads more than the caches hold, so that whoever came before it has emptied them for nobody. One takes up
    // to half a second, and there are a hundred keys: the processes alone make the interval.
    case (true, false):
      self.init(processCount: Bootstrap.minimumProcesses, seconds: 10, minimumRounds: 1, leadInSteps: 0)
    case (false, true): self.init(processCount: 2, seconds: 1, minimumRounds: 3, leadInSteps: 1)
    // As little as gives a figure at all: a step of a million rows takes up to half a second.
    case (true, true): self.init(processCount: 2, seconds: 1, minimumRounds: 1, leadInSteps: 0)
    }
  }

  private init(
    processCount: Int,
    seconds: Double,
    minimumRounds: Int,
    leadInSteps: Int,
    leastSecondsPerShare: Double = 0
  ) {
    self.processCount = processCount
    self.seconds = seconds
    self.minimumRounds = minimumRounds
    self.leadInSteps = leadInSteps
    self.leastSecondsPerShare = leastSecondsPerShare
  }
}

extension Phase {
  /// How many shares of the time each of its keys has: to take a tree down, outside the clock, lasts about as long as to
  /// mount it, and so does the step before the clock.
  fileprivate var shares: Int {
    switch self {
    case .mount, .appear, .insert, .delete, .scroll, .deepLink: 2
    default: 1
    }
  }
}

extension SamplingPlan {
  /// The plan for the keys of one phase: as long as the phase's shares allow.
  func adapted(to phase: Phase) -> SamplingPlan {
    var plan = self
    plan.budgetNanosecondsPerKey = budgetNanosecondsPerKey.map { $0 * UInt64(phase.shares) }
    return plan
  }
}
