import Measurement

/// The tables of a comparison, for people.
struct ComparisonTables {
  /// More lines than this say nothing more to a person.
  static let mostLines = 40

  let report: ComparisonReport

  /// The counts that changed, the worst first; `nil` if none did.
  var counts: TextTable? {
    let findings = Array(report.comparison.counts.findings.prefix(Self.mostLines))
    guard !findings.isEmpty else { return nil }
    return TextTable(
      columns: [column("", .left, findings) { TextTable.Cell(text: $0.kind.word, style: $0.kind.style) }]
        + place(findings.map(\.key)) + [
          column("count", .left, findings) { TextTable.Cell(text: $0.count.inOneLine) },
          column("baseline", .right, findings, expendability: 2) { TextTable.Cell(text: Figure.whole($0.baseline)) },
          column("current", .right, findings, expendability: 2) { TextTable.Cell(text: Figure.whole($0.current)) },
          column("change", .right, findings) { TextTable.Cell(text: Figure.signed($0.change)) },
        ]
    )
  }

  /// How many counts that changed have no line in the table.
  var unlistedCounts: Int { max(0, report.comparison.counts.findings.count - Self.mostLines) }

  /// Every time that was looked at; `nil` if none was.
  var times: TextTable? {
    guard case .judged(let all, _) = report.comparison.times, !all.isEmpty else { return nil }
    let findings = Array(all.prefix(Self.mostLines))
    return TextTable(
      columns: place(findings.map(\.key)) + [
        column("x floor", .right, findings) { Self.percent($0.timesFloor?.value) },
        column("95 % interval", .right, findings, expendability: 2) { Self.interval($0.timesFloor) },
        column("floor itself", .right, findings, expendability: 3) { Self.percent($0.floor?.value) },
        column("its interval", .right, findings, expendability: 4) { Self.interval($0.floor) },
        column("", .left, findings, Self.judgement),
      ]
    )
  }

  var unlistedTimes: Int { max(0, report.comparison.times.findings.count - Self.mostLines) }

  private static func judgement(_ finding: TimeFinding) -> TextTable.Cell {
    TextTable.Cell(text: finding.words, style: finding.judgement.style)
  }

  private static func percent(_ share: Double?) -> TextTable.Cell {
    TextTable.Cell(text: share.map(Figure.percent) ?? "")
  }

  private static func interval(_ change: RelativeChange?) -> TextTable.Cell {
    guard let interval = change?.interval else { return .empty }
    return TextTable.Cell(text: "\(Figure.percent(interval.low)) to \(Figure.percent(interval.high))")
  }

  /// Which line of the files it is; container and destination only where there are several.
  private func place(_ keys: [CaseKey]) -> [TextTable.Column] {
    let isShort = report.hasOneContainer
    return [
      column("screen", .left, keys) { TextTable.Cell(text: $0.screen.inOneLine) },
      column("container", .left, keys) { TextTable.Cell(text: isShort ? "" : $0.container.inOneLine) },
      column("destination", .left, keys) { TextTable.Cell(text: isShort ? "" : $0.destination.inOneLine) },
      column("phase", .left, keys) { TextTable.Cell(text: $0.phase.inOneLine) },
      column("rows", .right, keys) { TextTable.Cell(text: Figure.whole($0.rows)) },
    ]
  }

  private func column<Line>(
    _ title: String,
    _ alignment: TextTable.Column.Alignment,
    _ lines: [Line],
    expendability: Int = 0,
    _ cell: (Line) -> TextTable.Cell
  ) -> TextTable.Column {
    TextTable.Column(title: title, alignment: alignment, expendability: expendability, cells: lines.map(cell))
  }
}

extension CountFinding.Kind {
  var word: String {
    switch self {
    case .regression: "worse"
    case .improvement: "better"
    case .excepted: "let pass"
    }
  }

  fileprivate var style: Style {
    switch self {
    case .regression: .doubtful
    case .improvement: .good
    case .excepted: .plain
    }
  }
}

extension TimeFinding.Judgement {
  fileprivate var style: Style {
    switch self {
    case .improvement: .good
    case .unchanged: .plain
    case .regression, .tooNoisy, .floorMoved, .noInterval: .doubtful
    }
  }
}
