import LinkScreens
import Measurement

/// `linkcost worker`: counts and times in this process what a job on standard input asks for, and says so on
/// standard output.
///
/// A reader that is gone ends it at the next message, so it does not outlive the run that started it.
@MainActor
struct WorkerCommand {
  private let job: WorkerJob
  private let days: DayTable
  private let groups: [CaseGroup]
  private let send: (WorkerMessage) throws -> Void

  static func run() throws {
    let input = try Descriptor.standardInput.readAll()
    guard let job = try? MessageLine.decoded(WorkerJob.self, from: input) else { throw RunError.badJob }
    let send = { (message: WorkerMessage) in
      try Descriptor.standardOutput.write(bytes: MessageLine.encoded(message))
    }
    do {
      try send(.finished(WorkerCommand(job: job, send: send).measure()))
    } catch {
      try send(.failed("\(error)"))
    }
  }

  init(job: WorkerJob, send: @escaping (WorkerMessage) throws -> Void) throws {
    self.job = job
    self.send = send
    days = try job.daysPath.map { try DayTable(contentsOf: $0) } ?? .embedded()
    guard days.digest == job.daysDigest else { throw RunError.daysChanged(path: days.source) }
    groups = CaseGroup.all(
      rows: job.rows,
      combinations: job.combinations,
      phases: job.phases,
      screens: try RunPlan.screens(named: job.screens)
    )
  }

  /// Counts come first and outside any clock; the timed steps are held against them.
  func measure() throws -> WorkerReport {
    var generator = SeededGenerator(seed: job.seed, stream: "order in process \(job.process)")
    var counts: [String: [String: Int]] = [:]
    var samples: [Sample] = []
    for (index, group) in groups.enumerated() {
      let start = PhaseStart(
        rows: group.rows,
        combination: group.combination,
        phase: group.phase,
        done: index,
        total: groups.count
      )
      try send(.phaseStarted(start))
      for aCase in group.cases { counts[aCase.key] = job.counts?[aCase.key] ?? aCase.counts(days: days) }
      if let plan = job.sampling {
        let subjects =
          job.isTakenApart
          ? group.cases.flatMap { $0.breakdown(days: days, counts: counts[$0.key] ?? [:]).subjects }
          : group.subjects(days: days, expecting: counts, hasFloors: job.hasFloors)
        let sampler = Sampler(plan: plan.adapted(to: group.phase))
        samples += try sampler.samples(of: subjects, process: job.process, using: &generator)
      }
    }
    return WorkerReport(process: job.process, counts: counts, samples: samples, clocks: job.sampling.map(clocks))
  }

  /// What measuring costs in this process, for the reader of the report.
  private func clocks(of plan: SamplingPlan) -> ResultFile.Clocks {
    ResultFile.Clocks(
      cost: ClockCost.measured(with: SystemClocks()),
      overhead: SegmentOverhead.measured(with: SystemClocks()),
      minimumSampleNanoseconds: plan.minimumSampleNanoseconds
    )
  }
}
