import LinkScreens
import Measurement

/// `linkcost reach`: what a change costs that reaches few views of a large screen, as JSON, for scripts/bench-check.
///
/// All cases are sampled interleaved in one process. A build that does not time checks the counts of a few steps.
@MainActor
struct ReachCommand {
  private struct Line: Encodable {
    let change: ReachCase.Change
    let rows: Int
    let bodies: Int
    let comparisons: Int
    let environment_checks: Int
    let cpu_median_ns: Double?
    let cpu_sample_mean_min_ns: Double?
    /// To the same change on the smallest screen, round by round.
    let ratio_to_fewest_rows: Double?
  }

  static func run(isTimed: Bool = TimedBuild.isThis) throws {
    let samples = try isTimed ? samples() : []
    if !isTimed { for aCase in ReachCase.all { try repeatSteps(3, of: aCase.subject()) } }
    let aggregation = Aggregation(samples: samples, seed: 1)
    for aCase in ReachCase.all {
      let timing = aggregation.timing(of: aCase.key, reference: aCase.reference.key, floor: nil)
      let line = Line(
        change: aCase.change,
        rows: aCase.rows,
        bodies: aCase.expected.bodiesEvaluated,
        comparisons: aCase.expected.comparisons,
        environment_checks: aCase.expected.environmentChecks,
        cpu_median_ns: timing?.cpuMedianNanoseconds,
        cpu_sample_mean_min_ns: timing?.cpuSampleMeanMinNanoseconds,
        ratio_to_fewest_rows: timing?.ratioToReference
      )
      try Descriptor.standardOutput.write(bytes: MessageLine.encoded(line))
    }
  }

  /// What the order in which the cases are sampled is drawn from: the same in each run.
  static var order: SeededGenerator { SeededGenerator(seed: 1) }

  private static func samples() throws -> [Sample] {
    let subjects = ReachCase.all.map { (key: $0.key, subject: $0.subject()) }
    var order = order
    return try Sampler(plan: SamplingPlan()).samples(of: subjects, process: 0, using: &order)
  }

  private static func repeatSteps(_ steps: Int, of subject: any Measurable) throws {
    try subject.prepare(steps: steps)
    subject.run(steps: steps)
    try subject.verify(steps: steps)
  }
}
