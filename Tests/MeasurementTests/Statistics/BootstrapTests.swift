import Testing

@testable import Measurement

@Suite struct BootstrapTests {
  static func interval(_ values: [Double], resamples: Int = 10_000, seed: UInt64 = 42) -> Interval? {
    var generator = SeededGenerator(seed: seed)
    return Bootstrap(resamples: resamples).interval(ofMedian: values, using: &generator)
  }

  @Test("fewer than six processes have no interval", arguments: 0...5)
  func tooFew(count: Int) {
    #expect(Self.interval((0..<count).map(Double.init)) == nil)
  }

  @Test("processes that agree have an interval without width")
  func agreement() {
    #expect(Self.interval([7, 7, 7, 7, 7, 7]) == Interval(low: 7, high: 7))
  }

  @Test(
    "the ends are the order statistics that the exact bootstrap distribution gives",
    arguments: [(6, 1, 6), (9, 2, 8), (12, 3, 10)] as [(Int, Double, Double)]
  )
  func exactDistribution(count: Int, low: Double, high: Double) {
    // All resamples of 1...n were enumerated in Python: the share of medians at the first value is, for 6,
    // 0.0087 > 0.0024; for 9, up to the first and the second value 0.0015 < 0.0072 < 0.0304; for 12, up to 2.5 and to
    // 3 0.0044 < 0.0108 < 0.0161.
    let values = (1...count).map(Double.init)
    let expected = Interval(low: low, high: high)
    #expect([1, 2, 3].map { Self.interval(values, seed: $0) } == [expected, expected, expected])
  }

  @Test("with the same seed the interval is the one that a plain implementation in Python finds")
  func plainImplementation() {
    let values = [102.5, 99, 101, 104.25, 98.5, 110, 100.75, 103]
    #expect(Self.interval(values, resamples: 500) == Interval(low: 99, high: 106.25))
    #expect(Self.interval(values.reversed(), resamples: 500) == Interval(low: 99, high: 106.25))
  }

  @Test(
    "the share cut off at either end is the expanded one",
    arguments: [(6, 0.002432), (9, 0.007225), (20, 0.015881)]
  )
  func expandedTail(count: Int, expected: Double) {
    #expect(abs(Bootstrap.expandedTail(count: count) - expected) < 1e-5)
  }

  @Test("95 of 100 intervals hold the true median, for even and odd numbers of processes", arguments: [6, 7, 8, 9])
  func coverage(count: Int) {
    // Skewed to the right, as times are; the true median is 0.
    var generator = SeededGenerator(seed: 5, stream: "coverage \(count)")
    let trials = 400
    let hits = (0..<trials).count { _ in
      let values = (0..<count).map { _ in
        let bell = (0..<4).reduce(-2_000) { sum, _ in sum + generator.index(below: 1_001) }
        return Double(bell < 0 ? bell : 3 * bell)
      }
      guard let interval = Bootstrap(resamples: 300).interval(ofMedian: values, using: &generator) else { return false }
      return interval.low <= 0 && 0 <= interval.high
    }
    // 95 % of 400, less two standard deviations; and not simply everything.
    #expect((372...398).contains(hits), "\(hits) of \(trials)")
  }
}
