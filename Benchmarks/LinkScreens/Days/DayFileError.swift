import Measurement

/// Why a days file was refused.
public struct DayFileError: Error, Equatable, CustomStringConvertible {
  /// The path as it was given.
  public let source: String
  public let problem: Problem

  public init(source: String, problem: Problem) {
    self.source = source
    self.problem = problem
  }

  /// What was wrong; lines are counted from 1.
  public enum Problem: Equatable, Sendable {
    case missing
    case folder
    /// `reason` is the system's own.
    case unreadable(reason: String)
    /// Not even a line with the columns' names.
    case empty
    /// Column names and no row below them: there is no date to continue from.
    case noDays
    case notUTF8(line: Int)
    case unclosedQuote(line: Int)
    case misplacedQuote(line: Int)
    case noDateColumn(columns: [String], line: Int)
    case repeatedColumn(String, line: Int)
    case raggedRow(fieldCount: Int, columnCount: Int, line: Int)
    case impossibleDate(String, line: Int)
    case repeatedDate(String, firstLine: Int, secondLine: Int)
  }

  /// A whole sentence: what is wrong, where, and what to do; in one line whatever the path and the file hold.
  public var description: String { sentence.inOneLine }

  private var sentence: String {
    switch problem {
    case .missing:
      "There is no file \"\(source)\": give the path of a CSV file that has a date column."
    case .folder:
      "\(source) is a folder: give the path of a CSV file that has a date column."
    case .unreadable(let reason):
      "Cannot read \(source) (\(reason)): make it readable, or give another file."
    case .empty:
      "\(source) is empty: write the columns' names in its first line, one of them date, and a row for each day below."
    case .noDays:
      "\(source) has column names but no days: write at least one row below them."
    case .notUTF8(let line):
      "The bytes at \(source):\(line) are not UTF-8: save the file as UTF-8."
    case .unclosedQuote(let line):
      "The quote that opens a field at \(source):\(line) is never closed: close it, and double the quotes inside."
    case .misplacedQuote(let line):
      "A quote at \(source):\(line) stands inside a field: put the whole field in quotes, and double the quotes inside."
    case .noDateColumn(let columns, let line) where columns.contains(where: holdsNull):
      looksLikeUTF16(source, line)
    case .repeatedColumn(let name, let line) where holdsNull(name):
      looksLikeUTF16(source, line)
    case .noDateColumn(let columns, let line):
      "No column at \(source):\(line) is called date, only \(list(columns)): "
        + "call the column of the dates date, and separate columns by commas."
    case .repeatedColumn(let name, let line):
      "Two columns at \(source):\(line) are called \(quoted(name)): give each a name of its own."
    case .raggedRow(let fieldCount, let columnCount, let line):
      "The row at \(source):\(line) has \(fields(fieldCount)), but there \(columns(columnCount)): "
        + "give it one field for each column, and put a field that contains a comma in quotes."
    case .impossibleDate(let text, let line):
      "\(quoted(text)) at \(source):\(line) is not a date: "
        + "write a day that exists as YYYY-MM-DD, from 0001-01-01 to 9999-12-31."
    case .repeatedDate(let date, let firstLine, let secondLine):
      "The date \(date) stands at \(source):\(firstLine) and again at \(source):\(secondLine): keep one of the rows."
    }
  }
}

private func fields(_ count: Int) -> String { count == 1 ? "1 field" : "\(count) fields" }

private func columns(_ count: Int) -> String { count == 1 ? "is 1 column" : "are \(count) columns" }

/// At most six names, so that a file of another kind does not fill the screen.
private func list(_ names: [String]) -> String {
  let shown = names.prefix(6).map(quoted).joined(separator: ", ")
  return names.count > 6 ? shown + " and \(names.count - 6) more" : shown
}

/// UTF-16 without a byte-order mark is valid UTF-8 where all is ASCII: then every second character is U+0000.
private func holdsNull(_ text: String) -> Bool { text.unicodeScalars.contains("\0") }

private func looksLikeUTF16(_ path: String, _ line: Int) -> String {
  "The columns' names at \(path):\(line) hold null characters, which looks like UTF-16: save the file as UTF-8."
}

/// The text in quotes, its line ends as spaces, and at most forty characters of it.
private func quoted(_ text: String) -> String {
  let shown = String(text.prefix(40).map { $0.endsLine ? " " : $0 })
  return "\"\(shown)\(text.count > 40 ? "…" : "")\""
}

extension Character {
  /// Whether a line of the file ends here, as `CSVParser` counts.
  fileprivate var endsLine: Bool { self == "\n" || self == "\r" || self == "\r\n" }
}
