import LinkScreens
import Measurement

/// The whole text of a run on standard output: what was measured, how to read it, the tables with the answer, and where
/// the files are.
@MainActor
struct RunText {
  let file: ResultFile
  let writtenFiles: [String]
  let terminal: Terminal

  var text: String {
    let places = file.results.map(Place.init).reduce(into: [Place]()) { if !$0.contains($1) { $0.append($1) } }
    let lines = heading + [""] + places.flatMap(section) + files
    return lines.map { $0 + "\n" }.joined()
  }

  private var heading: [String] {
    let workload = file.workload
    let processes = Figure.counted(workload.processes, "process", "processes")
    let facts =
      "\(workload.daysFile); \(processes), seed \(workload.seed); "
      + "\(file.machine.processor), \(file.machine.toolchain), \(file.tool.buildMode.rawValue) build"
    return [terminal.styled("linkcost: what a navigation link costs before anyone taps it", .title)]
      + facts.inOneLine.wrapped(to: terminal.width) + [""]
      + legend.wrapped(to: terminal.width).map { terminal.styled($0, .heading) }
  }

  private var legend: String {
    let counts =
      "A line is one way to write the same screen, its figures are of one step. links, destinations: values built. "
      + "entered: destinations' bodies. bodies: view bodies run; screen\u{A0}runs: the screen's own. Right of the bar the "
      + "model's own: nodes made in the tree; compared: new values held against the kept ones. "
      + "\(Unsettled.mark)\u{A0}where SwiftUI's count is not settled, the model's choice."
    guard file.results.contains(where: { $0.time != nil }) else { return counts + " A debug build times nothing." }
    let times =
      " time: processor time, median. x\u{A0}floor: times as long as a plain loop over the same values that keeps no "
      + "tree. x\u{A0}eager: times as long as the eager screen"
    guard file.results.contains(where: { $0.time?.ratioToReferenceLow != nil }) else {
      return counts + times + " (too few processes for an interval)."
    }
    return counts + times + ", and how far the 95\u{A0}% interval reaches, called wide beyond ±3\u{A0}%."
  }

  private func section(_ place: Place) -> [String] {
    let results = file.results.filter { Place($0) == place }
    let title = terminal.styled("== \(place.title) ==", .title)
    let answer = Verdict(results: results).sentences(rows: place.rows).flatMap { $0.wrapped(to: terminal.width) }
    return [title, ""] + SummaryTable(results: results, terminal: terminal).lines()
      + answer.map { terminal.styled($0, .good) } + (answer.isEmpty ? [] : [""])
  }

  /// A line each, so that a path can be copied whole.
  private var files: [String] {
    writtenFiles.enumerated().map { index, path in (index == 0 ? "Written:" : "").padded(to: 9) + path.inOneLine }
  }
}

/// What the results have in common that stand in one section.
private struct Place: Equatable {
  let rows: Int
  let container: String
  let destination: String

  init(_ result: ResultFile.Result) {
    rows = result.rows
    container = result.container
    destination = result.destination
  }

  /// "730 rows", and what is not as in the main job.
  var title: String {
    let combination = Combination(
      container: Container(rawValue: container) ?? .stack,
      destination: Destination(rawValue: destination) ?? .typical
    )
    return [Figure.counted(rows, "row", "rows"), combination.words].compactMap(\.self).joined(separator: ", ")
  }
}
