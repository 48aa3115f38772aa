/// One worker, from its start to its report.
struct WorkerProcess {
  /// Starts the process, passes on what it says it is doing, and returns when it is done.
  static func run(
    _ job: WorkerJob,
    environment: [String: String],
    report: (PhaseStart) -> Void
  ) throws -> WorkerReport {
    let child: ChildProcess
    do {
      child = try ChildProcess.start(arguments: [CommandName.worker.rawValue], environment: environment)
    } catch {
      throw RunError.cannotStartProcess(number: job.number, reason: error.description)
    }
    defer { child.output.close() }
    child.feed(try MessageLine.encoded(job))
    var last: WorkerMessage?
    var lines = LineReader(descriptor: child.output)
    while let line = try lines.next() {
      // A line cut short by the child's death is told by its ending, below.
      guard let message = try? MessageLine.decoded(WorkerMessage.self, from: line) else { continue }
      if case .phaseStarted(let start) = message { report(start) }
      last = message
    }
    return try outcome(of: last, ending: child.wait(), number: job.number)
  }

  /// What the last message and the way the process ended come to together.
  static func outcome(
    of last: WorkerMessage?,
    ending: ChildProcess.Ending,
    number: Int
  ) throws(RunError) -> WorkerReport {
    switch (ending, last) {
    case (.killed(let signal), _): throw .processKilled(number: number, signal: signal)
    case (_, .failed(let message)): throw .processFailed(message: message)
    case (.exited(status: 0), .finished(let report)): return report
    case (.exited(let status), _): throw .processEnded(number: number, status: status)
    }
  }
}
