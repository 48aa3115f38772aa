/// Takes samples of a group of keys, interleaved.
///
/// For every key: find how many steps a sample needs, warm up until stable, correct the number of steps. Then rounds:
/// each takes one sample of every key, in an order drawn anew. So whatever the computer does meanwhile, all keys suffer
/// alike, and two samples of one round can be held against each other (``Aggregation``).
@MainActor public struct Sampler<Clocks: SamplingClocks> {
  public let plan: SamplingPlan
  let clocks: Clocks

  public init(plan: SamplingPlan, clocks: Clocks) {
    precondition(plan.passes >= 1, "A sampling plan needs at least one pass.")
    precondition(plan.minimumRounds >= 1, "A sampling plan needs at least one round.")
    precondition(plan.maximumSegments >= 1, "A sample needs at least one segment.")
    precondition(plan.warmUp.window >= 1, "A warm-up window needs at least one sample.")
    self.plan = plan
    self.clocks = clocks
  }

  /// Samples of all keys, in the order they were taken.
  ///
  /// Ends with the first round after which every key has had its passes, or the budget is spent and the least number of
  /// rounds is reached. Throws what a subject's `prepare` or `verify` throws, at once.
  /// - Parameters:
  ///   - subjects: One group, that is one phase: keys that are compared with each other. No key twice.
  ///   - process: The number that the samples are to carry.
  ///   - generator: Gives one number, whatever happens; the order of each round follows from that number and the round.
  ///     So how many rounds time allows changes no other order, and a seed repeats the orders on any computer.
  public func samples(
    of subjects: [(key: String, subject: any Measurable)],
    process: Int,
    using generator: inout SeededGenerator
  ) throws -> [Sample] {
    precondition(Set(subjects.map(\.key)).count == subjects.count, "A group of samples has a key twice.")
    let orderSeed = generator.next()
    guard !subjects.isEmpty else { return [] }
    let sizes = try subjects.map { try calibrate($0.subject) }
    let leastSteps = sizes.map(\.steps).min() ?? 1
    var samples: [Sample] = []
    var rounds = 0
    let start = clocks.wall()
    repeat {
      var roundGenerator = SeededGenerator(seed: orderSeed, stream: "round \(rounds)")
      for (order, index) in roundGenerator.permutation(of: subjects.count).enumerated() {
        let (key, subject) = subjects[index]
        let timed = try takeSample(of: subject, size: sizes[index])
        samples.append(Sample(key: key, process: process, round: rounds, order: order, timed: timed))
      }
      rounds += 1
    } while !isDone(rounds: rounds, leastSteps: leastSteps, keys: subjects.count, since: start)
    return samples
  }

  private func isDone(rounds: Int, leastSteps: Int, keys: Int, since start: UInt64) -> Bool {
    if rounds * leastSteps >= plan.passes { return true }
    guard let budget = plan.budgetNanosecondsPerKey, rounds >= plan.minimumRounds else { return false }
    return (clocks.wall() - start) / UInt64(keys) >= budget
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
