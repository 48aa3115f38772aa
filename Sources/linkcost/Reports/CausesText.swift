import LinkScreens

/// Why bodies ran, as a person reads it: one small table for each row count and phase, with a column for each screen.
///
/// Where the columns do not fit the terminal, they stand below each other.
struct CausesText {
  struct Group {
    let rows: Int
    let phase: Phase
    var combination = Combination()
    let screens: [(name: String, causes: StepCauses)]
  }

  let groups: [Group]
  let terminal: Terminal

  var text: String {
    (legend.wrapped(to: terminal.width) + groups.flatMap(section)).map { $0 + "\n" }.joined()
  }

  private var legend: String {
    "Why each body ran in one step, in order. @self: the view's value is another one, or the first. @identity: its "
      + "storage is new. _name: that property is another one, or the first. A line that begins with 2\u{A0}x stands "
      + "for two equal lines, one after the other. Below: what the step built, and how many values it compared."
  }

  private func section(_ group: Group) -> [String] {
    let place = group.combination.words.map { ", \($0)" } ?? ""
    let title = "\(group.phase.rawValue), \(Figure.counted(group.rows, "row", "rows"))\(place): \(group.phase.summary)"
    return [""] + title.wrapped(to: terminal.width) + table(of: group)
  }

  private func table(of group: Group) -> [String] {
    let longest = group.screens.map { Self.list($0.causes).count }.max() ?? 0
    let sideBySide = TextTable(columns: group.screens.map { Self.column($0.name, $0.causes, listLength: longest) })
    let lines = sideBySide.lines(on: terminal)
    if lines.allSatisfy({ $0.count <= terminal.width }) { return lines }
    let tables = group.screens.map { screen in
      TextTable(columns: [Self.column(screen.name, screen.causes, listLength: 0)]).lines(on: terminal)
    }
    return Array(tables.joined(separator: [""]))
  }

  /// - Parameter listLength: lines that the list takes at least, so that the counts of all screens are in line.
  private static func column(_ name: String, _ causes: StepCauses, listLength: Int) -> TextTable.Column {
    let list = list(causes)
    let lines = list + Array(repeating: "", count: max(0, listLength - list.count)) + counts(causes)
    return TextTable.Column(
      title: name,
      alignment: .left,
      expendability: 0,
      cells: lines.map { TextTable.Cell(text: $0) }
    )
  }

  /// The causes, equal ones that follow each other as one line.
  static func list(_ causes: StepCauses) -> [String] {
    var runs: [(line: String, count: Int)] = []
    for line in causes.lines {
      if runs.last?.line == line {
        runs[runs.count - 1].count += 1
      } else {
        runs.append((line, 1))
      }
    }
    if runs.isEmpty { return ["(no body ran)"] }
    return runs.map { $0.count == 1 ? $0.line : "\(Figure.whole($0.count)) x \($0.line)" }
  }

  private static func counts(_ causes: StepCauses) -> [String] {
    let built = [("link", "links_built"), ("destination", "destinations_built")].map { name, count in
      Figure.counted(causes.counts[count] ?? 0, name, name + "s")
    }
    return built + ["\(Figure.whole(causes.counts["comparisons"] ?? 0)) compared"]
  }
}
