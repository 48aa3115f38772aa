import CProcessors
import LinkScreens
import Measurement

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// `linkcost duelist`: one process of a duel. Surveys what there is to measure, or measures it in turns with another.
@MainActor
struct DuelistCommand {
  /// Shorter samples cost less of the rounds that a duel has time for, and are preempted more rarely.
  static let plan = SamplingPlan(
    passes: 1,
    minimumSampleNanoseconds: 100_000,
    leadInSteps: 1,
    warmUp: WarmUpRule(window: 3, budgetNanoseconds: 10_000_000)
  )

  private let days = DayTable.embedded()
  private let sampler = Sampler(plan: plan)

  static func run() throws {
    // A baton that cannot be passed on is told in the report.
    signal(SIGPIPE, SIG_IGN)
    // The job is one line, after which the parent closes its end.
    let input = try Descriptor.standardInput.readAll()
    let report: DuelistReport
    do {
      report = try DuelistCommand().report(on: input)
    } catch {
      report = Self.report(failure: "\(error)")
    }
    try Descriptor.standardOutput.write(bytes: MessageLine.encoded(report))
  }

  func report(on input: [UInt8]) throws -> DuelistReport {
    let version = try? MessageLine.decoded(VersionOnly.self, from: input)
    if let version, version.duel_version != DuelistJob.version {
      throw DuelistFailure.otherVersion(version.duel_version)
    }
    guard let job = try? MessageLine.decoded(DuelistJob.self, from: input) else { throw DuelistFailure.badJob }
    guard BuildMode.current.isTimed else { throw DuelistFailure.notTimed }
    if let bout = job.bout { return Self.report(samples: try samples(of: bout, among: try cases(of: job)), days) }
    return Self.report(survey: try survey(cases(of: job)), days)
  }

  private func cases(of job: DuelistJob) throws -> [Case] {
    let rows = job.rows.isEmpty ? [days.records.count] : job.rows
    let phases = try RunPlan.phases(named: job.phases)
    return CaseGroup.all(rows: rows, phases: phases, screens: try RunPlan.screens(named: job.screens))
      .flatMap(\.cases)
  }

  // MARK: Survey

  private func survey(_ cases: [Case]) throws -> [DuelistReport.SurveyedCase] {
    let control = DuelistReport.SurveyedCase(
      key: ControlArm.key,
      steps: try sampler.stepsPerSample(of: ControlArm()),
      counts: [:]
    )
    return try [control]
      + cases.map { aCase in
        let counts = aCase.counts(days: days)
        let steps = try sampler.stepsPerSample(of: ShortSegments(aCase.subject(days: days, expecting: counts)))
        return DuelistReport.SurveyedCase(key: aCase.key, steps: steps, counts: counts)
      }
  }

  // MARK: Bout

  /// One case after the other, so that no more than one is in memory.
  private func samples(of bout: DuelistJob.Bout, among cases: [Case]) throws -> [DuelistReport.CaseSamples] {
    let casesByKey = Dictionary(cases.map { ($0.key, $0) }) { first, _ in first }
    // Two that take turns are comparable only on one processor: another may have another neighbour.
    processors_settle(bout.processor)
    let runQueue = RunQueueClock()
    var baton = Baton(side: bout.side)
    var found = [[TimedSample]](repeating: [], count: bout.cases.count)
    let order = TurnOrder(seed: bout.seed, cases: bout.cases.count, rounds: bout.rounds)
    for turns in order.cases {
      let wanted = bout.cases[turns.index]
      var subject: (any Measurable)?
      for side in turns.preparations where try baton.isMyTurn(side) {
        subject = try self.subject(wanted, among: casesByKey)
        try sampler.warmUp(subject!, steps: wanted.steps, samples: Self.warmUpSamples)
      }
      for side in turns.turns where try baton.isMyTurn(side) {
        found[turns.index].append(
          try sampler.timedSample(of: subject!, steps: wanted.steps, runQueue: runQueue)
        )
      }
    }
    try? baton.passOn()
    return zip(bout.cases, found).map { DuelistReport.CaseSamples(key: $0.key, samples: $1) }
  }

  /// A fixed number, so that both builds do the same.
  private static let warmUpSamples = 1

  private func subject(_ wanted: DuelistJob.Case, among cases: [String: Case]) throws -> any Measurable {
    if wanted.key == ControlArm.key { return ControlArm() }
    guard let aCase = cases[wanted.key] else { throw DuelistFailure.unknownCase(wanted.key) }
    let subject = ShortSegments(aCase.subject(days: days, expecting: wanted.counts))
    return wanted.handicap > 0 ? Handicap(subject, share: wanted.handicap) : subject
  }

  // MARK: Reports

  private struct VersionOnly: Decodable {
    let duel_version: Int
  }

  private static func report(
    survey: [DuelistReport.SurveyedCase]? = nil,
    samples: [DuelistReport.CaseSamples]? = nil,
    failure: String? = nil,
    _ days: DayTable? = nil
  ) -> DuelistReport {
    DuelistReport(
      toolVersion: Tool.version,
      buildMode: .current,
      daysDigest: days?.digest ?? "",
      survey: survey,
      samples: samples,
      failure: failure
    )
  }
}
