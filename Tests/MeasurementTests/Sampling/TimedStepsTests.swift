import Testing

@testable import Measurement

@MainActor @Suite struct TimedStepsTests {
  @Test("an empty segment costs one wall reading of wall time; of processor time two of them and one dear reading")
  func overhead() {
    let overhead = SegmentOverhead.measured(with: FakeClocks(wallReadingCost: 27, processorReadingCost: 600))
    #expect(overhead == SegmentOverhead(wallNanoseconds: 27, processorNanoseconds: 654))
  }

  @Test("the processor clock is read outside, so that its cost never counts as wall time")
  func readingOrder() {
    let clocks = FakeClocks(wallReadingCost: 1, processorReadingCost: 1_000)
    let subject = FakeMeasurable(clocks: clocks) { _ in 10 }
    let timed = readClocks(around: subject, steps: 5, clocks: clocks)
    #expect(timed == TimedSteps(steps: 5, segments: 1, wallNanoseconds: 51, processorNanoseconds: 1_052))
  }

  @Test("what is left after the overhead is subtracted is the steps' own time, and preparation is not in it")
  func subtraction() throws {
    let clocks = FakeClocks()
    let subject = FakeMeasurable(clocks: clocks) { _ in 1_000 }
    subject.outsideCost = 77_777
    subject.wallShare = 3
    let timed = try Sampler(plan: SamplingPlan(), clocks: clocks).time(subject, steps: 4)
    #expect(timed == TimedSteps(steps: 4, segments: 1, wallNanoseconds: 12_000, processorNanoseconds: 4_000))
  }

  @Test("a small step limit splits the steps into segments, each prepared, run and verified, and their times added up")
  func segments() throws {
    let clocks = FakeClocks()
    let subject = FakeMeasurable(stepLimit: 3, clocks: clocks) { UInt64($0) }
    let timed = try Sampler(plan: SamplingPlan(), clocks: clocks).time(subject, steps: 8)
    #expect(timed == TimedSteps(steps: 8, segments: 3, wallNanoseconds: 28, processorNanoseconds: 28))
    #expect(
      subject.log == [
        "prepare 3", "run 3", "verify 3",
        "prepare 3", "run 3", "verify 3",
        "prepare 2", "run 2", "verify 2",
      ]
    )
  }

  @Test("a segment quicker than the median empty one takes no time, not a negative one")
  func noNegativeTimes() {
    let segment = TimedSteps(steps: 1, segments: 1, wallNanoseconds: 26, processorNanoseconds: 700)
    let overhead = SegmentOverhead(wallNanoseconds: 27, processorNanoseconds: 654)
    #expect(
      segment.subtracting(overhead) == TimedSteps(steps: 1, segments: 1, wallNanoseconds: 0, processorNanoseconds: 46)
    )
  }

  @Test("the overhead is measured before every sample, because it changes while a run goes on")
  func changingOverhead() throws {
    let clocks = FakeClocks()
    let subject = FakeMeasurable(clocks: clocks) { _ in 1_000 }
    let sampler = Sampler(plan: SamplingPlan(), clocks: clocks)
    let times = try ([600, 900, 500] as [UInt64]).map { cost in
      clocks.processorReadingCost = cost
      return try sampler.time(subject, steps: 1).processorNanoseconds
    }
    #expect(times == [1_000, 1_000, 1_000])
  }
}
