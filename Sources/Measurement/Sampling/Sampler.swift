/// Takes samples of a group of keys, interleaved.
///
/// For every key: find how many steps a sample needs, warm up until stable, correct the number of steps. Then rounds:
/// each takes one sample of every key, in an order drawn anew. So whatever the computer does meanwhile, all keys suffer
/// alike, and two samples of one round can be held against each other (``Aggregation``).
@MainActor public struct Sampler<Clocks: SamplingClocks> {
  public let plan: SamplingPlan
  /// Measured when the sampler is made; subtracted from every segment.
  public let overhead: SegmentOverhead
  let clocks: Clocks

  public init(plan: SamplingPlan, clocks: Clocks) {
    precondition(plan.passes >= 1, "A sampling plan needs at least one pass.")
    precondition(plan.minimumRounds >= 1, "A sampling plan needs at least one round.")
    precondition(plan.maximumSegments >= 1, "A sample needs at least one segment.")
    precondition(plan.warmUp.window >= 1, "A warm-up window needs at least one sample.")
    self.plan = plan
    self.clocks = clocks
    self.overhead = SegmentOverhead.measured(with: clocks)
  }

  /// Samples of all keys, in the order they were taken.
  ///
  /// Ends with the first round after which every key has had its passes, or the budget is spent and the least number of
  /// rounds is reached. Throws what a subject's `prepare` or `verify` throws, at once.
  /// - Parameters:
  ///   - subjects: One group, that is one phase: keys that are compared with each other. No key twice.
  ///   - process: The number that the samples are to carry.
  ///   - generator: Draws the order of every round.
  public func samples(
    of subjects: [(key: String, subject: any Measurable)],
    process: Int,
    using generator: inout SeededGenerator
  ) throws -> [Sample] {
    precondition(Set(subjects.map(\.key)).count == subjects.count, "A group of samples has a key twice.")
    guard !subjects.isEmpty else { return [] }
    let stepsPerSample = try subjects.map { try calibrate($0.subject) }
    var samples: [Sample] = []
    var rounds = 0
    let start = clocks.wall()
    repeat {
      for (order, index) in generator.permutation(of: subjects.count).enumerated() {
        let (key, subject) = subjects[index]
        try leadIn(subject)
        let timed = try time(subject, steps: stepsPerSample[index])
        samples.append(Sample(key: key, process: process, round: rounds, order: order, timed: timed))
      }
      rounds += 1
    } while !isDone(rounds: rounds, leastStepsPerSample: stepsPerSample.min() ?? 1, keys: subjects.count, since: start)
    return samples
  }

  private func isDone(rounds: Int, leastStepsPerSample: Int, keys: Int, since start: UInt64) -> Bool {
    if rounds * leastStepsPerSample >= plan.passes { return true }
    guard let budget = plan.budgetNanosecondsPerKey, rounds >= plan.minimumRounds else { return false }
    return (clocks.wall() - start) / UInt64(keys) >= budget
  }

  /// The untimed steps before a sample; checked like all others.
  private func leadIn(_ subject: any Measurable) throws {
    let steps = min(plan.leadInSteps, subject.stepLimit)
    guard steps > 0 else { return }
    try subject.prepare(steps: steps)
    subject.run(steps: steps)
    try subject.verify(steps: steps)
  }

  /// Times `steps` steps, in as many segments as `stepLimit` asks for, and checks each segment.
  func time(_ subject: any Measurable, steps: Int) throws -> TimedSteps {
    var sum = TimedSteps()
    while sum.steps < steps {
      let segmentSteps = min(steps - sum.steps, subject.stepLimit)
      try subject.prepare(steps: segmentSteps)
      let segment = readClocks(around: subject, steps: segmentSteps, clocks: clocks)
      try subject.verify(steps: segmentSteps)
      sum.steps += segmentSteps
      sum.segments += 1
      sum.wallNanoseconds += segment.wallNanoseconds.subtractingToZero(overhead.wallNanoseconds)
      sum.processorNanoseconds += segment.processorNanoseconds.subtractingToZero(overhead.processorNanoseconds)
    }
    return sum
  }
}

extension Sampler where Clocks == SystemClocks {
  /// A sampler that reads the clocks of this computer.
  public init(plan: SamplingPlan) {
    self.init(plan: plan, clocks: SystemClocks())
  }
}

extension Sample {
  init(key: String, process: Int, round: Int, order: Int, timed: TimedSteps) {
    self.init(
      key: key,
      process: process,
      round: round,
      order: order,
      steps: timed.steps,
      segments: timed.segments,
      wallNanoseconds: timed.wallNanoseconds,
      processorNanoseconds: timed.processorNanoseconds
    )
  }
}

extension UInt64 {
  /// The difference, or 0 where it would be negative: a segment may by chance be quicker than the median empty one.
  fileprivate func subtractingToZero(_ other: UInt64) -> UInt64 { self > other ? self - other : 0 }
}
