import Testing

@testable import Measurement

@Suite("Times held against each other")
struct TimeComparisonTests {
  private func judgement(_ baseline: Timing, _ current: Timing, policy: Policy = Policy()) -> TimeFinding? {
    let comparison = Comparing.compare(
      [Comparing.result(time: baseline)],
      [Comparing.result(time: current)],
      policy: policy
    )
    return comparison.times.findings.first
  }

  @Test(
    "are judged by the interval of the change and never by one number against another",
    arguments: [
      (Comparing.time(2), Comparing.time(2.5), .regression, false),
      (Comparing.time(2), Comparing.time(2.5, within: 0.2), .tooNoisy, true),
      (Comparing.time(2), Comparing.time(2.1), .unchanged, false),
      (Comparing.time(2), Comparing.time(2.1, within: 0.1), .tooNoisy, false),
      (Comparing.time(2), Comparing.time(1.5), .improvement, false),
      (Comparing.time(2, within: 0.3), Comparing.time(1.5), .tooNoisy, true),
      // The floor may have taken the change upon itself.
      (Comparing.time(2), Comparing.time(2, floor: 150), .floorMoved, false),
      (Comparing.time(2), Comparing.time(1.5, floor: 60), .floorMoved, true),
      (Comparing.time(2), Comparing.time(2.5, floorWithin: 0.2), .floorMoved, true),
      (Comparing.time(2), Comparing.time(2, floor: 105), .unchanged, false),
    ] as [(Timing, Timing, TimeFinding.Judgement, Bool)]
  )
  func judgements(baseline: Timing, current: Timing, judgement: TimeFinding.Judgement, isLarge: Bool) {
    let finding = self.judgement(baseline, current)
    #expect(finding?.judgement == judgement)
    #expect(finding?.isLargeButUnresolved == isLarge)
  }

  @Test("have the margins of the policy")
  func margins() {
    var policy = Policy()
    policy.margins.timesFloor = 0.3
    #expect(judgement(Comparing.time(2), Comparing.time(2.5), policy: policy)?.judgement == .unchanged)
    policy.margins.timesFloor = 0.03
    #expect(judgement(Comparing.time(2), Comparing.time(2.1), policy: policy)?.judgement == .regression)
    policy.margins.floor = 0.6
    #expect(judgement(Comparing.time(2), Comparing.time(2, floor: 150), policy: policy)?.judgement == .unchanged)
  }

  @Test("without an interval on either side are not judged")
  func noInterval() {
    var time = Comparing.time(9)
    (time.timesFloorLow, time.timesFloorHigh) = (nil, nil)
    #expect(judgement(Comparing.time(2), time)?.judgement == .noInterval)
    #expect(judgement(time, Comparing.time(2))?.judgement == .noInterval)
    time = Comparing.time(9)
    time.floorLowNanoseconds = 0
    #expect(judgement(Comparing.time(2), time)?.judgement == .noInterval)
  }

  @Test("without a floor are counted and not judged, and one that has lost its floor does not pass")
  func noFloor() {
    var time = Comparing.time(2)
    (time.timesFloor, time.timesFloorLow, time.timesFloorHigh) = (nil, nil, nil)
    let without = [Comparing.result(time: time)]
    let with = [Comparing.result(time: Comparing.time(2))]
    #expect(Comparing.compare(without, without).times == .judged([], casesWithoutFloor: 1))
    #expect(Comparing.compare(with, without).mismatches == [.missingTime(Comparing.key(), name: "x_floor")])
    #expect(Comparing.compare(without, with).mismatches == [.extraTime(Comparing.key(), name: "x_floor")])
  }

  @Test("that one of two files lacks do not pass, though nobody asked about counts alone")
  func missing() {
    let times = [Comparing.result("a", time: Comparing.time(2)), Comparing.result("b", time: Comparing.time(2))]
    var less = times
    less[1].time = nil
    #expect(Comparing.compare(times, less).mismatches == [.missingTime(Comparing.key("b"), name: "time")])
    #expect(Comparing.compare(less, times).mismatches == [.extraTime(Comparing.key("b"), name: "time")])
    #expect(Comparing.compare(times, less).verdict == .unresolved)
    let countsOnly = Comparing.compare(times, less, countsOnly: true)
    #expect(countsOnly.times == .notAsked)
    #expect(countsOnly.verdict == .unchanged)
  }

