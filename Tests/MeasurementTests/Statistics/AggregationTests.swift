import Testing

@testable import Measurement

@Suite struct AggregationTests {
  /// One sample of four steps with the given processor nanoseconds per step; wall time is a half more.
  static func sample(_ key: String, process: Int, round: Int, nanoseconds: UInt64, steps: Int = 4) -> Sample {
    Sample(
      key: key,
      process: process,
      round: round,
      order: 0,
      steps: steps,
      segments: 1,
      wallNanoseconds: nanoseconds * UInt64(steps) * 3 / 2,
      processorNanoseconds: nanoseconds * UInt64(steps)
    )
  }

  /// One process with one sample a round for each time given.
  static func process(_ process: Int, _ key: String, _ nanoseconds: [UInt64]) -> [Sample] {
    nanoseconds.enumerated().map { sample(key, process: process, round: $0.offset, nanoseconds: $0.element) }
  }

  @Test("every process has one vote in the median, however many samples it took")
  func medianOfProcessMedians() throws {
    let samples =
      Self.process(0, "a", [10, 12, 14]) + Self.process(1, "a", [20, 22, 24])
      + Self.process(2, "a", [90, 90, 90, 90, 90, 90, 90, 90, 90])
    let timing = try #require(Aggregation(samples: samples, seed: 1).timing(of: "a", reference: nil, floor: nil))
    #expect(timing.cpuMedianNanoseconds == 22)
    #expect(timing.wallMedianNanoseconds == 33)
    #expect(timing.samples == 15)
  }

  @Test("three processes: the medians, the pooled quantiles of sample means, and nothing that cannot be had of so few")
  func fewProcesses() {
    let samples = (0..<3).flatMap { process in
      Self.process(process, "a", [100, 200]) + Self.process(process, "a/floor", [40, 50])
        + Self.process(process, "eager", [400, 500])
    }
    var expected = Timing(cpuMedianNanoseconds: 150, wallMedianNanoseconds: 225, samples: 6, stepsPerSample: 4)
    expected.cpuSampleMeanMinNanoseconds = 100
    expected.cpuSampleMeanP25Nanoseconds = 100
    expected.cpuSampleMeanP75Nanoseconds = 200
    expected.cpuSampleMeanMaxNanoseconds = 200
    expected.floorMedianNanoseconds = 45
    // The mean of 100/40 and 200/50.
    expected.timesFloor = 3.25
    // The mean of 100/400 and 200/500.
    expected.ratioToReference = 0.325
    #expect(Aggregation(samples: samples, seed: 1).timing(of: "a", reference: "eager", floor: "a/floor") == expected)
  }

  @Test("a ratio is the median of the ratios of single rounds, and a round with one of the two keys does not count")
  func pairedByRound() throws {
    // 10/30, 20/10 and 30/20; the ratio of the medians would be 1.
    let samples =
      Self.process(0, "a", [10, 20, 30, 90, 95]) + Self.process(0, "eager", [30, 10, 20])
      + Self.process(1, "a", [1_000])
    let timing = try #require(Aggregation(samples: samples, seed: 1).timing(of: "a", reference: "eager", floor: nil))
    #expect(timing.ratioToReference == 1.5)
  }

  @Test("a computer that slows down for a while does not change a ratio")
  func slowdown() throws {
    let slowdown: [UInt64] = [1, 2, 7, 3, 5, 1, 4]
    let samples = (0..<6).flatMap { process in
      Self.process(process, "a", slowdown.map { $0 * 30 }) + Self.process(process, "eager", slowdown.map { $0 * 60 })
    }
    let timing = try #require(Aggregation(samples: samples, seed: 1).timing(of: "a", reference: "eager", floor: nil))
    #expect([timing.ratioToReferenceLow, timing.ratioToReference, timing.ratioToReferenceHigh] == [0.5, 0.5, 0.5])
  }

  @Test(
    "a ratio is paired by process: six processes of very different speed have an interval as narrow as their ratios"
  )
  func pairedByProcess() throws {
    // Ratios 0.50, 0.51, ... 0.55; the times themselves range from 1 to 32.
    let samples = (0..<6).flatMap { process -> [Sample] in
      let speed = UInt64(1 << process)
      return Self.process(process, "a", [speed * UInt64(50 + process)]) + Self.process(process, "eager", [speed * 100])
    }
    let timing = try #require(Aggregation(samples: samples, seed: 1).timing(of: "a", reference: "eager", floor: nil))
    // For six processes the interval reaches from the least to the greatest (see BootstrapTests).
    #expect([timing.ratioToReferenceLow, timing.ratioToReference, timing.ratioToReferenceHigh] == [0.5, 0.525, 0.55])
    #expect([timing.cpuLowNanoseconds, timing.cpuHighNanoseconds] == [50, 1_760])
    #expect(timing.ratioToReferenceHalfWidth.map { ($0 * 1_000).rounded() } == 48)
  }

