import LinkScreens

/// How far a sweep is and how long it still takes, on one line that is written over and over, on a terminal only.
@MainActor
struct SweepProgress {
  private let write: ProgressLine.Write?
  private let plan: SweepPlan
  /// What the cells begun so far weigh, and all together.
  private var done = 0.0
  private let total: Double

  /// - Parameter write: absent where nothing is to be shown.
  init(plan: SweepPlan, write: ProgressLine.Write?) {
    self.plan = plan
    self.write = write
    total = Double(plan.processCount) * plan.cells.reduce(0) { $0 + Self.weight(of: $1) }
  }

  mutating func begin(process: Int, _ cell: SweepPlan.Cell, afterSeconds seconds: Double) {
    write?(
      "\r\u{1B}[K"
        + Self.line(
          share: done / total,
          process: process + 1,
          of: plan.processCount,
          cell: cell,
          seconds: seconds
        )
    )
    done += Self.weight(of: cell)
  }

  func end() { write?("\r\u{1B}[K") }

  /// " 25 %, 90 s left  process 2 of 6: 10,000 rows". The time left is a guess from what is done, once there is some.
  static func line(share: Double, process: Int, of count: Int, cell: SweepPlan.Cell, seconds: Double) -> String {
    let percent = "\(Int(share * 100))".leftPadded(to: 3) + " %"
    let left = share > 0.02 ? ", \(Figure.whole(Int((seconds / share * (1 - share)).rounded(.up)))) s left" : ""
    let what = cell.scale == .rows ? Figure.counted(cell.rows, "row", "rows") : "destinations"
    return "\(percent)\(left)  process \(process) of \(count): \(what)"
  }

  /// About how long a cell takes, in no unit: all have their shares, and many rows outlast them.
  private static func weight(of cell: SweepPlan.Cell) -> Double {
    Double(cell.combinations.count) * (1 + Double(cell.rows) / 50_000)
  }
}
