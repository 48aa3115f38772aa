import Measurement

/// The CSV in which otava looks for change points: a line for each run, a column for each figure of each screen.
enum Otava {
  static func text(of history: History) -> String {
    let columns = columns(of: history)
    let header = CSV.line(["time", "commit"] + columns.map(\.name))
    return history.runs.reduce(into: header) { text, run in
      let cells = columns.map { column in run.lines.lazy.compactMap { column.value(in: $0) }.first }
      text += CSV.line([run.occasion.date, run.occasion.commit] + cells)
    }
  }

  private struct Column {
    let name: String
    let key: String
    let figure: String

    func value(in line: HistoryLine) -> String? { line.key == key ? line.figures[figure] : nil }
  }

  /// Of the figures that any run has, in their order.
  private static func columns(of history: History) -> [Column] {
    var seen: Set<String> = []
    return history.runs.flatMap(\.lines).flatMap { line in
      HistoryLine.figureNames.compactMap { figure in
        let name = "\(line.key)/\(figure)"
        guard line.figures[figure] != nil, seen.insert(name).inserted else { return nil }
        return Column(name: name, key: line.key, figure: figure)
      }
    }
  }
}