  @Test("the multiple of the floor, and the floor itself, have the intervals of their processes")
  func floorIntervals() throws {
    // The floor takes 100 to 105, the screen 2 to 2.5 times as long.
    let samples = (0..<6).flatMap { process -> [Sample] in
      let floor = UInt64(100 + process)
      return Self.process(process, "a", [floor * UInt64(20 + process) / 10])
        + Self.process(process, "a/floor", [floor])
    }
    let timing = try #require(Aggregation(samples: samples, seed: 1).timing(of: "a", reference: nil, floor: "a/floor"))
    #expect(
      [timing.floorLowNanoseconds, timing.floorMedianNanoseconds, timing.floorHighNanoseconds] == [100, 102.5, 105]
    )
    // For six processes the interval reaches from the least to the greatest (see BootstrapTests).
    #expect([timing.timesFloorLow, timing.timesFloorHigh] == [2, 2.495238])
  }

  @Test("the reference against itself is 1 exactly")
  func referenceItself() throws {
    let samples = (0..<6).flatMap { Self.process($0, "eager", [UInt64(100 + $0), 120]) }
    let timing = try #require(
      Aggregation(samples: samples, seed: 1).timing(of: "eager", reference: "eager", floor: nil)
    )
    #expect([timing.ratioToReferenceLow, timing.ratioToReference, timing.ratioToReferenceHigh] == [1, 1, 1])
  }

  @Test("an interval depends on the seed and the key's own samples, not on which other keys were measured")
  func streams() {
    let a = (0..<8).flatMap { Self.process($0, "a", [UInt64(100 + 7 * $0)]) }
    let b = (0..<8).flatMap { Self.process($0, "b", [UInt64(300 - 9 * $0)]) }
    let few = Bootstrap(resamples: 50)
    func timing(_ samples: [Sample], seed: UInt64) -> Timing? {
      Aggregation(samples: samples, seed: seed, bootstrap: few).timing(of: "a", reference: nil, floor: nil)
    }
    #expect(timing(a, seed: 1) == timing(b + a, seed: 1))
    #expect(timing(a, seed: 1) == timing(a.reversed(), seed: 1))
    #expect(Set((1...20).map { timing(a, seed: $0)?.cpuLowNanoseconds }).count > 1)
  }

  @Test("what has no samples is absent")
  func absent() throws {
    let aggregation = Aggregation(samples: Self.process(0, "a", [10]), seed: 1)
    #expect(aggregation.keys == ["a"])
    #expect(aggregation.timing(of: "b", reference: "a", floor: nil) == nil)
    let timing = try #require(aggregation.timing(of: "a", reference: "b", floor: "c"))
    #expect([timing.ratioToReference, timing.timesFloor, timing.floorMedianNanoseconds] == [nil, nil, nil])
  }

  @Test("a floor that took no measurable time has no ratio to it, rather than an endless one")
  func noTime() throws {
    let samples = Self.process(0, "a", [10, 20]) + Self.process(0, "a/floor", [0, 0])
    let timing = try #require(Aggregation(samples: samples, seed: 1).timing(of: "a", reference: nil, floor: "a/floor"))
    #expect(timing.timesFloor == nil)
    #expect(timing.floorMedianNanoseconds == 0)
  }

  @Test("tail quantiles appear with as many samples as they need")
  func tails() throws {
    func timing(count: Int) throws -> Timing {
      let samples = Self.process(0, "a", (0..<count).map { UInt64($0) })
      return try #require(Aggregation(samples: samples, seed: 1).timing(of: "a", reference: nil, floor: nil))
    }
    let few = try timing(count: 21)
    #expect([few.cpuSampleMeanP95Nanoseconds, few.cpuSampleMeanP99Nanoseconds] == [19, nil])
    let many = try timing(count: 101)
    #expect([many.cpuSampleMeanP95Nanoseconds, many.cpuSampleMeanP99Nanoseconds] == [95, 99])
  }
}
