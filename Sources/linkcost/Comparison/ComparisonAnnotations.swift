import Measurement

/// A comparison as workflow commands of GitHub Actions: one annotation that sums up, then the worst nine.
///
/// GitHub shows ten a step of each level and drops the rest without a word.
struct ComparisonAnnotations {
  static let most = 10

  enum Level: String {
    case error, warning, notice
  }

  let report: ComparisonReport

  var text: String {
    let all = [summary] + details.prefix(Self.most - 1)
    return all.map { level, title, message in
      "::\(level.rawValue) title=\(Self.property(title))::\(Self.message(message))\n"
    }.joined()
  }

  private typealias Annotation = (level: Level, title: String, message: String)

  private var summary: Annotation {
    let sentences = ComparisonSentences(report: report)
    let more = details.count > Self.most - 1 ? " The worst \(Self.most - 1) of \(details.count) follow." : ""
    let text = "\(sentences.verdict) \(sentences.noise)\(more)"
    return (report.status == .success ? .notice : .error, "linkcost: \(sentences.title.lowercased())", text)
  }

  /// What is wrong first, the worst of each kind before the others.
  private var details: [Annotation] { regressions + unfitting + unjudged + improvements }

  private var regressions: [Annotation] {
    let sentences = ComparisonSentences(report: report)
    return counts(.regression).map { (.error, "count went up", $0) }
      + sentences.lostLinearity.map { (.error, "no longer linear", $0) }
      + times { $0 == .regression }.map { (.error, "time is longer", $0) }
  }

  private var unfitting: [Annotation] {
    ComparisonSentences(report: report).mismatches.map { (.error, "does not fit together", $0) }
  }

  private var unjudged: [Annotation] {
    let level: Level = report.comparison.lacksDemandedTimes ? .error : .warning
    return ComparisonSentences(report: report).differences.map { (level, "times not comparable", $0) }
      + times { !$0.isResolved }.map { (level, "time not judged", $0) }
  }

  private var improvements: [Annotation] {
    counts(.improvement).map { (.notice, "count went down", $0) }
      + times { $0 == .improvement }.map { (.notice, "time is shorter", $0) }
  }

  private func counts(_ kind: CountFinding.Kind) -> [String] {
    report.comparison.counts.findings.filter { $0.kind == kind }.map { finding in
      "\(finding.count) of \(finding.key): \(Figure.whole(finding.baseline)) before, "
        + "\(Figure.whole(finding.current)) now (\(Figure.signed(finding.change)))"
    }
  }

  private func times(_ isMeant: (TimeFinding.Judgement) -> Bool) -> [String] {
    let findings = report.comparison.times.findings.filter { isMeant($0.judgement) }
    let order = findings.indices.sorted { (-findings[$0].size, $0) < (-findings[$1].size, $1) }
    return order.map { findings[$0] }.map { finding in
      guard let change = finding.timesFloor else { return "\(finding.key): \(finding.words)" }
      let interval = "\(Figure.percent(change.interval.low)) to \(Figure.percent(change.interval.high))"
      return "\(finding.key): x floor \(Figure.percent(change.value)) (\(interval)), \(finding.words)"
    }
  }

  // MARK: Escaping

  static func message(_ text: String) -> String {
    text.inOneLine.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  static func property(_ text: String) -> String {
    message(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}

extension TimeFinding {
  /// How far the time has moved, either way; nothing where that is unknown.
  fileprivate var size: Double { timesFloor.map { $0.value.isNaN ? 0 : $0.value.magnitude } ?? 0 }
}
