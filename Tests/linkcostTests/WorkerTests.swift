import LinkScreens
import Measurement
import Testing

@testable import linkcost

@Suite("Worker processes")
struct WorkerTests {
  private static let report = WorkerReport(process: 0, counts: ["a": ["bodies": 1]], samples: [], clocks: nil)

  @Test("jobs and messages survive their way through the pipe")
  func coding() throws {
    let job = WorkerJob(
      process: 1,
      daysPath: nil,
      daysDigest: "fnv1a64:0",
      rows: [0, 730],
      screens: ["eager"],
      phases: [.mount, .tickPushed],
      seed: OptionValue.largestSeed,
      sampling: .quick,
      counts: ["a": ["bodies": 1]]
    )
    #expect(try MessageLine.decoded(WorkerJob.self, from: MessageLine.encoded(job)) == job)
    let messages: [WorkerMessage] = [
      .phaseStarted(PhaseStart(rows: 1, phase: .pop, done: 2, total: 3)), .finished(Self.report), .failed("Why.\nSo."),
    ]
    for message in messages {
      let line = try MessageLine.encoded(message)
      #expect(line.filter { $0 == UInt8(ascii: "\n") }.count == 1)
      #expect(try MessageLine.decoded(WorkerMessage.self, from: line) == message)
    }
  }

  @Test("a process that says what it found and ends well has a report")
  func success() throws {
    let report = try WorkerProcess.outcome(of: .finished(Self.report), ending: .exited(status: 0), number: 1)
    #expect(report == Self.report)
  }

  @Test(
    "a process that does not is an error",
    arguments: [
      (
        nil, .killed(signal: 9),
        "Process 3 was killed by signal 9, as the system does when memory runs out (choose fewer --rows): "
          + "nothing was written; run again."
      ),
      (.finished(report), .killed(signal: 11), "Process 3 was killed by signal 11: nothing was written; run again."),
      (
        nil, .exited(status: 0),
        "Process 3 ended with status 0 before it was done: nothing was written; run again, and report it if it "
          + "happens twice."
      ),
      (.failed("The counts vary."), .exited(status: 0), "The counts vary."),
    ] as [(WorkerMessage?, ChildProcess.Ending, String)]
  )
  func failures(last: WorkerMessage?, ending: ChildProcess.Ending, message: String) {
    let error = #expect(throws: RunError.self) {
      try WorkerProcess.outcome(of: last, ending: ending, number: 3)
    }
    #expect(error?.description == message)
  }

  @Test("counts equal in all processes are the run's counts")
  func agreement() throws {
    let reports = (0..<3).map { WorkerReport(process: $0, counts: Self.report.counts, samples: [], clocks: nil) }
    #expect(try AgreedCounts(reports).byKey == Self.report.counts)
  }

  @Test("counts that vary fail the run and are named")
  func variation() {
    let other = WorkerReport(process: 1, counts: ["a": ["bodies": 2]], samples: [], clocks: nil)
    let error = #expect(throws: RunError.self) { try AgreedCounts([Self.report, other]) }
    #expect(
      error?.description
        == "bodies of a is 1 in process 1 and 2 in process 2: counts must be equal, so nothing was written; look for "
        + "what differs from run to run in the screen."
    )
    let less = WorkerReport(process: 2, counts: [:], samples: [], clocks: nil)
    let absence = #expect(throws: RunError.self) { try AgreedCounts([Self.report, less]) }
    #expect(
      absence
        == .countsVary(CountVariation(key: "a", counter: "bodies", first: 1, other: nil, process: 3))
    )
  }

  @Test("a worker counts, times and says so phase by phase")
  @MainActor
  func measuring() throws {
    let settings = Settings(rows: [3], screens: ["control", "eager"], phases: ["tick", "tap"], passes: 1)
    let plan = try RunPlan(settings, surroundings: .fixed())
    var messages: [WorkerMessage] = []
    let report = try WorkerCommand(job: plan.job(of: 0)) { messages.append($0) }.measure()
    #expect(
      messages == [
        .phaseStarted(PhaseStart(rows: 3, phase: .tick, done: 0, total: 2)),
        .phaseStarted(PhaseStart(rows: 3, phase: .tap, done: 1, total: 2)),
      ]
    )
    let keys = ["control/stack/typical/3/tick", "eager/stack/typical/3/tap", "eager/stack/typical/3/tick"]
    #expect(report.counts.keys.sorted() == keys)
    #expect(report.counts.values.allSatisfy { Set($0.keys) == Set(Metric.counts.map(\.name)) })
    #expect(Set(report.samples.map(\.key)).isSuperset(of: keys))
    #expect(report.clocks != nil)
  }

  @Test("a worker that is given the counts relies on them, and its timed steps are held against them")
  @MainActor
  func givenCounts() throws {
    let settings = Settings(rows: [3], screens: ["eager"], phases: ["tick"], passes: 1)
    let plan = try RunPlan(settings, surroundings: .fixed())
    let counted = try WorkerCommand(job: plan.job(of: 0)) { _ in }.measure().counts
    func job(_ counts: [String: [String: Int]]) throws -> WorkerJob {
      let job = try plan.job(of: 0)
      return WorkerJob(
        process: 1,
        daysPath: nil,
        daysDigest: job.daysDigest,
        rows: job.rows,
        screens: job.screens,
        phases: job.phases,
        seed: job.seed,
        sampling: job.sampling,
        counts: counts
      )
    }
    #expect(try WorkerCommand(job: job(counted)) { _ in }.measure().counts == counted)
    let others = counted.mapValues { $0.merging(["links_built": 4]) { $1 } }
    #expect(throws: CountsVaried.self) { try WorkerCommand(job: job(others)) { _ in }.measure() }
  }

  @Test("a worker refuses days that are not those of the plan")
  @MainActor
  func changedDays() throws {
    let job = WorkerJob(
      process: 0,
      daysPath: nil,
      daysDigest: "fnv1a64:0",
      rows: [1],
      screens: [],
      phases: [],
      seed: 1,
      sampling: nil,
      counts: nil
    )
    #expect(throws: RunError.daysChanged(path: "days.csv (embedded)")) { try WorkerCommand(job: job) { _ in } }
  }
}
