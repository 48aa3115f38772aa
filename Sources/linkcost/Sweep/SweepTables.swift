import LinkScreens
import Measurement

/// The tables of one phase: times by rows, laws, and times by destination.
@MainActor
struct SweepTables {
  let results: SweepResults
  let phase: Phase

  func lines(on terminal: Terminal) -> [String] {
    [byRows, laws, byDestination].compactMap(\.self).flatMap { $0.lines(on: terminal) + [""] }
  }

  private var screens: [String] { results.plan.screens.map(\.name) }

  /// A line for each number of rows, a column for each screen: the eager one's time, the others as multiples of it.
  private var byRows: TextTable? {
    let points = results.points.filter { $0.step.phase == phase }
    let rows = results.plan.rows.filter { count in points.contains { $0.step.rows == count } }
    guard !rows.isEmpty else { return nil }
    return table("rows", rows.map(Figure.whole), points) { point in
      rows.firstIndex(of: point.step.rows)
    }
  }

  private var byDestination: TextTable? {
    let points = results.destinationPoints.filter { $0.step.phase == phase }
    let destinations = points.map(\.step.destination).reduce(into: [Destination]()) { list, destination in
      if !list.contains(destination) { list.append(destination) }
    }
    guard !destinations.isEmpty else { return nil }
    let rows = Figure.counted(results.plan.destinationRows, "row", "rows")
    return table("destination, \(rows)", destinations.map(\.rawValue), points) { point in
      destinations.firstIndex(of: point.step.destination)
    }
  }

  private func table(
    _ title: String,
    _ names: [String],
    _ points: [SweepResults.Point],
    line: (SweepResults.Point) -> Int?
  ) -> TextTable {
    let first = TextTable.Column(
      title: title,
      alignment: title == "rows" ? .right : .left,
      expendability: 0,
      cells: names.map { TextTable.Cell(text: $0) }
    )
    let columns = screens.enumerated().map { place, screen in
      var cells = names.map { _ in TextTable.Cell.empty }
      for point in points where point.step.screen.name == screen {
        if let index = line(point) { cells[index] = Self.cell(of: point) }
      }
      let title = screen == RatioToEager.reference ? screen : "x " + screen
      return TextTable.Column(title: title, alignment: .right, expendability: max(0, place - 3), cells: cells)
    }
    return TextTable(columns: [first] + columns)
  }

  private static func cell(of point: SweepResults.Point) -> TextTable.Cell {
    guard let ratio = point.ratio else {
      let unit = TimeUnit(for: [point.time.cpuMedianNanoseconds])
      return TextTable.Cell(text: Figure.short(unit.value(point.time.cpuMedianNanoseconds)) + " " + unit.name)
    }
    let text = (ratio.isDecided ? "" : "~") + Figure.short(ratio.value)
    return TextTable.Cell(text: text, style: ratio.isDecided && ratio.value < 1 ? .good : .plain)
  }

  private var laws: TextTable? {
    let laws = results.laws.filter { $0.phase == phase }
    guard !laws.isEmpty else { return nil }
    return TextTable(columns: [
      column("screen", .left, laws, \.screen),
      column("growth", .left, laws) { $0.growth.law.rawValue },
      column("off by", .right, laws) { law in
        (law.growth.heldOutErrors[law.growth.law]).map { Figure.short($0 * 100) + " %" } ?? ""
      },
      column("a row, ns", .right, laws) { Figure.short($0.growth.line.perUnit) },
      column("fixed, µs", .right, laws) { Figure.short($0.growth.line.fixed / 1_000) },
      column("slope", .right, laws) { $0.growth.slope.map { Self.signed($0.value) } ?? "" },
      column("interval", .left, laws) { law in
        law.growth.slope.map { "\(Self.signed($0.interval.low)) to \(Self.signed($0.interval.high))" } ?? ""
      },
    ])
  }

  private func column(
    _ title: String,
    _ alignment: TextTable.Column.Alignment,
    _ laws: [SweepResults.Law],
    _ text: (SweepResults.Law) -> String
  ) -> TextTable.Column {
    TextTable.Column(
      title: title,
      alignment: alignment,
      expendability: 0,
      cells: laws.map { TextTable.Cell(text: text($0)) }
    )
  }

  /// Three decimals, whatever the sign.
  private static func signed(_ number: Double) -> String {
    (number < 0 ? "-" : "") + Figure.fixed(number.magnitude, decimals: 3)
  }
}
