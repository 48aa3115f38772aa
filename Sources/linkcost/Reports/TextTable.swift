/// Columns of text that gives up its least needed columns where the terminal is narrow.
struct TextTable {
  struct Cell: Equatable {
    var text: String
    var style = Style.plain

    static let empty = Cell(text: "")
  }

  struct Column {
    enum Alignment { case left, right }

    let title: String
    let alignment: Alignment
    /// Higher goes first when there is no room; 0 always stays.
    let expendability: Int
    let cells: [Cell]

    fileprivate var width: Int { max(title.count, cells.map(\.text.count).max() ?? 0) }
    fileprivate var isEmpty: Bool { cells.allSatisfy(\.text.isEmpty) }
  }

  private static let margin = "  "
  private static let gap = "  "

  let columns: [Column]

  /// The heading and a line per row; columns without a single figure are left out.
  func lines(on terminal: Terminal) -> [String] {
    let columns = fitting(terminal.width)
    let heading = line(columns.map { (Cell(text: $0.title, style: .heading), $0) }, on: terminal)
    let rowCount = columns.map(\.cells.count).max() ?? 0
    return [heading] + (0..<rowCount).map { row in line(columns.map { ($0.cells[row], $0) }, on: terminal) }
  }

  private func fitting(_ width: Int) -> [Column] {
    var columns = self.columns.filter { !$0.isEmpty }
    while total(columns) > width, let victim = columns.map(\.expendability).max(), victim > 0 {
      columns.removeAll { $0.expendability == victim }
    }
    return columns
  }

  private func total(_ columns: [Column]) -> Int {
    columns.map { $0.width + Self.gap.count }.reduce(Self.margin.count - Self.gap.count, +)
  }

  private func line(_ cells: [(cell: Cell, column: Column)], on terminal: Terminal) -> String {
    var line = Self.margin
    for (index, (cell, column)) in cells.enumerated() {
      let blank = String(repeating: " ", count: column.width - cell.text.count)
      let text = terminal.styled(cell.text, cell.style)
      let isLast = index == cells.count - 1
      line += index == 0 ? "" : Self.gap
      line += column.alignment == .right ? blank + text : text + (isLast ? "" : blank)
    }
    return line.trimmedAtEnd
  }
}
