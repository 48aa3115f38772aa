import Measurement

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A duel as JSON, all of it; `docs/regressions.md` tells what the names mean.
struct DuelJSON: Encodable {
  struct Side: Encodable {
    let path: String
    let tool_version: String
  }

  struct Row: Encodable {
    let key: String
    let judgement: String
    let unfiltered_judgement: String
    let was_flagged: Bool
    let change: Double?
    let change_low: Double?
    let change_high: Double?
    let spread: Double?
    let pairs: Int?
    let detectable: Double?
    let pairs_to_resolve: Int?
  }

  struct Control: Encodable {
    let state: String
    let change: Double?
    let change_low: Double?
    let change_high: Double?
  }

  var duel_report_version = 1
  let verdict: String
  let exit_status: Int32
  let unfiltered_verdict: String
  let seed: UInt64
  let seconds: Double
  let old: Side
  let new: Side
  let rules: [String: Double]
  let handicaps: [String: Double]
  let screening_pairs: Int
  let judging_pairs: Int
  let control_arm: Control
  let dropped_share: Double
  let mismatches: [String]
  let rows_with_other_counts: [String]
  let rows: [Row]

  init(_ report: DuelReport) {
    let outcome = report.outcome
    verdict = report.verdict.rawValue
    exit_status = report.status.rawValue
    unfiltered_verdict = report.unfilteredVerdict.rawValue
    seed = outcome.seed
    seconds = (report.seconds * 1_000).rounded() / 1_000
    old = Side(path: outcome.field.old.duelist.shownPath, tool_version: outcome.field.old.toolVersion)
    new = Side(path: outcome.field.new.duelist.shownPath, tool_version: outcome.field.new.toolVersion)
    rules = [
      "margin": outcome.rules.margin, "resolution": outcome.rules.resolution, "power": outcome.rules.power,
      "error_budget": outcome.rules.errorBudget, "flag_level": outcome.rules.flagLevel,
      "rounds": Double(outcome.rules.rounds), "preemption_ns": Double(outcome.rules.preemptionNanoseconds),
    ]
    handicaps = report.handicaps
    screening_pairs = outcome.screening.count
    judging_pairs = outcome.judging.count
    control_arm = Control(
      state: report.control.state.rawValue,
      change: report.control.estimate.map { Self.change($0.value) },
      change_low: report.control.interval.map { Self.change($0.low) },
      change_high: report.control.interval.map { Self.change($0.high) }
    )
    dropped_share = Self.rounded(report.droppedShare)
    mismatches = outcome.field.mismatches.map(\.description)
    rows_with_other_counts = outcome.field.changedCounts.map(\.description)
    rows = report.rows.map(Self.row)
  }

  private static func row(_ row: DuelJudge.Row) -> Row {
    Row(
      key: row.key,
      judgement: row.judgement.rawValue,
      unfiltered_judgement: row.unfilteredJudgement.rawValue,
      was_flagged: row.judging != nil,
      change: row.estimate.map { change($0.value) },
      change_low: row.interval.map { change($0.low) },
      change_high: row.interval.map { change($0.high) },
      spread: row.estimate.map { rounded($0.spread) },
      pairs: row.estimate?.count,
      detectable: row.detectable.map(change),
      pairs_to_resolve: row.pairsToResolve
    )
  }

  private static func change(_ logRatio: Double) -> Double { rounded(DuelSentences.share(logRatio)) }

  private static func rounded(_ value: Double) -> Double { (value * 1e6).rounded() / 1e6 }

  var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
    } catch {
      preconditionFailure("A duel holds a number that JSON cannot express: \(error)")
    }
  }
}
