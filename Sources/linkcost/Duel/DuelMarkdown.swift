import Measurement

/// A duel as GitHub's Markdown: the verdict first, since what is long is cut at the end.
struct DuelMarkdown {
  let report: DuelReport

  var text: String {
    let sentences = DuelSentences(report: report)
    let table = DuelTable(report: report)
    let parts = [
      "## linkcost duel: \(sentences.title.lowercased())",
      ComparisonMarkdown.paragraphs([sentences.verdict, sentences.control, sentences.noise]),
      ComparisonMarkdown.table(table.table, unlisted: table.unlisted),
      ComparisonMarkdown.list("What does not fit together:", sentences.mismatches),
      ComparisonMarkdown.paragraphs(
        [sentences.unchanged, sentences.unresolved, sentences.changedCounts].compactMap(\.self)
          + [sentences.dropped, sentences.method] + sentences.exceptions
      ),
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }
}
