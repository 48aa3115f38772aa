import Measurement

/// A comparison as GitHub's Markdown: the verdict first, since what is long is cut at the end.
struct ComparisonMarkdown {
  let report: ComparisonReport

  private var sentences: ComparisonSentences { ComparisonSentences(report: report) }
  private var tables: ComparisonTables { ComparisonTables(report: report) }

  var text: String {
    let head = ["## linkcost: \(sentences.title.lowercased())", Self.paragraphs([sentences.verdict, sentences.noise])]
    let files = [("Baseline", report.baseline), ("Current", report.current)].map { name, side in
      "\(name): \(Self.escaped("\(side.path), schema \(side.file.schemaVersion), linkcost \(side.file.tool.version)"))"
        + (side.file.accepted.map { ", accepted because: \(Self.escaped($0.reason))" } ?? "")
    }
    let counts = [
      Self.paragraphs([sentences.counts]), Self.table(tables.counts, unlisted: tables.unlistedCounts),
      Self.list("No longer linear in the rows:", sentences.lostLinearity),
      Self.list("What does not fit together:", sentences.mismatches),
    ]
    let times = [
      Self.paragraphs([sentences.times]), Self.list("", sentences.differences),
      Self.table(tables.times, unlisted: tables.unlistedTimes),
    ]
    let parts = head + [files.joined(separator: "<br>\n")] + counts + times + [Self.list("", sentences.exceptions)]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  static func paragraphs(_ texts: [String]) -> String { texts.map(escaped).joined(separator: "\n\n") }

  static func list(_ title: String, _ items: [String]) -> String {
    guard !items.isEmpty else { return "" }
    let lines = items.prefix(ComparisonTables.mostLines).map { "- \(escaped($0))" }
    let rest = items.count - lines.count
    return ((title.isEmpty ? [] : [title, ""]) + lines + (rest > 0 ? ["- and \(Figure.whole(rest)) more"] : []))
      .joined(separator: "\n")
  }

  static func table(_ table: TextTable?, unlisted: Int) -> String {
    guard let table else { return "" }
    let columns = table.columns.filter { $0.cells.contains { !$0.text.isEmpty } }
    let heading = line(columns.map(\.title))
    let rule = line(columns.map { $0.alignment == .right ? "---:" : "---" }, isEscaped: true)
    let lines = (columns.first?.cells ?? []).indices.map { row in line(columns.map { $0.cells[row].text }) }
    let rest = unlisted > 0 ? "\n\nand \(Figure.whole(unlisted)) more" : ""
    return ([heading, rule] + lines).joined(separator: "\n") + rest
  }

  private static func line(_ cells: [String], isEscaped: Bool = false) -> String {
    "| " + cells.map { isEscaped ? $0 : escaped($0) }.joined(separator: " | ") + " |"
  }

  /// The text as it is to be read: nothing in it ends a cell, makes a link, or is markup.
  static func escaped(_ text: String) -> String {
    text.inOneLine.reduce(into: "") { escaped, character in
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "@": escaped += "&#64;"
      case "\\", "`", "*", "_", "[", "]", "|", "#", "~", "!": escaped += "\\" + String(character)
      default: escaped.append(character)
      }
    }
  }
}
