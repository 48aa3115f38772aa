import LinkScreens
import Measurement

/// Shares a run's time out among its processes and what each of them times.
///
/// The default run must end within 20 s on two cores, with the processes' starts, the counting and the reports; a run of
/// 100,000 rows within two minutes, which leaves each key a handful of steps.
struct TimeBudget: Equatable {
  /// Enough to see whether two processes count alike.
  static let countingProcessCount = 2

  private static let seconds = 17.0
  /// An odd number, and enough that one process out of line does not widen the intervals (see `Bootstrap`).
  private static let processCount = 9
  private static let quickSeconds = 1.0
  private static let quickProcessCount = 2
  /// From this many rows on, a single step outlasts a key's share: the fewest processes and rounds then.
  private static let manyRows = 20_000
  private static let manyRowsRounds = 4
  /// More than any screen needs for a figure that does not move; the time mostly ends first.
  private static let passes = 10_000

  let processCount: Int
  let sampling: SamplingPlan

  /// - Parameters:
  ///   - groups: what is timed; the more there is, the smaller the shares.
  ///   - settings: a number of processes of one's own changes how long the run takes, not what each of them does; a
  ///     number of passes of one's own is kept however long it takes.
  @MainActor
  init(groups: [CaseGroup], settings: Settings) {
    let isLong = groups.contains { $0.rows >= Self.manyRows }
    let usual =
      settings.isQuick ? Self.quickProcessCount : isLong ? Bootstrap.minimumProcesses : Self.processCount
    let seconds = settings.isQuick ? Self.quickSeconds : Self.seconds
    // A floor is a key of its own; mount and tick have one.
    let shares = groups.reduce(0) { sum, group in
      sum + group.cases.count * (group.phase == .mount || group.phase == .tick ? 2 : 1) * group.phase.shares
    }
    let share = seconds * 1e9 / Double(usual * max(1, shares))
    processCount = settings.processes ?? usual
    sampling = SamplingPlan(
      passes: settings.passes ?? Self.passes,
      budgetNanosecondsPerKey: settings.passes == nil ? UInt64(share * 0.7) : nil,
      minimumRounds: isLong ? settings.isQuick ? 1 : Self.manyRowsRounds : 3,
      warmUp: WarmUpRule(budgetNanoseconds: UInt64(share * 0.2))
    )
  }
}

extension Phase {
  /// How many shares of the time each of its keys has: to take a tree down, outside the clock, lasts about as long as to
  /// mount it, and so does the step before the clock.
  fileprivate var shares: Int { self == .mount ? 2 : 1 }
}

extension SamplingPlan {
  /// The plan for the keys of one phase: as long as the phase's shares allow.
  func adapted(to phase: Phase) -> SamplingPlan {
    var plan = self
    plan.budgetNanosecondsPerKey = budgetNanosecondsPerKey.map { $0 * UInt64(phase.shares) }
    return plan
  }
}