  private static let otherFingerprints: [(String, @Sendable (inout ResultFile) -> Void)] = [
    ("schema_version is 3 in the baseline and 1 in the current file", { $0.schemaVersion = 1 }),
    ("tool.version is 0.1.0 in the baseline and 0.2.0 in the current file", { $0.tool.version = "0.2.0" }),
    ("tool.build_mode is release in the baseline and debug in the current file", { $0.tool.buildMode = .debug }),
    ("machine.processor is AMD EPYC in the baseline and M9 in the current file", { $0.machine.processor = "M9" }),
    ("machine.processor_features differ: -avx +avx512", { $0.machine.processorFeatures = "avx2 avx512" }),
    (
      "machine.processor_features is given in the baseline and absent in the current file",
      { $0.machine.processorFeatures = nil }
    ),
    ("machine.core_count is 2 in the baseline and 4 in the current file", { $0.machine.coreCount = 4 }),
    ("machine.os is Debian 12 in the baseline and Debian 13 in the current file", { $0.machine.os = "Debian 13" }),
    (
      "machine.toolchain is Swift 6.3.1 in the baseline and Swift 6.4 in the current file",
      { $0.machine.toolchain = "Swift 6.4" }
    ),
    ("workload.passes is 1000 in the baseline and 1 in the current file", { $0.workload.passes = 1 }),
  ]

  @Test(
    "are not compared where the fingerprints differ, and the counts still decide",
    arguments: Self.otherFingerprints
  )
  func fingerprints(difference: String, change: @Sendable (inout ResultFile) -> Void) {
    let baseline = Comparing.file([Comparing.result(time: Comparing.time(2))])
    var current = Comparing.file([Comparing.result(time: Comparing.time(9))])
    change(&current)
    func comparison(_ policy: Policy) -> Comparison {
      Comparison(baseline: baseline, current: current, policy: policy, countsOnly: false)
    }
    let reported = comparison(Policy())
    guard case .notComparable(let differences) = reported.times else {
      Issue.record("The times were compared.")
      return
    }
    #expect(differences.map(\.description) == [difference])
    #expect(reported.verdict == .unchanged)
    var policy = Policy()
    policy.demandsTimes = true
    #expect(comparison(policy).verdict == .unresolved)
    current.results[0].counts["bodies"] = 3
    #expect(comparison(policy).verdict == .regression)
  }

  @Test("are comparable whatever the clock, the memory, the seed and the number of processes")
  func sameFingerprint() {
    var current = ResultFileTests.file
    current.machine.memoryBytes = 1
    current.workload.seed = 1
    current.workload.processes = 99
    current.workload.daysFile = "other/days.csv"
    current.clocks = nil
    #expect(FingerprintDifference.all(baseline: ResultFileTests.file, current: current) == [])
  }

  @Test("decide the verdict only where they are judged")
  func verdicts() {
    func verdict(_ current: Timing?, demanded: Bool) -> Comparison.Verdict {
      var policy = Policy()
      policy.demandsTimes = demanded
      let baseline = current == nil ? nil : Comparing.time(2)
      return Comparing.compare([Comparing.result(time: baseline)], [Comparing.result(time: current)], policy: policy)
        .verdict
    }
    #expect(verdict(Comparing.time(3), demanded: false) == .regression)
    #expect(verdict(Comparing.time(1), demanded: false) == .improvement)
    #expect(verdict(Comparing.time(2), demanded: true) == .unchanged)
    #expect(verdict(Comparing.time(3, within: 0.4), demanded: false) == .unchanged)
    #expect(verdict(Comparing.time(3, within: 0.4), demanded: true) == .unresolved)
    #expect(verdict(nil, demanded: false) == .unchanged)
    #expect(verdict(nil, demanded: true) == .unresolved)
  }

  @Test("that no clock ever read do not crash, and are not judged")
  func absurd() {
    let finding = judgement(Comparing.time(1e-300, floor: 1e-5), Comparing.time(1e300, floor: 1e-5))
    #expect(finding?.judgement == .regression)
  }
}

