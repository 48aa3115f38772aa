import LinkScreens
import Measurement

/// `linkcost sweep`: how the cost of each screen grows with the rows, and from where on the lazy ways win.
@MainActor
struct SweepCommand {
  let settings: Settings
  let surroundings: Surroundings

  func run() throws {
    let outputs = try AskedOutputs(settings)
    let plan = try SweepPlan(settings, surroundings: surroundings)
    try outputs.prepare()
    let watch = StopWatch()
    let reports = try measured(plan, watch)
    let results = SweepResults(
      plan: plan,
      reports: reports,
      machine: surroundings.machine,
      seconds: watch.seconds,
      peakMemoryBytes: ProcessMemory.peakOfChildren
    )
    let json = Array(SweepJSON(results).text.utf8)
    try outputs.write(json: json, csv: Array(SweepCSV(results: results).text.utf8))
    if settings.isQuiet || outputs.isTableHidden { return }
    let terminal = Terminal(of: .standardOutput, environment: surroundings.environment, color: settings.color)
    let text = SweepText(results: results, writtenFiles: outputs.files, terminal: terminal).text
    try Descriptor.standardOutput.writeReport(Array(text.utf8))
  }

  /// A process for each cell, one after the other, and that as often as the plan says.
  private func measured(_ plan: SweepPlan, _ watch: StopWatch) throws -> [SweepReport] {
    var progress = SweepProgress(plan: plan, write: progressWriter)
    defer { progress.end() }
    var reports: [SweepReport] = []
    for process in 0..<plan.processCount {
      for cell in plan.order(in: process) {
        progress.begin(process: process, cell, afterSeconds: watch.seconds)
        let before = reports.filter { $0.cell == cell }.map(\.report)
        let counts = before.count < TimeBudget.countingProcessCount ? nil : try AgreedCounts(before).byKey
        let job = plan.job(of: process, cell, counts: counts)
        let report = try WorkerProcess.run(job, environment: surroundings.environment) { _ in }
        reports.append(SweepReport(cell: cell, report: report))
      }
    }
    return reports
  }

  private var progressWriter: ProgressLine.Write? {
    guard !settings.isQuiet, Descriptor.standardError.isTerminal, surroundings.environment["TERM"] != "dumb" else {
      return nil
    }
    return { try? Descriptor.standardError.write($0) }
  }
}

/// What one process found of one cell.
struct SweepReport {
  let cell: SweepPlan.Cell
  let report: WorkerReport
}
