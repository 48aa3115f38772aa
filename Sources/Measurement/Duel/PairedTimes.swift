#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What one pair of processes found out about one row.
public struct PairedTimes: Codable, Equatable, Sendable {
  /// NEW to OLD, as a logarithm, of the rounds in which nobody was preempted; absent where too few are left.
  public var logRatio: Double?
  /// The same of all rounds.
  public var unfilteredLogRatio: Double
  public var rounds: Int
  public var preemptedRounds: Int

  public init(logRatio: Double?, unfilteredLogRatio: Double, rounds: Int, preemptedRounds: Int) {
    self.logRatio = logRatio
    self.unfilteredLogRatio = unfilteredLogRatio
    self.rounds = rounds
    self.preemptedRounds = preemptedRounds
  }

  /// - Parameters:
  ///   - old: Two samples a round, in order.
  ///   - new: As many as `old`, in the same order.
  ///   - rules: Say who counts as preempted.
  /// - Returns: `nil` where the two do not fit together, or a sample took no time at all.
  public init?(old: [TimedSample], new: [TimedSample], rules: DuelRules) {
    guard old.count == new.count, !old.isEmpty, old.count.isMultiple(of: 2),
      (old + new).allSatisfy({ $0.processorNanoseconds > 0 })
    else { return nil }
    let all = Array(0..<old.count / 2)
    let kept = all.filter { round in
      [old[2 * round], old[2 * round + 1], new[2 * round], new[2 * round + 1]].allSatisfy { sample in
        sample.runQueueNanoseconds ?? 0 <= rules.preemptionNanoseconds
      }
    }
    func logRatio(of rounds: [Int]) -> Double {
      Self.lowerMean(of: new, in: rounds) - Self.lowerMean(of: old, in: rounds)
    }
    self.init(
      logRatio: kept.count >= rules.minimumRounds ? logRatio(of: kept) : nil,
      unfilteredLogRatio: logRatio(of: all),
      rounds: all.count,
      preemptedRounds: all.count - kept.count
    )
  }

  /// The mean logarithm of the quicker half: what disturbs a sample only ever makes it longer.
  private static func lowerMean(of samples: [TimedSample], in rounds: [Int]) -> Double {
    let taken: [TimedSample] = rounds.flatMap { samples[2 * $0..<2 * $0 + 2] }
    let logs: [Double] = taken.map { log(Double($0.processorNanoseconds)) }
    let quicker = logs.sorted().prefix((logs.count + 1) / 2)
    return quicker.reduce(0, +) / Double(quicker.count)
  }
}
