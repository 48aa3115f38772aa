import LinkScreens
import Measurement

/// A sweep as CSV. The first column says what a line is: a `point`, a `law` or a `crossover`; columns that do not belong
/// to it are empty.
@MainActor
struct SweepCSV {
  static let columns = [
    "kind", "scale", "screen", "container", "destination", "rows", "phase", "cpu_median_ns", "cpu_low_ns",
    "cpu_high_ns",
    "ratio_to_eager", "ratio_to_eager_low", "ratio_to_eager_high", "law", "held_out_error", "fixed_ns", "ns_per_row",
    "slope", "slope_low", "slope_high", "before", "after", "at", "wins_after",
  ]

  let results: SweepResults

  var text: String {
    let points =
      results.points.map { line(of: $0, .rows) } + results.destinationPoints.map { line(of: $0, .destinations) }
    let lines = points + results.laws.map(line) + results.crossings.flatMap(lines)
    return CSV.line(Self.columns) + lines.map { line in CSV.line(Self.columns.map { line[$0] }) }.joined()
  }

  private func line(of point: SweepResults.Point, _ scale: SweepPlan.Cell.Scale) -> [String: String] {
    var line = place("point", scale, point.step.screen.name, point.step.phase)
    line["destination"] = point.step.destination.rawValue
    line["rows"] = "\(point.step.rows)"
    line["cpu_median_ns"] = text(point.time.cpuMedianNanoseconds)
    line["cpu_low_ns"] = text(point.time.cpuLowNanoseconds)
    line["cpu_high_ns"] = text(point.time.cpuHighNanoseconds)
    line["ratio_to_eager"] = text(point.ratio?.value)
    line["ratio_to_eager_low"] = text(point.ratio?.interval?.low)
    line["ratio_to_eager_high"] = text(point.ratio?.interval?.high)
    return line
  }

  private func line(of law: SweepResults.Law) -> [String: String] {
    var line = place("law", .rows, law.screen, law.phase)
    line["destination"] = Destination.typical.rawValue
    line["law"] = law.growth.law.rawValue
    line["held_out_error"] = text(law.growth.heldOutErrors[law.growth.law])
    line["fixed_ns"] = text(law.growth.line.fixed)
    line["ns_per_row"] = text(law.growth.line.perUnit)
    line["slope"] = text(law.growth.slope?.value)
    line["slope_low"] = text(law.growth.slope?.interval.low)
    line["slope_high"] = text(law.growth.slope?.interval.high)
    return line
  }

  /// A line for each crossing; one whose place is empty where none was found.
  private func lines(of found: SweepResults.Crossing) -> [[String: String]] {
    let line = place("crossover", found.scale, found.screen, found.phase)
    if found.crossover.crossings.isEmpty { return [line] }
    return found.crossover.crossings.map { crossing in
      var line = line
      line["before"] = crossing.before.filter { $0 != "," }
      line["after"] = crossing.after.filter { $0 != "," }
      line["at"] = text(crossing.position)
      line["wins_after"] = crossing.wins ? found.screen : RatioToEager.reference
      return line
    }
  }

  private func place(
    _ kind: String,
    _ scale: SweepPlan.Cell.Scale,
    _ screen: String,
    _ phase: Phase
  ) -> [String: String] {
    [
      "kind": kind, "scale": scale.rawValue, "screen": screen, "container": Container.stack.rawValue,
      "phase": phase.rawValue,
    ]
  }

  private func text(_ number: Double?) -> String? { number.map { "\(SweepJSON.rounded($0))" } }
}
