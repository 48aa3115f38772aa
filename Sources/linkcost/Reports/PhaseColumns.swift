import LinkScreens
import Measurement

/// The columns that answer the question in one phase.
///
/// What was built or rebuilt stands first, what it cost after it; on a narrow terminal the plainest counts go first and
/// the interval next.
struct PhaseColumns {
  let results: [ResultFile.Result]
  let phase: Phase

  var table: TextTable {
    TextTable(columns: [screens] + counts + costs)
  }

  private var screens: TextTable.Column {
    column("screen", .left, expendability: 0) { TextTable.Cell(text: $0.screen) }
  }

  private var counts: [TextTable.Column] {
    let built = [count("links", "links_built", 0), count("destinations", "destinations_built", 0)]
    let again = count("screen runs", "screen_bodies", 3)
    let bodies = count("bodies", "bodies", 4)
    let compared = count("compared", "comparisons", 5)
    let nodes = count("nodes", "nodes_created", 5)
    switch phase {
    case .mount: return built + [bodies, nodes]
    case .tick, .tickPushed: return built + [bodies, compared]
    case .tap, .pop: return built + [again, bodies]
    }
  }

  private var costs: [TextTable.Column] {
    let unit = TimeUnit(for: results.compactMap { $0.time?.cpuMedianNanoseconds })
    return [
      column("time, \(unit.name)", .right, expendability: 0) { result in
        TextTable.Cell(text: (result.time?.cpuMedianNanoseconds).map { Figure.short(unit.value($0)) } ?? "")
      },
      column("x floor", .right, expendability: 2) { result in
        TextTable.Cell(text: result.time?.timesFloor.map(Figure.short) ?? "")
      },
      column("x eager", .right, expendability: 0) { TextTable.Cell(text: Self.ratio($0)) },
      column("interval", .left, expendability: 1, Self.interval),
    ]
  }

  private static func ratio(_ result: ResultFile.Result) -> String {
    guard let ratio = result.time?.ratioToEager else { return "" }
    return result.screen == RatioToEager.reference ? "1" : Figure.short(ratio)
  }

  private static func interval(_ result: ResultFile.Result) -> TextTable.Cell {
    guard result.screen != RatioToEager.reference, let ratio = RatioToEager(result.time), let low = ratio.low,
      let high = ratio.high
    else { return .empty }
    let text = "\(Figure.short(low))-\(Figure.short(high))"
    return ratio.isWide ? TextTable.Cell(text: text + " wide", style: .doubtful) : TextTable.Cell(text: text)
  }

  private func count(_ title: String, _ name: String, _ expendability: Int) -> TextTable.Column {
    column(title, .right, expendability: expendability) { result in
      TextTable.Cell(text: result.counts[name].map(Figure.whole) ?? "")
    }
  }

  private func column(
    _ title: String,
    _ alignment: TextTable.Column.Alignment,
    expendability: Int,
    _ cell: (ResultFile.Result) -> TextTable.Cell
  ) -> TextTable.Column {
    TextTable.Column(
      title: title,
      alignment: alignment,
      expendability: expendability,
      cells: results.map(cell)
    )
  }
}
