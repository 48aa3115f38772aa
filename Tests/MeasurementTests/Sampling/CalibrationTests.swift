import Testing

@testable import Measurement

/// A sample is to last 200 us, a tenth more being aimed at.
@MainActor @Suite struct CalibrationTests {
  static func sampler(
    clocks: FakeClocks,
    budget: UInt64? = nil,
    maximumSegments: Int = 1_000,
    warmUp: WarmUpRule = WarmUpRule(window: 2)
  ) -> Sampler<FakeClocks> {
    let plan = SamplingPlan(
      minimumSampleNanoseconds: 200_000,
      budgetNanosecondsPerKey: budget,
      maximumSegments: maximumSegments,
      warmUp: warmUp
    )
    return Sampler(plan: plan, clocks: clocks)
  }

  @Test(
    "a sample has as many steps as last 220 us",
    arguments: [(1, 220_000), (7, 31_429), (57_000, 4), (200_000, 2), (220_000, 1), (5_000_000, 1)]
      as [(UInt64, Int)]
  )
  func stepsPerSample(stepCost: UInt64, expected: Int) throws {
    let clocks = FakeClocks()
    let subject = FakeMeasurable(clocks: clocks) { _ in stepCost }
    #expect(try Self.sampler(clocks: clocks).calibrate(subject).steps == expected)
  }

  @Test("trials grow tenfold at most, then warm-up samples follow until four of them are alike")
  func trialsAndWarmUp() throws {
    let clocks = FakeClocks()
    let subject = FakeMeasurable(clocks: clocks) { _ in 1_000 }
    #expect(try Self.sampler(clocks: clocks).calibrate(subject).steps == 220)
    let runs = subject.log.filter { $0.hasPrefix("run") }
    #expect(runs == ["run 1", "run 10", "run 100", "run 220", "run 220", "run 220", "run 220", "run 220"])
  }

  @Test("steps that get quicker while warming up make longer samples")
  func correctionAfterWarmingUp() throws {
    let clocks = FakeClocks()
    let costs: [UInt64] = [400_000, 300_000, 200_000, 100_000]
    let subject = FakeMeasurable(clocks: clocks) { $0 < costs.count ? costs[$0] : 50_000 }
    let size = try Self.sampler(clocks: clocks).calibrate(subject)
    #expect([size.steps, size.limit] == [5, 1 << 20])
    // One trial of 400 us; warm-up samples of 300, 200, 100, 50, 50, 50 us.
    #expect(subject.stepsRun == 7)
  }

  @Test("steps that never settle are sampled once the warm-up's budget is spent")
  func warmUpBudget() throws {
    let clocks = FakeClocks(wallReadingCost: 0, processorReadingCost: 0)
    let subject = FakeMeasurable(clocks: clocks) { $0.isMultiple(of: 4) ? 300_000 : 300_000 + 100_000 * UInt64($0) }
    let warmUp = WarmUpRule(window: 1, tolerance: 0, budgetNanoseconds: 1_000_000)
    // Samples of 400, 500 and 600 us: with the third the budget is spent.
    #expect(try Self.sampler(clocks: clocks, warmUp: warmUp).warmUp(subject, steps: 1) == [300_000, 400_000, 500_000])
  }

  @Test("a step that takes no time has as many segments as a plan allows, not endless ones")
  func stepsWithoutTime() throws {
    let clocks = FakeClocks()
    let subject = FakeMeasurable(stepLimit: 2, clocks: clocks) { _ in 0 }
    let size = try Self.sampler(clocks: clocks, maximumSegments: 30).calibrate(subject)
    #expect([size.steps, size.limit] == [60, 60])
  }

  @Test("steps whose preparation takes the whole budget make short samples rather than none")
  func dearPreparation() throws {
    let clocks = FakeClocks()
    let subject = FakeMeasurable(stepLimit: 1, clocks: clocks) { _ in 1_000 }
    subject.outsideCost = 600_000
    // Preparing and verifying 10 steps takes 12 ms, the budget is 10 ms.
    let size = try Self.sampler(clocks: clocks, budget: 10_000_000).calibrate(subject)
    #expect([size.steps, size.limit] == [10, 10])
  }

  @Test("a trial that takes as long as warming up may take is the warming up")
  func longTrial() throws {
    let clocks = FakeClocks()
    let subject = FakeMeasurable(clocks: clocks) { _ in 20_000_000 }
    #expect(try Self.sampler(clocks: clocks).calibrate(subject).steps == 1)
    #expect(subject.log == ["prepare 1", "run 1", "verify 1"])
  }
}
