import LinkScreens
import Measurement

/// `linkcost run`, the main job: plan, processes, results, reports.
@MainActor
struct RunCommand {
  let settings: Settings
  let surroundings: Surroundings

  func run() throws {
    let outputs = try OutputPlan(settings)
    let plan = try RunPlan(settings, surroundings: surroundings)
    try outputs.prepare()
    if plan.sampling == nil { try Descriptor.standardError.write(Self.debugNotice) }
    let reports = try measured(plan)
    let counts = try AgreedCounts(reports)
    let file = RunResults(plan: plan, counts: counts, reports: reports, machine: surroundings.machine).file
    try Reports(plan: outputs, file: file, samples: reports.flatMap(\.samples)).write()
    try tell(file, outputs: outputs)
  }

  static let debugNotice =
    "linkcost: This is a debug build, which counts and does not time: swift run -c release linkcost gives timings.\n"

  /// The processes one after the other, so that none takes another's core.
  private func measured(_ plan: RunPlan) throws -> [WorkerReport] {
    let clock = ContinuousClock()
    let start = clock.now
    var progress = ProgressLine(
      width: Descriptor.standardError.terminalWidth ?? Terminal.widest,
      clock: { (clock.now - start) / .seconds(1) },
      write: progressWriter
    )
    progress.report(.runStarted(processCount: plan.processCount))
    defer { progress.report(.runEnded) }
    var reports: [WorkerReport] = []
    for process in 0..<plan.processCount {
      progress.report(.processStarted(process: process + 1))
      let job = try plan.job(of: process, after: reports)
      let report = try WorkerProcess.run(job, environment: surroundings.environment) {
        progress.report(.phaseStarted($0))
      }
      reports.append(report)
    }
    return reports
  }

  private var progressWriter: ProgressLine.Write? {
    guard !settings.isQuiet, Descriptor.standardError.isTerminal, surroundings.environment["TERM"] != "dumb" else {
      return nil
    }
    return { try? Descriptor.standardError.write($0) }
  }

  /// The table; or, where a report has taken its place, the one line that lets a run be repeated.
  private func tell(_ file: ResultFile, outputs: OutputPlan) throws {
    guard !settings.isQuiet else { return }
    guard !outputs.isTableHidden else {
      let written = outputs.files.isEmpty ? "" : "; written: \(outputs.files.joined(separator: ", "))"
      return try Descriptor.standardError.write("linkcost: seed \(file.workload.seed)\(written)\n")
    }
    let text = RunText(file: file, writtenFiles: outputs.files, terminal: terminal(.standardOutput)).text
    try Descriptor.standardOutput.writeReport(Array(text.utf8))
  }

  private func terminal(_ descriptor: Descriptor) -> Terminal {
    Terminal(of: descriptor, environment: surroundings.environment, color: settings.color)
  }
}
