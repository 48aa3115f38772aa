import LinkScreens
import Measurement

/// A sweep as a person reads it: for each phase the times, the laws, and who wins from where on.
@MainActor
struct SweepText {
  let results: SweepResults
  let writtenFiles: [String]
  let terminal: Terminal

  var text: String {
    let lines = heading + results.plan.phases.flatMap(section) + footing
    return lines.map { $0 + "\n" }.joined()
  }

  private var heading: [String] {
    let plan = results.plan
    let processes = Figure.counted(plan.processCount, "process", "processes")
    let facts =
      "\(plan.days.source); \(processes) for each number of rows, seed \(plan.seed); "
      + "\(results.machine.processor), \(results.machine.toolchain)"
    let legend =
      "Times are processor time of one step, medians. growth: the law that fits best, by what it says of a size that was "
      + "left out. fixed, a\u{A0}row: the straight line's two figures. slope: of the logarithms over the top two decades, "
      + "with its 95\u{A0}% interval; 1 is in proportion. x\u{A0}eager: times as long as the eager screen; ~ where the "
      + "interval holds 1."
    return [terminal.styled("linkcost sweep: how the cost grows, and from where on which screen wins", .title)]
      + facts.inOneLine.wrapped(to: terminal.width) + [""]
      + legend.wrapped(to: terminal.width).map { terminal.styled($0, .heading) } + [""]
  }

  private func section(_ phase: Phase) -> [String] {
    let points = results.points.filter { $0.step.phase == phase }
    let weights = results.destinationPoints.filter { $0.step.phase == phase }
    let crossings = results.crossings.filter { $0.phase == phase }
    guard !points.isEmpty || !weights.isEmpty else { return [] }
    return [terminal.styled("== \(phase.rawValue): \(phase.summary) ==", .title), ""]
      + SweepTables(results: results, phase: phase).lines(on: terminal)
      + crossings.flatMap { SweepSentence.text(of: $0).wrapped(to: terminal.width) } + [""]
  }

  private var footing: [String] {
    let memory = results.peakMemoryBytes.map { "; at most \(Figure.whole($0 >> 20)) MiB in one process" } ?? ""
    let files = writtenFiles.enumerated().map { index, path in
      (index == 0 ? "Written:" : "").padded(to: 9) + path.inOneLine
    }
    return ["Took \(Figure.whole(Int(results.seconds.rounded(.up)))) s\(memory)."] + files
  }
}

/// Who wins from where on, in a sentence.
enum SweepSentence {
  static func text(of found: SweepResults.Crossing) -> String {
    let crossover = found.crossover
    let what = found.scale == .rows ? "rows" : "destinations"
    let open = crossover.open.isEmpty ? "" : " Too close to call: \(list(crossover.open, what))."
    guard crossover.crossings.isEmpty else {
      return "\(found.screen), \(what): " + crossover.crossings.map { text(of: $0, in: found) }.joined(separator: "; ")
        + "."
        + open
    }
    if crossover.wins.isEmpty, crossover.losses.isEmpty {
      return "\(found.screen), \(what): none found, as nothing is decided."
    }
    let winner = crossover.losses.isEmpty ? "wins" : "loses"
    let where_ = list(crossover.losses.isEmpty ? crossover.wins : crossover.losses, what)
    return "\(found.screen), \(what): none found; it \(winner) at \(where_)." + open
  }

  private static func text(of crossing: Crossover.Crossing, in found: SweepResults.Crossing) -> String {
    let verb = crossing.wins ? "wins" : "loses"
    guard found.scale == .rows else {
      return "\(verb) from \(crossing.after) on, and not yet with \(crossing.before)"
        + place(of: crossing, " ns a destination")
    }
    return "\(verb) from between \(crossing.before) and \(crossing.after) rows on" + place(of: crossing, "")
  }

  private static func place(of crossing: Crossover.Crossing, _ unit: String) -> String {
    crossing.position.map { " (about \(Figure.short($0))\(unit))" } ?? ""
  }

  private static func list(_ names: [String], _ what: String) -> String {
    let listed =
      names.count < 2 ? names.joined() : names.dropLast().joined(separator: ", ") + " and " + names[names.count - 1]
    return what == "rows" ? listed + (names == ["1"] ? " row" : " rows") : listed
  }
}
