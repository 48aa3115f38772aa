import Testing

@testable import Measurement

@Suite("Sums of times")
struct SumsOfTimesTests {
  /// A sample of one step.
  private func sample(_ key: String, _ process: Int, _ round: Int, _ nanoseconds: UInt64) -> Sample {
    Sample(
      key: key,
      process: process,
      round: round,
      order: 0,
      steps: 1,
      segments: 1,
      wallNanoseconds: 1,
      processorNanoseconds: nanoseconds
    )
  }

  @Test("are taken round by round, so that what slows a whole round down cancels out")
  func roundByRound() {
    let samples = (0..<6).flatMap { process in
      (0..<3).flatMap { round in
        let slow = UInt64(round * 1_000 + process)
        return [sample("a", process, round, 500 + slow), sample("b", process, round, 200 + slow)]
      }
    }
    let sum = Aggregation(samples: samples, seed: 1).sum(of: [WeightedKey("a"), WeightedKey("b", weight: -1)])
    #expect(sum == EstimatedTime(nanoseconds: 300, interval: Interval(low: 300, high: 300)))
  }

  @Test("weigh each key, and may be below zero")
  func weights() {
    let samples = [sample("a", 0, 0, 100), sample("b", 0, 0, 90)]
    let sum = Aggregation(samples: samples, seed: 1).sum(of: [WeightedKey("a"), WeightedKey("b", weight: -2)])
    #expect(sum == EstimatedTime(nanoseconds: -80, interval: nil))
  }

  @Test("leave out rounds in which a key is missing, and are absent where one always is")
  func missing() {
    let samples = [sample("a", 0, 0, 100), sample("a", 0, 1, 900), sample("b", 0, 0, 40)]
    let aggregation = Aggregation(samples: samples, seed: 1)
    #expect(aggregation.sum(of: [WeightedKey("a"), WeightedKey("b")])?.nanoseconds == 140)
    #expect(aggregation.sum(of: [WeightedKey("a"), WeightedKey("c")]) == nil)
    #expect(aggregation.sum(of: []) == nil)
  }

  @Test("a process's median is its own")
  func medians() {
    let samples = [sample("a", 1, 0, 30), sample("a", 0, 0, 10), sample("a", 0, 1, 20), sample("a", 0, 2, 90)]
    let aggregation = Aggregation(samples: samples, seed: 1)
    #expect(aggregation.processMedians(of: "a") == [20, 30])
    #expect(aggregation.processMedians(of: "b") == [])
  }

  @Test("growth knows what a straight line says of a size, and of none")
  func line() throws {
    let points = [1, 10, 100, 1_000, 10_000].map { Growth.Point(size: $0, time: 70 + 3 * Double($0)) }
    let line = try #require(Growth(points)).line
    #expect(abs(line.fixed - 70) < 1e-6)
    #expect(abs(line.perUnit - 3) < 1e-9)
  }
}
