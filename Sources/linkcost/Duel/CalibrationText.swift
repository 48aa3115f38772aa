/// A calibration for a person at a terminal.
struct CalibrationText {
  let calibration: Calibration
  let path: String

  var text: String {
    let power = calibration.power.map { point in
      "  \(Figure.plainPercent(point.handicap).leftPadded(to: 6)), measured as "
        + "\(Figure.percent(point.measured)): caught in \(rate(point.caught))"
    }
    let smallest =
      calibration.smallestDetectable.map { "a change of \(Figure.plainPercent($0)) in one screen" }
      ?? "no change of 10 % or less"
    let lines =
      [
        "linkcost calibrate: what a duel can tell here and now",
        "\(Figure.counted(calibration.rows, "row", "rows")), \(Figure.counted(calibration.pairs, "pair", "pairs")) of this "
          + "build against itself, seed \(calibration.seed)", "",
        "False alarms: \(rate(calibration.falseAlarms))", "One screen made slower on purpose:",
      ] + power + [
        "", "Seen with \(Figure.plainPercent(calibration.rules.power)): \(smallest).", layout, "",
        "Written: \(path.inOneLine)",
      ]
    return lines.map { $0 + "\n" }.joined()
  }

  private func rate(_ rate: Calibration.Rate) -> String {
    "\(Figure.whole(rate.hits)) of \(Figure.whole(rate.duels)) simulated duels, \(Figure.plainPercent(rate.rate)) "
      + "(\(Figure.plainPercent(rate.low)) to \(Figure.plainPercent(rate.high)))"
  }

  private var layout: String {
    guard let layout = calibration.layout else {
      return
        "Layout: not measured; --build gives builds that differ in nothing else (scripts/layout-builds makes them)."
    }
    return
      "Layout: \(layout.builds) builds that differ in nothing else are within \(Figure.plainPercent(layout.ofBuilds)) in 19 of 20 "
      + "rows, this build and itself within \(Figure.plainPercent(layout.ofItself)): no margin below \(Figure.plainPercent(layout.spread))."
  }
}
