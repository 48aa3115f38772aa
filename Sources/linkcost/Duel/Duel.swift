import Measurement

/// A duel from its first pair to its judgement.
struct Duel {
  /// What was found, for those who write it down.
  struct Outcome: Equatable {
    let field: DuelField
    let rules: DuelRules
    let seed: UInt64
    let screening: [[String: PairedTimes]]
    let judging: [[String: PairedTimes]]

    var judge: DuelJudge {
      DuelJudge(keys: field.keys.map(\.description), screening: screening, judging: judging, rules: rules)
    }
    var control: DuelControl { DuelControl(pairs: screening + judging, rules: rules) }
  }

  let runner: PairRunner
  let report: (Progress) -> Void

  enum Progress: Equatable {
    case screening(pair: Int, of: Int)
    case judging(pair: Int, of: Int, rows: Int)
    case done
  }

  func run() throws -> Outcome {
    defer { report(.done) }
    let rules = runner.rules
    let keys = runner.field.keys
    var screening: [[String: PairedTimes]] = []
    for pair in 0..<(keys.isEmpty ? 0 : rules.screeningPairs) {
      report(.screening(pair: pair + 1, of: rules.screeningPairs))
      screening.append(try runner.run(pair, of: "screening", keys: keys))
    }
    let flagged = Set(DuelScreening(keys: keys.map(\.description), pairs: screening, rules: rules).flagged)
    let suspects = keys.filter { flagged.contains($0.description) }
    var judging: [[String: PairedTimes]] = []
    let pairs = rules.judgingPairs(rows: suspects.count)
    for pair in 0..<pairs {
      report(.judging(pair: pair + 1, of: pairs, rows: suspects.count))
      judging.append(try runner.run(pair, of: "judging", keys: suspects))
    }
    return Outcome(field: runner.field, rules: rules, seed: runner.seed, screening: screening, judging: judging)
  }
}
