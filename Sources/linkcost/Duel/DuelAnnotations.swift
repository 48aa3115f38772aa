import Measurement

/// A duel as workflow commands of GitHub Actions: one annotation that sums up, then the worst nine.
struct DuelAnnotations {
  let report: DuelReport

  var text: String {
    let sentences = DuelSentences(report: report)
    let rows: [(ComparisonAnnotations.Level, String, String)] =
      worst(.regression).map { (.error, "time is longer", sentences.line($0)) }
      + sentences.mismatches.map { (.error, "does not fit together", $0) }
      + worst(.unresolved).map {
        (report.policy.demandsTimes ? .error : .warning, "time not resolved", sentences.line($0))
      }
      + worst(.improvement).map { (.notice, "time is shorter", sentences.line($0)) }
    let room = ComparisonAnnotations.most - 1
    let more = rows.count > room ? " The worst \(room) of \(rows.count) follow." : ""
    let summary: (ComparisonAnnotations.Level, String, String) = (
      report.status == .success ? .notice : .error, "linkcost duel: \(sentences.title.lowercased())",
      "\(sentences.verdict) \(sentences.control) \(sentences.noise)\(more)"
    )
    return ([summary] + rows.prefix(room)).map { level, title, message in
      "::\(level.rawValue) title=\(ComparisonAnnotations.property(title))::\(ComparisonAnnotations.message(message))\n"
    }.joined()
  }

  private func worst(_ judgement: DuelJudge.Judgement) -> [DuelJudge.Row] {
    report.rows(judgement).sorted { ($0.estimate?.value.magnitude ?? 0) > ($1.estimate?.value.magnitude ?? 0) }
  }
}
