import LinkScreens
import Measurement

/// The columns that answer the question in one phase.
///
/// What was built or rebuilt stands first, what it cost after it; on a narrow terminal the plainest counts go first and
/// the interval last.
@MainActor
struct PhaseColumns {
  let results: [ResultFile.Result]
  let phase: Phase

  var table: TextTable {
    let screens = column("screen", .left, expendability: 0) { TextTable.Cell(text: $0.screen) }
    return TextTable(columns: [screens] + counts + costs)
  }

  /// SwiftUI's counts first. On a narrow terminal wrappers and entries go before the model's counts do: they are nothing
  /// on most screens.
  private var counts: [TextTable.Column] {
    let built = [
      count("links", "links_built", expendability: 0),
      count("destinations", "destinations_built", expendability: 0),
      countIfAny("wrappers", "wrappers_built", expendability: 5),
      countIfAny("objects", "objects_built", expendability: 2),
      countIfAny("loads", "loads_started", expendability: 2),
      countIfAny("entered", "destination_bodies", expendability: 5),
    ].compactMap(\.self)
    let screenRuns = count("screen runs", "screen_bodies", expendability: 2)
    let bodies = count("bodies", "bodies", expendability: 3)
    let compared = count("compared", "comparisons", expendability: 4)
    let nodes = count("nodes", "nodes_created", expendability: 4)
    switch phase {
    case .mount, .appear, .insert, .delete, .scroll: return built + [bodies, border, nodes]
    case .tick, .burst, .edit, .tickPushed, .storeChange: return built + [bodies, border, compared]
    case .tap, .deepLink, .pop: return built + [screenRuns, bodies]
    }
  }

  private var costs: [TextTable.Column] {
    let unit = TimeUnit(for: results.compactMap { $0.time?.cpuMedianNanoseconds })
    return [
      figures("time, \(unit.name)", expendability: 0) { ($0.time?.cpuMedianNanoseconds).map(unit.value) },
      figures("x floor", expendability: 2) { $0.time?.timesFloor },
      figures("x eager", expendability: 0) { $0.time?.ratioToReference },
      column("interval", .left, expendability: 1, Self.interval),
    ]
  }

  /// How far the interval reaches from the ratio; empty for the screen that the others are held against.
  private static func interval(_ result: ResultFile.Result) -> TextTable.Cell {
    guard result.screen != RatioToEager.reference, let ratio = RatioToEager(result.time),
      let halfWidth = ratio.halfWidth
    else { return .empty }
    let text = "±\(Figure.fixed(halfWidth * 100, decimals: 1)) %"
    return ratio.isWide ? TextTable.Cell(text: text + " wide", style: .doubtful) : TextTable.Cell(text: text)
  }

  /// Between SwiftUI's counts and the model's.
  private var border: TextTable.Column {
    column("|", .left, expendability: 4) { _ in TextTable.Cell(text: "|", style: .heading) }
  }

  /// A column that is left out where nothing was counted.
  private func countIfAny(_ title: String, _ name: String, expendability: Int) -> TextTable.Column? {
    results.contains { $0.counts[name] ?? 0 > 0 } ? count(title, name, expendability: expendability) : nil
  }

  private func count(_ title: String, _ name: String, expendability: Int) -> TextTable.Column {
    let unsettled = results.filter { Unsettled.isChoice($0, name) }.map(\.screen)
    return column(title, .right, expendability: expendability) { result in
      let mark = unsettled.isEmpty ? "" : unsettled.contains(result.screen) ? Unsettled.mark : " "
      return TextTable.Cell(text: result.counts[name].map { Figure.whole($0) + mark } ?? "")
    }
  }

  /// All with as many decimals as the least of them needs; where they are worlds apart, each with as many as it needs.
  private func figures(
    _ title: String,
    expendability: Int,
    _ value: (ResultFile.Result) -> Double?
  ) -> TextTable.Column {
    let values = results.compactMap(value)
    let least = values.min() ?? 0
    let isOneWorld = (values.max() ?? 0) < 100 * least
    return column(title, .right, expendability: expendability) { result in
      let text = value(result).map { Figure.fixed($0, decimals: Figure.decimals(forLeast: isOneWorld ? least : $0)) }
      return TextTable.Cell(text: text ?? "")
    }
  }

  private func column(
    _ title: String,
    _ alignment: TextTable.Column.Alignment,
    expendability: Int,
    _ cell: (ResultFile.Result) -> TextTable.Cell
  ) -> TextTable.Column {
    TextTable.Column(title: title, alignment: alignment, expendability: expendability, cells: results.map(cell))
  }
}
