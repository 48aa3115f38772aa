import Measurement

/// A duel's outcome and what it comes to, for those who write it down in one form or another.
struct DuelReport: Equatable {
  enum Verdict: String {
    case regression, unresolved, improvement, unchanged
  }

  let outcome: Duel.Outcome
  let policy: Policy
  let isSelf: Bool
  let handicaps: [String: Double]
  let rows: [DuelJudge.Row]
  let control: DuelControl
  let seconds: Double

  init(outcome: Duel.Outcome, policy: Policy, isSelf: Bool, handicaps: [String: Double], seconds: Double) {
    self.outcome = outcome
    self.policy = policy
    self.isSelf = isSelf
    self.handicaps = handicaps
    self.seconds = seconds
    rows = outcome.judge.rows
    control = outcome.control
  }

  func rows(_ judgement: DuelJudge.Judgement) -> [DuelJudge.Row] { rows.filter { $0.judgement == judgement } }

  /// Nothing is judged where the control arm moved; a regression counts whatever else is wrong.
  var verdict: Verdict {
    if control.state == .moved { return .unresolved }
    return verdict(\.judgement)
  }

  /// What it would be if nothing had been dropped.
  var unfilteredVerdict: Verdict { control.state == .moved ? .unresolved : verdict(\.unfilteredJudgement) }

  private func verdict(_ judgement: KeyPath<DuelJudge.Row, DuelJudge.Judgement>) -> Verdict {
    let found = Set(rows.map { $0[keyPath: judgement] })
    if found.contains(.regression) { return .regression }
    let isOpen = found.contains(.unresolved) || control.state == .unclear
    if !outcome.field.mismatches.isEmpty || policy.demandsTimes && isOpen { return .unresolved }
    return found.contains(.improvement) ? .improvement : .unchanged
  }

  var status: ExitStatus {
    switch verdict {
    case .regression: .regression
    case .unresolved: .unresolved
    case .improvement, .unchanged: .success
    }
  }

  /// Rounds in which somebody was preempted, as a share of all.
  var droppedShare: Double {
    let times = (outcome.screening + outcome.judging).flatMap(\.values)
    let rounds = times.reduce(0) { $0 + $1.rounds }
    return rounds == 0 ? 0 : Double(times.reduce(0) { $0 + $1.preemptedRounds }) / Double(rounds)
  }

  /// The row whose pairs differ most.
  var noisiest: DuelJudge.Row? {
    rows.filter { $0.estimate != nil }.max { ($0.estimate?.spread ?? 0) < ($1.estimate?.spread ?? 0) }
  }
}

extension TrimmedMean {
  /// From pair to pair: one standard deviation.
  var spread: Double { standardError * Double(count).squareRoot() }
}