@Suite("A relative change")
struct RelativeChangeTests {
  private func estimate(_ value: Double, _ low: Double, _ high: Double) -> Estimate {
    Estimate(value: value, interval: Interval(low: low, high: high))
  }

  @Test("of figures without noise is their ratio")
  func exact() {
    let change = RelativeChange(from: estimate(2, 2, 2), to: estimate(3, 3, 3))
    #expect(
      [change.value, change.interval.low, change.interval.high].map { ($0 * 1e9).rounded() / 1e9 } == [0.5, 0.5, 0.5]
    )
  }

  @Test("has the interval that the normal distribution gives, where the two are of that")
  func normal() {
    // On the scale of logarithms half-widths of 0.03 and 0.04 come to 0.05.
    let change = RelativeChange(
      from: estimate(1, 0.970_445_533_5, 1.030_454_533_9),
      to: estimate(1, 0.960_789_439_2, 1.040_810_774_2)
    )
    let ends = [change.interval.low, change.interval.high].map { ($0 * 1e6).rounded() / 1e6 }
    #expect(ends == [-0.048771, 0.051271])
  }

  @Test("has a lopsided interval where the two have one")
  func lopsided() {
    // Above: the current one's upper half and the baseline's lower half.
    let change = RelativeChange(from: estimate(1, 1, 1.5), to: estimate(1, 1, 2))
    #expect((change.interval.high * 1e6).rounded() / 1e6 == 1)
    #expect((change.interval.low * 1e6).rounded() / 1e6 == -0.333333)
  }

  @Test("holds the true change in about 95 % of pairs of runs")
  func coverage() {
    // The figure of a run is normal around the truth, its interval as wide as it says.
    var generator = SeededGenerator(seed: 7)
    func normal() -> Double { (0..<12).map { _ in Double(generator.next() >> 11) / 0x1p53 }.reduce(-6, +) }
    func run(_ truth: Double, _ deviation: Double) -> Estimate {
      let value = truth * (1 + deviation * normal())
      return estimate(value, value * (1 - 1.96 * deviation), value * (1 + 1.96 * deviation))
    }
    let held = (0..<10_000).count { _ in
      let change = RelativeChange(from: run(2, 0.02), to: run(2.2, 0.03))
      return change.interval.low <= 0.1 && 0.1 <= change.interval.high
    }
    #expect((9_400...9_600).contains(held))
  }
}

@Suite("The largest noise")
struct NoiseTests {
  @Test("is that of the floor between the runs, of processes, of samples, or of waiting")
  func sources() {
    func noise(_ change: (inout Timing) -> Void) -> Noise? {
      var time = Comparing.time(2, within: 0.01, floor: 100)
      change(&time)
      return Comparing.compare(
        [Comparing.result(time: Comparing.time(2))],
        [Comparing.result(time: time)]
      ).largestNoise.map { Noise(source: $0.source, share: ($0.share * 1_000).rounded() / 1_000, key: $0.key) }
    }
    let key = Comparing.key()
    #expect(noise { _ in } == Noise(source: .processes, share: 0.01, key: key))
    #expect(noise { $0.floorMedianNanoseconds = 100.9 } == Noise(source: .processes, share: 0.01, key: key))
    #expect(
      noise { ($0.floorMedianNanoseconds, $0.floorLowNanoseconds, $0.floorHighNanoseconds) = (130, 130, 130) }
        == Noise(source: .floorBetweenRuns, share: 0.3, key: key)
    )
    #expect(noise { $0.timesFloorHigh = 2.5 } == Noise(source: .processes, share: 0.25, key: key))
    #expect(noise { $0.cpuSampleMeanP95Nanoseconds = 300 } == Noise(source: .samples, share: 0.5, key: key))
    #expect(noise { $0.wallMedianNanoseconds = 220 } == Noise(source: .waiting, share: 0.1, key: key))
  }

  @Test("is none where nothing was timed, or only counts were asked about")
  func none() {
    #expect(Comparing.compare([Comparing.result()], [Comparing.result()]).largestNoise == nil)
    let timed = [Comparing.result(time: Comparing.time(2))]
    #expect(Comparing.compare(timed, timed, countsOnly: true).largestNoise == nil)
  }
}
