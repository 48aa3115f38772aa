import Testing

@testable import Measurement

@MainActor @Suite struct SamplerTests {
  static func plan(passes: Int = 6, budget: UInt64? = nil, minimumRounds: Int = 3, leadIn: Int = 1) -> SamplingPlan {
    SamplingPlan(
      passes: passes,
      minimumSampleNanoseconds: 200_000,
      budgetNanosecondsPerKey: budget,
      minimumRounds: minimumRounds,
      leadInSteps: leadIn,
      warmUp: WarmUpRule(window: 1, tolerance: 0.02, budgetNanoseconds: 1_000_000_000)
    )
  }

  @Test("rounds take one whole sample of every key, in an order drawn from the seed, until all have had their passes")
  func interleaving() throws {
    let clocks = FakeClocks()
    let slow = FakeMeasurable(clocks: clocks) { _ in 100_000 }
    let quick = FakeMeasurable(stepLimit: 3, clocks: clocks) { _ in 30_000 }
    quick.wallShare = 2
    var generator = SeededGenerator(seed: 3)
    let samples = try Sampler(plan: Self.plan(passes: 7), clocks: clocks)
      .samples(of: [("slow", slow), ("quick", quick)], process: 4, using: &generator)

    func slowSample(round: Int, order: Int) -> Sample {
      Sample(
        key: "slow",
        process: 4,
        round: round,
        order: order,
        steps: 3,
        segments: 1,
        wallNanoseconds: 300_000,
        processorNanoseconds: 300_000
      )
    }
    func quickSample(round: Int, order: Int) -> Sample {
      Sample(
        key: "quick",
        process: 4,
        round: round,
        order: order,
        steps: 8,
        segments: 3,
        wallNanoseconds: 480_000,
        processorNanoseconds: 240_000
      )
    }
    // Seed 3 draws the orders 1 0, 1 0, 0 1 (computed apart with another implementation of the generator).
    #expect(
      samples == [
        quickSample(round: 0, order: 0), slowSample(round: 0, order: 1),
        quickSample(round: 1, order: 0), slowSample(round: 1, order: 1),
        slowSample(round: 2, order: 0), quickSample(round: 2, order: 1),
      ]
    )
  }

  @Test("the same seed draws the same orders, another seed others")
  func seededOrder() throws {
    func orders(seed: UInt64) throws -> [String] {
      let clocks = FakeClocks()
      let subjects = ["a", "b", "c"].map { key in
        (key, FakeMeasurable(clocks: clocks) { _ in 300_000 } as any Measurable)
      }
      var generator = SeededGenerator(seed: seed)
      return try Sampler(plan: Self.plan(passes: 2), clocks: clocks)
        .samples(of: subjects, process: 0, using: &generator)
        .map(\.key)
    }
    #expect(try orders(seed: 7) == orders(seed: 7))
    // Seed 7 draws 1 2 0 first (computed apart).
    #expect(try Array(orders(seed: 7).prefix(3)) == ["b", "c", "a"])
    #expect(try orders(seed: 7) != orders(seed: 8))
  }

  @Test("how many rounds and warm-up samples time allows changes no order, neither in this group nor in the next")
  func orderWithoutTime() throws {
    /// The keys of every round of two groups, one after the other.
    func rounds(stepCost: @escaping (Int) -> UInt64) throws -> [[[String]]] {
      let clocks = FakeClocks(wallReadingCost: 0, processorReadingCost: 0)
      let keys = ["a", "b", "c"]
      var generator = SeededGenerator(seed: 7)
      let sampler = Sampler(plan: Self.plan(passes: 1_000, budget: 2_000_000), clocks: clocks)
      return try (0..<2).map { _ in
        let subjects = keys.map { key in (key, FakeMeasurable(clocks: clocks, stepCost: stepCost) as any Measurable) }
        let samples = try sampler.samples(of: subjects, process: 0, using: &generator)
        return stride(from: 0, to: samples.count, by: keys.count).map { start in
          samples[start..<start + keys.count].map(\.key)
        }
      }
    }
    let quick = try rounds { _ in 220_000 }
    // The first steps are far slower, so that warming up takes longer too.
    let slow = try rounds { 300_000 + 4_000_000 >> UInt64(min($0, 20)) }
    #expect(quick.map(\.count) == [5, 5])
    #expect(slow.map(\.count) == [4, 4])
    #expect(zip(quick, slow).map { quick, slow in Array(quick.prefix(slow.count)) } == slow)
    // Each group has its own orders.
    #expect(quick[0] != quick[1])
  }

  @Test("a group takes one number from the generator, also where it has no keys", arguments: [0, 1, 3])
  func oneDraw(keyCount: Int) throws {
    let clocks = FakeClocks()
    let subjects = (0..<keyCount).map { key in
      ("\(key)", FakeMeasurable(clocks: clocks) { _ in 300_000 } as any Measurable)
    }
    var generator = SeededGenerator(seed: 7)
    var expected = generator
    _ = try Sampler(plan: Self.plan(passes: 9), clocks: clocks).samples(of: subjects, process: 0, using: &generator)
    _ = expected.next()
    #expect(generator == expected)
  }

  @Test("before every sample a step is done untimed, and checked")
  func leadIn() throws {
    let clocks = FakeClocks()
    // Every second step is slow: the first of each sample, were it timed.
    let subject = FakeMeasurable(clocks: clocks) { $0.isMultiple(of: 2) ? 900_000 : 220_000 }
    var generator = SeededGenerator(seed: 0)
    let samples = try Sampler(plan: Self.plan(passes: 2, leadIn: 1), clocks: clocks)
      .samples(of: [("a", subject)], process: 0, using: &generator)
    #expect(Array(subject.log.suffix(6)) == ["prepare 1", "run 1", "verify 1", "prepare 1", "run 1", "verify 1"])
    #expect(Set(samples.map(\.processorNanoseconds)).count == 1)
  }

  @Test("a sample whose steps have got quicker has more of them, so that it is no shorter than the plan says")
  func toppingUp() throws {
    let clocks = FakeClocks()
    // From the 21st step on, steps take a quarter.
    let subject = FakeMeasurable(stepLimit: 5, clocks: clocks) { $0 < 20 ? 40_000 : 10_000 }
    let sampler = Sampler(plan: Self.plan(leadIn: 0), clocks: clocks)
    func take(limit: Int) throws -> TimedSteps {
      try sampler.takeSample(of: subject, size: SampleSize(steps: 6, limit: limit, elapsed: 0))
    }
    // Three times 6 steps of 40 us. Then 2 of 40 and 4 of 10, which is 120 us: at their mean of 20 us the missing 80 and
    // a tenth are 5 steps, and 30 us are still missing, 3 steps. Then 6 of 10, and 16 for the missing 140 us.
    let samples = try (0..<5).map { _ in try take(limit: 100) } + [take(limit: 8)]
    #expect(
      samples == [
        TimedSteps(steps: 6, segments: 2, wallNanoseconds: 240_000, processorNanoseconds: 240_000),
        TimedSteps(steps: 6, segments: 2, wallNanoseconds: 240_000, processorNanoseconds: 240_000),
        TimedSteps(steps: 6, segments: 2, wallNanoseconds: 240_000, processorNanoseconds: 240_000),
        TimedSteps(steps: 14, segments: 4, wallNanoseconds: 200_000, processorNanoseconds: 200_000),
        TimedSteps(steps: 22, segments: 6, wallNanoseconds: 220_000, processorNanoseconds: 220_000),
        TimedSteps(steps: 8, segments: 3, wallNanoseconds: 80_000, processorNanoseconds: 80_000),
      ]
    )
  }

  @Test("rounds end when the budget all keys share is spent, but not before the least number of rounds")
  func budget() throws {
    func rounds(budget: UInt64, minimumRounds: Int) throws -> Int {
      let clocks = FakeClocks(wallReadingCost: 0, processorReadingCost: 0)
      let subjects = ["a", "b"].map { key in
        (key, FakeMeasurable(clocks: clocks) { _ in 250_000 } as any Measurable)
      }
      var generator = SeededGenerator(seed: 0)
      let plan = Self.plan(passes: 1_000, budget: budget, minimumRounds: minimumRounds, leadIn: 0)
      let samples = try Sampler(plan: plan, clocks: clocks).samples(of: subjects, process: 0, using: &generator)
      return (samples.last?.round ?? -1) + 1
    }
    // A round takes 500 us of both keys together.
    #expect(try rounds(budget: 1_000_000, minimumRounds: 3) == 4)
    #expect(try rounds(budget: 1_000_001, minimumRounds: 3) == 5)
    #expect(try rounds(budget: 250_000, minimumRounds: 3) == 3)
  }

  @Test("a count that varies fails the run at once", arguments: [1, 5, 12, 40])
  func variation(failsAfterSteps: Int) {
    let clocks = FakeClocks()
    let sound = FakeMeasurable(clocks: clocks) { _ in 100_000 }
    let unsound = FakeMeasurable(clocks: clocks) { _ in 100_000 }
    unsound.failsAfterSteps = failsAfterSteps
    var generator = SeededGenerator(seed: 0)
    #expect(throws: CountVaried()) {
      try Sampler(plan: Self.plan(passes: 60), clocks: clocks)
        .samples(of: [("sound", sound), ("unsound", unsound)], process: 0, using: &generator)
    }
    #expect(unsound.log.last?.hasPrefix("verify") == true)
  }

  @Test("no keys have no samples")
  func noKeys() throws {
    var generator = SeededGenerator(seed: 0)
    let samples = try Sampler(plan: Self.plan(), clocks: FakeClocks()).samples(of: [], process: 0, using: &generator)
    #expect(samples == [])
  }

  @Test("with the clocks of this computer, one pass is one whole sample")
  func realClocks() throws {
    let subject = BusyMeasurable(nanoseconds: 60_000)
    let plan = SamplingPlan(passes: 1, budgetNanosecondsPerKey: 1_000_000, warmUp: WarmUpRule(budgetNanoseconds: 0))
    var generator = SeededGenerator(seed: 0)
    let samples = try Sampler(plan: plan).samples(of: [("busy", subject)], process: 0, using: &generator)
    #expect(samples.count == 1)
    #expect(samples.allSatisfy { (1...4).contains($0.steps) && $0.segments == 1 })
  }
}

/// Uses up processor time by the processor clock itself, however busy the computer is.
@MainActor private final class BusyMeasurable: Measurable {
  let stepLimit = Int.max
  let nanoseconds: UInt64

  init(nanoseconds: UInt64) { self.nanoseconds = nanoseconds }
  func prepare(steps: Int) {}
  func run(steps: Int) {
    for _ in 0..<steps {
      let end = ThreadProcessorClock.now() + nanoseconds
      while ThreadProcessorClock.now() < end {}
    }
  }
  func verify(steps: Int) {}
}
