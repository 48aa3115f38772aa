import Measurement

/// A duel for a person at a terminal; the verdict comes last.
struct DuelText {
  let report: DuelReport
  let terminal: Terminal

  var text: String {
    let sentences = DuelSentences(report: report)
    let sides = DuelSide.allCases.map { side in
      let found = report.outcome.field[side]
      return "\(side.word): \(found.duelist.shownPath.inOneLine), linkcost \(found.toolVersion)"
    }
    let table = DuelTable(report: report)
    let more = table.unlisted > 0 ? ["  and \(Figure.whole(table.unlisted)) more, which --format json lists"] : []
    let style: Style = report.status == .success ? .good : .doubtful
    let sections = [
      [terminal.styled("linkcost duel: did anything become slower?", .title)] + sides + paragraph(sentences.method),
      (table.table?.lines(on: terminal) ?? []) + more,
      sentences.mismatches.flatMap { paragraph("Does not fit together: \($0)") },
      paragraphs([sentences.unchanged, sentences.unresolved, sentences.changedCounts] + sentences.exceptions),
      paragraphs([sentences.control, sentences.dropped, sentences.noise])
        + paragraph(sentences.verdict).map { terminal.styled($0, style) },
    ]
    return sections.filter { !$0.isEmpty }.map { $0.map { $0 + "\n" }.joined() }.joined(separator: "\n")
  }

  private func paragraph(_ text: String) -> [String] { text.inOneLine.wrapped(to: terminal.width) }

  private func paragraphs(_ texts: [String?]) -> [String] { texts.compactMap(\.self).flatMap(paragraph) }
}
