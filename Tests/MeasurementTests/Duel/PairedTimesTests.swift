import Foundation
import Testing

@testable import Measurement

@Suite("Paired times")
struct PairedTimesTests {
  private static func samples(_ times: [UInt64], delays: [Int: UInt64] = [:]) -> [TimedSample] {
    times.enumerated().map { TimedSample(processorNanoseconds: $1, runQueueNanoseconds: delays[$0] ?? 0) }
  }

  private static let rules = DuelRules()

  @Test("the logarithm of the ratio is that of the quicker halves")
  func ratio() throws {
    let old = Self.samples([1_000, 9_000, 1_000, 5_000, 1_000, 7_000, 1_000, 9_000])
    let new = Self.samples([2_000, 2_000, 9_000, 2_000, 8_000, 9_000, 8_000, 2_000])
    let times = try #require(PairedTimes(old: old, new: new, rules: Self.rules))
    #expect(abs(times.unfilteredLogRatio - log(2)) < 1e-12)
    #expect(times.logRatio == times.unfilteredLogRatio)
    #expect((times.rounds, times.preemptedRounds) == (4, 0))
  }

  @Test("a round in which one of four samples was preempted is dropped whole, whichever side it was")
  func preemption() throws {
    let old = Self.samples([1_000, 1_000, 500, 500, 1_000, 1_000, 1_000, 1_000], delays: [2: 100_001])
    let new = Self.samples([2_000, 2_000, 4_000, 4_000, 2_000, 2_000, 2_000, 2_000], delays: [7: 100_000])
    let times = try #require(PairedTimes(old: old, new: new, rules: Self.rules))
    #expect((times.rounds, times.preemptedRounds) == (4, 1))
    #expect(abs(try #require(times.logRatio) - log(2)) < 1e-12)
    #expect(times.unfilteredLogRatio > log(2) + 0.1)
  }

  @Test("a pair with too few rounds left has only what was not filtered")
  func tooFew() throws {
    let samples = Self.samples([1_000, 1_000, 1_000, 1_000, 1_000, 1_000], delays: [0: 1_000_000])
    let times = try #require(PairedTimes(old: samples, new: samples, rules: Self.rules))
    #expect(times == PairedTimes(logRatio: nil, unfilteredLogRatio: 0, rounds: 3, preemptedRounds: 1))
  }

  @Test("where the system tells no delay, nothing is dropped")
  func unknownDelay() throws {
    let samples = [1_000, 1_000, 1_000, 1_000, 1_000, 1_000].map {
      TimedSample(processorNanoseconds: $0, runQueueNanoseconds: nil)
    }
    #expect(PairedTimes(old: samples, new: samples, rules: Self.rules)?.preemptedRounds == 0)
  }

  @Test(
    "what does not fit together is nothing",
    arguments: [([1_000, 1_000], [1_000]), ([], []), ([1_000], [1_000]), ([1_000, 0], [1_000, 1_000])]
      as [([UInt64], [UInt64])]
  )
  func misfits(old: [UInt64], new: [UInt64]) {
    #expect(PairedTimes(old: Self.samples(old), new: Self.samples(new), rules: Self.rules) == nil)
  }

  @Test(
    "the delay is the second of the three numbers that Linux tells",
    arguments: [
      ("123 4567 8\n", 4_567), ("0 0 0\n", 0), ("123 4567\n", nil), ("1 2 3", nil), ("1 x 3\n", nil), ("", nil),
    ] as [(String, UInt64?)]
  )
  func schedstat(text: String, delay: UInt64?) {
    #expect(RunQueueClock.delay(in: Array(text.utf8)) == delay)
  }
}
