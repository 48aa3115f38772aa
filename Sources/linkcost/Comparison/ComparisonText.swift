import Measurement

/// A comparison for a person at a terminal: what was compared, what changed, and at the end what it comes to.
struct ComparisonText {
  let report: ComparisonReport
  let terminal: Terminal

  private var sentences: ComparisonSentences { ComparisonSentences(report: report) }
  private var tables: ComparisonTables { ComparisonTables(report: report) }

  var text: String {
    let sections = [heading, counts, linearity, mismatches, times, exceptions, verdict]
    return sections.filter { !$0.isEmpty }.map { $0.map { $0 + "\n" }.joined() }.joined(separator: "\n")
  }

  private var heading: [String] {
    [terminal.styled("linkcost compare: did anything become dearer?", .title)]
      + side("baseline", report.baseline) + side("current", report.current)
      + (report.baseline.file.accepted.map { item("accepted because: \($0.reason)") } ?? [])
  }

  /// The path on a line of its own, so that it can be copied whole.
  private func side(_ name: String, _ side: ComparisonReport.Side) -> [String] {
    let file = side.file
    let processes = Figure.counted(file.workload.processes, "process", "processes")
    return ["\(name): \(side.path.inOneLine)"]
      + item(
        "linkcost \(file.tool.version), \(file.tool.buildMode.rawValue) build, \(processes), schema \(file.schemaVersion); "
          + "\(file.machine.processor), \(file.machine.toolchain)"
      )
  }

  private var counts: [String] {
    paragraph(sentences.counts) + lines(of: tables.counts) + unlisted(tables.unlistedCounts)
  }

  private var linearity: [String] { list("No longer linear in the rows:", sentences.lostLinearity) }

  private var mismatches: [String] { list("What does not fit together:", sentences.mismatches) }

  private var times: [String] {
    paragraph(sentences.times) + sentences.differences.flatMap(item) + lines(of: tables.times)
      + unlisted(tables.unlistedTimes)
  }

  private var exceptions: [String] { sentences.exceptions.flatMap(paragraph) }

  private var verdict: [String] {
    let style: Style = report.status == .success ? .good : .doubtful
    return paragraph(sentences.noise) + paragraph(sentences.verdict).map { terminal.styled($0, style) }
  }

  // MARK: Layout

  private func paragraph(_ text: String) -> [String] { text.inOneLine.wrapped(to: terminal.width) }

  private func item(_ text: String) -> [String] {
    text.inOneLine.wrapped(to: terminal.width - 2).map { "  " + $0 }
  }

  private func list(_ title: String, _ items: [String]) -> [String] {
    guard !items.isEmpty else { return [] }
    return [title] + items.prefix(ComparisonTables.mostLines).flatMap(item)
      + unlisted(items.count - ComparisonTables.mostLines)
  }

  private func lines(of table: TextTable?) -> [String] { table?.lines(on: terminal) ?? [] }

  private func unlisted(_ number: Int) -> [String] {
    number > 0 ? ["  and \(Figure.whole(number)) more, which --format json lists"] : []
  }
}
