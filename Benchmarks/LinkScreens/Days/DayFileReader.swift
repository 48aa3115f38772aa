/// Turns the bytes of a days file into days, or says what is wrong with them and where.
///
/// The first line names the columns. One is `date`; the others become the summary, and all names differ. Every row
/// has one field for each column. The rows may be in any order, and dates may be missing between them.
struct DayFileReader {
  let source: String

  /// The days in ascending order; at least one.
  func records(in bytes: [UInt8]) throws(DayFileError) -> [Day] {
    if let line = UTF8Check.firstInvalidLine(in: bytes) { throw error(.notUTF8(line: line)) }
    var parser = CSVParser(bytes)
    guard let header = try record(from: &parser) else { throw error(.empty) }
    let dateColumn = try dateColumn(of: header)
    let summary = DaySummary(columns: header.fields.removing(at: dateColumn))

    var days: [Day] = []
    var lineOfDay: [Int: Int] = [:]
    while let row = try record(from: &parser) {
      let date = try date(of: row, column: dateColumn, columnCount: header.fields.count)
      if let firstLine = lineOfDay.updateValue(row.line, forKey: date.daysSinceEpoch) {
        throw error(.repeatedDate(date.isoText, firstLine: firstLine, secondLine: row.line))
      }
      let values = row.fields.removing(at: dateColumn)
      days.append(
        Day(
          id: date.daysSinceEpoch,
          date: date.isoText,
          weather: values.first.map(DaySummary.oneLine) ?? "",
          summary: summary.text(of: values)
        )
      )
    }
    guard !days.isEmpty else { throw error(.noDays) }
    return days.sorted { $0.id < $1.id }
  }

  private func dateColumn(of header: CSVRecord) throws(DayFileError) -> Int {
    var names: Set<String> = []
    for name in header.fields where !names.insert(name).inserted {
      throw error(.repeatedColumn(name, line: header.line))
    }
    guard let column = header.fields.firstIndex(of: "date") else {
      throw error(.noDateColumn(columns: header.fields, line: header.line))
    }
    return column
  }

  private func date(of row: CSVRecord, column: Int, columnCount: Int) throws(DayFileError) -> CivilDate {
    guard row.fields.count == columnCount else {
      throw error(.raggedRow(fieldCount: row.fields.count, columnCount: columnCount, line: row.line))
    }
    guard let date = CivilDate(isoText: row.fields[column]) else {
      throw error(.impossibleDate(row.fields[column], line: row.line))
    }
    return date
  }

  private func record(from parser: inout CSVParser) throws(DayFileError) -> CSVRecord? {
    do {
      return try parser.nextRecord()
    } catch {
      switch error {
      case .unclosedQuote(let line): throw self.error(.unclosedQuote(line: line))
      case .misplacedQuote(let line): throw self.error(.misplacedQuote(line: line))
      }
    }
  }

  private func error(_ problem: DayFileError.Problem) -> DayFileError {
    DayFileError(source: source, problem: problem)
  }
}

extension [String] {
  fileprivate func removing(at index: Int) -> [String] {
    var rest = self
    rest.remove(at: index)
    return rest
  }
}
