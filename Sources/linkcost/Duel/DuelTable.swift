import Measurement

/// The rows of a duel that somebody should look at; the others are a sentence.
struct DuelTable {
  let report: DuelReport

  /// What changed, then what is not resolved, then what was flagged and not confirmed.
  private var findings: [DuelJudge.Row] {
    report.rows(.regression) + report.rows(.improvement) + report.rows(.unresolved)
      + report.rows(.unchanged).filter { $0.judging != nil }
  }

  private var shown: [DuelJudge.Row] { Array(findings.prefix(ComparisonTables.mostLines)) }

  var unlisted: Int { findings.count - shown.count }

  /// `nil` where there is nothing to look at.
  var table: TextTable? {
    guard !shown.isEmpty else { return nil }
    let keys = shown.map { CaseKey(text: $0.key) }
    let sentences = DuelSentences(report: report)
    func place(_ title: String, _ text: (CaseKey) -> String) -> TextTable.Column {
      TextTable.Column(title: title, alignment: .left, expendability: 0, cells: keys.map { cell($0.map(text) ?? "") })
    }
    func figure(_ title: String, _ expendability: Int, _ text: (DuelJudge.Row) -> String?) -> TextTable.Column {
      let cells = shown.map { cell(text($0) ?? "") }
      return TextTable.Column(title: title, alignment: .right, expendability: expendability, cells: cells)
    }
    let isShort = Set(report.outcome.field.keys.map { "\($0.container)/\($0.destination)" }).count < 2
    return TextTable(
      columns: [
        place("screen", \.screen), place("container") { isShort ? "" : $0.container },
        place("destination") { isShort ? "" : $0.destination }, place("phase", \.phase),
        figure("rows", 3) { CaseKey(text: $0.key).map { Figure.whole($0.rows) } },
        figure("change", 0) { $0.estimate.map { Figure.percent(DuelSentences.share($0.value)) } },
        figure("interval", 1) { Self.interval($0.interval) },
        figure("pairs", 2) { $0.estimate.map { Figure.whole($0.count) } },
        figure("would need", 2) { $0.judgement == .unresolved ? $0.pairsToResolve.map(Figure.whole) : nil },
        TextTable.Column(
          title: "",
          alignment: .left,
          expendability: 0,
          cells: shown.map { TextTable.Cell(text: sentences.words($0), style: $0.judgement.style) }
        ),
      ]
    )
  }

  private func cell(_ text: String) -> TextTable.Cell { TextTable.Cell(text: text.inOneLine) }

  private static func interval(_ interval: Interval?) -> String? {
    interval.map {
      "\(Figure.percent(DuelSentences.share($0.low))) to \(Figure.percent(DuelSentences.share($0.high)))"
    }
  }
}

extension DuelJudge.Judgement {
  fileprivate var style: Style {
    switch self {
    case .improvement: .good
    case .unchanged: .plain
    case .regression, .unresolved: .doubtful
    }
  }
}
