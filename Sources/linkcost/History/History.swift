import LinkScreens
import Measurement

/// The lines of `results/history.csv`, oldest first.
struct History: Equatable, Sendable {
  struct Run: Equatable, Sendable {
    let occasion: Occasion
    let lines: [HistoryLine]
  }

  let lines: [HistoryLine]

  init(lines: [HistoryLine]) {
    self.lines = lines
  }

  /// Reads what ``csv`` wrote.
  init(csv bytes: [UInt8], path: String) throws(ExportError) {
    let table = try CSVTable(bytes) { .noHistory(path: path, reason: $0) }
    guard table.header == HistoryLine.columns else {
      throw .noHistory(path: path, reason: "its columns are not those of one")
    }
    guard !table.records.isEmpty else { throw .noHistory(path: path, reason: "it has no lines") }
    for record in table.records {
      if let problem = HistoryLine.problem(of: record.fields) {
        throw .noHistory(path: path, reason: "in line \(record.line) \(problem)")
      }
    }
    lines = table.records.map { HistoryLine(fields: $0.fields) }
  }

  /// The lines of each run together, in the order in which they were entered.
  var runs: [Run] {
    var runs: [Run] = []
    for line in lines {
      if let last = runs.last, last.occasion == line.occasion {
        runs[runs.count - 1] = Run(occasion: last.occasion, lines: last.lines + [line])
      } else {
        runs.append(Run(occasion: line.occasion, lines: [line]))
      }
    }
    return runs
  }

  static let header = CSV.line(HistoryLine.columns)

  /// The lines alone, for the end of a file.
  var csv: String { lines.map { CSV.line($0.fields) }.joined() }
}
