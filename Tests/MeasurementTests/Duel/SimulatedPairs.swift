import Foundation

@testable import Measurement

/// Pairs as a machine might give them: normal noise with some values far out, and a change known beforehand.
struct SimulatedPairs {
  var generator: SeededGenerator
  /// One standard deviation of a pair's logarithm.
  var noise = 0.012
  /// By key, as a logarithm.
  var changes: [String: Double] = [:]

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func pairs(_ count: Int, keys: [String]) -> [[String: PairedTimes]] {
    (0..<count).map { _ in
      var pair: [String: PairedTimes] = [:]
      for key in keys + [ControlArm.key] {
        // One in twenty is three times as far out as the others.
        let scale = noise * (uniform() < 0.05 ? 3 : 1)
        let value = (changes[key] ?? 0) + scale * normal()
        pair[key] = PairedTimes(logRatio: value, unfilteredLogRatio: value, rounds: 12, preemptedRounds: 0)
      }
      return pair
    }
  }

  /// Both stages, as a duel has them.
  mutating func judged(keys: [String], rules: DuelRules) -> DuelJudge {
    let screening = pairs(rules.screeningPairs, keys: keys)
    let flagged = DuelScreening(keys: keys, pairs: screening, rules: rules).flagged
    let judging = pairs(rules.judgingPairs(rows: flagged.count), keys: flagged)
    return DuelJudge(keys: keys, screening: screening, judging: judging, rules: rules)
  }

  private mutating func uniform() -> Double { Double(generator.next() >> 11) / Double(1 << 53) }

  /// Box and Muller.
  private mutating func normal() -> Double { (-2 * log(1 - uniform())).squareRoot() * cos(2 * .pi * uniform()) }
}
