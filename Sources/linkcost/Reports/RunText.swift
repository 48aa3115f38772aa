import Measurement

/// The whole text of a run on standard output: what was measured, the tables, the answer, and where the files are.
struct RunText {
  let file: ResultFile
  let writtenFiles: [String]
  let terminal: Terminal

  var text: String {
    let rowCounts = file.results.map(\.rows).reduce(into: [Int]()) { if !$0.contains($1) { $0.append($1) } }
    let lines = heading + [""] + rowCounts.flatMap(section) + closing
    return lines.map { $0 + "\n" }.joined()
  }

  private var isTimed: Bool { file.results.contains { $0.time != nil } }

  private var heading: [String] {
    let workload = file.workload
    let processes = Figure.counted(workload.processes, "process", "processes")
    let title = "linkcost: what a navigation link costs before anyone taps it"
    let facts =
      "\(workload.daysFile), \(processes), seed \(workload.seed), \(file.machine.processor), "
      + "\(file.machine.toolchain)"
    return [terminal.styled(title, .title)] + facts.wrapped(to: terminal.width)
  }

  private func section(rows: Int) -> [String] {
    let verdict = Verdict(results: file.results).sentences(rows: rows)
    let title = terminal.styled("== \(Figure.counted(rows, "row", "rows")) ==", .title)
    return [title, ""] + SummaryTable(results: file.results, terminal: terminal).lines(rows: rows)
      + verdict.flatMap { $0.wrapped(to: terminal.width).map { terminal.styled($0, .good) } }
      + (verdict.isEmpty ? [] : [""])
  }

  private var closing: [String] {
    let timing =
      isTimed
      ? "time: processor time of one step, median. x floor: times as long as a plain loop over the same values. "
        + "x eager: times as long as the eager screen, with its 95 % interval; wide: beyond +-3 %."
      : "No timings: this is a debug build."
    let files = writtenFiles.isEmpty ? [] : ["Written: \(writtenFiles.joined(separator: ", "))"]
    return timing.wrapped(to: terminal.width) + files
  }
}
