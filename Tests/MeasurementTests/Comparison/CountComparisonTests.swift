import Testing

@testable import Measurement

@Suite("Counts held against each other")
struct CountComparisonTests {
  private func finding(_ kind: CountFinding.Kind, _ count: String, _ baseline: Int, _ current: Int) -> CountFinding {
    CountFinding(kind: kind, key: Comparing.key(), count: count, baseline: baseline, current: current)
  }

  @Test("that are equal are no finding")
  func equal() {
    let comparison = Comparing.compare([Comparing.result()], [Comparing.result()])
    #expect(comparison.counts.findings == [])
    #expect(comparison.counts.equalCount == 2)
    #expect(comparison.verdict == .unchanged)
  }

  @Test(
    "are a regression by one more and an improvement by one less, whatever the size",
    arguments: [0, 1, 1_000_000_000]
  )
  func byOne(size: Int) {
    let before = [Comparing.result(counts: ["bodies": size, "nodes_live": 7])]
    let more = Comparing.compare(before, [Comparing.result(counts: ["bodies": size + 1, "nodes_live": 7])])
    #expect(more.counts.findings == [finding(.regression, "bodies", size, size + 1)])
    #expect(more.verdict == .regression)
    let less = Comparing.compare([Comparing.result(counts: ["bodies": size + 1, "nodes_live": 7])], before)
    #expect(less.counts.findings == [finding(.improvement, "bodies", size + 1, size)])
    #expect(less.verdict == .improvement)
  }

  @Test("put regressions first and the worst of them before the others, by their own size")
  func order() {
    let before = Comparing.result(counts: ["a": 1_000, "b": 10, "c": 5, "d": 0])
    let after = Comparing.result(counts: ["a": 1_100, "b": 20, "c": 4, "d": 3])
    let comparison = Comparing.compare([before], [after])
    #expect(
      comparison.counts.findings == [
        finding(.regression, "d", 0, 3), finding(.regression, "b", 10, 20), finding(.regression, "a", 1_000, 1_100),
        finding(.improvement, "c", 5, 4),
      ]
    )
    #expect(comparison.verdict == .regression, "a regression is none the less for an improvement beside it")
  }

  @Test("do not depend on the machine, the toolchain, the build, the seed or the version")
  func otherMachine() {
    var current = Comparing.file([Comparing.result()])
    current.machine.processor = "Abacus 9"
    current.machine.toolchain = "Swift 7"
    current.tool.version = "9.9.9"
    current.tool.buildMode = .debug
    current.workload.seed = 7
    current.workload.daysFile = "elsewhere/days.csv"
    current.schemaVersion = 1
    let comparison = Comparison(
      baseline: Comparing.file([Comparing.result()]),
      current: current,
      policy: Policy(),
      countsOnly: false
    )
    #expect(comparison.mismatches == [])
    #expect(comparison.verdict == .unchanged)
  }

  @Test("are let pass where the policy says so, and only there")
  func exceptions() {
    var policy = Policy()
    policy.countsThatMayChange = [
      .init(count: "bodies", screen: "eager", phase: "tick", reason: "Known."),
      .init(count: "nodes", screen: nil, phase: nil, reason: "Anywhere."),
    ]
    func file(_ bodies: Int, _ nodes: Int) -> [ResultFile.Result] {
      ["tick", "mount"].map { Comparing.result(phase: $0, counts: ["bodies": bodies, "nodes": nodes, "links": 1]) }
    }
    let comparison = Comparing.compare(file(1, 1), file(2, 2), policy: policy)
    #expect(
      comparison.counts.findings.map { "\($0.key.phase) \($0.count) \($0.kind)" } == [
        "mount bodies regression", #"tick bodies excepted(reason: "Known.")"#,
        #"tick nodes excepted(reason: "Anywhere.")"#, #"mount nodes excepted(reason: "Anywhere.")"#,
      ]
    )
    policy.countsThatMayChange[0].phase = nil
    #expect(Comparing.compare(file(1, 1), file(2, 2), policy: policy).verdict == .unchanged)
  }

  @Test("of a screen that the policy leaves out are not looked at, and nothing else left is no pass")
  func leftOut() {
    var policy = Policy()
    policy.screensLeftOut = [.init(screen: "new", reason: "Unfinished.")]
    let before = [Comparing.result()]
    let after = [Comparing.result(), Comparing.result("new")]
    #expect(Comparing.compare(before, after, policy: policy).verdict == .unchanged)
    #expect(Comparing.compare(before, after).mismatches == [.extraScreen("new")])
    let nothing = Comparing.compare([Comparing.result("new")], [Comparing.result("new")], policy: policy)
    #expect(nothing.mismatches == [.nothingToCompare])
    #expect(nothing.verdict == .unresolved)
  }

  @Test("that one of the files lacks do not pass")
  func unpaired() {
    let whole = [
      Comparing.result("a"), Comparing.result("a", phase: "tap", counts: [:]), Comparing.result("b"),
    ]
    func mismatches(_ change: (inout [ResultFile.Result]) -> Void) -> [[Mismatch]] {
      var other = whole
      change(&other)
      let comparisons = [Comparing.compare(whole, other), Comparing.compare(other, whole)]
      #expect(comparisons.map(\.verdict) == [.unresolved, .unresolved])
      return comparisons.map(\.mismatches)
    }
    let a = Comparing.key("a")
    #expect(mismatches { $0.remove(at: 2) } == [[.missingScreen("b")], [.extraScreen("b")]])
    #expect(mismatches { $0.remove(at: 0) } == [[.missingCase(a)], [.extraCase(a)]])
    #expect(
      mismatches { $0[0].screen = "A" }
        == [[.missingCase(a), .extraScreen("A")], [.missingScreen("A"), .extraCase(a)]]
    )
    #expect(mismatches { $0[0].counts = [:] } == [[.missingCounts(a)], [.extraCounts(a)]])
    #expect(
      mismatches { $0[0].counts["bodies"] = nil }
        == [[.missingCount(a, name: "bodies")], [.extraCount(a, name: "bodies")]]
    )
  }

  @Test("of another workload are not compared at all")
  func workload() {
    func mismatches(_ change: (inout ResultFile.Workload) -> Void) -> [String] {
      var current = Comparing.file([Comparing.result(counts: ["bodies": 9, "links_built": 9])])
      change(&current.workload)
      let baseline = Comparing.file([Comparing.result()])
      let comparison = Comparison(baseline: baseline, current: current, policy: Policy(), countsOnly: true)
      return comparison.counts.findings.isEmpty ? comparison.mismatches.map(\.description) : ["compared"]
    }
    #expect(
      mismatches { $0.daysDigest = "fnv1a64:01" } == [
        "the files are of different workloads: workload.days_digest is fnv1a64:00 in the baseline and fnv1a64:01 in the "
          + "current file"
      ]
    )
    #expect(
      mismatches { ($0.daysInFile, $0.daysBeyondFile) = (7, "none") } == [
        "the files are of different workloads: workload.days_in_file is 1461 in the baseline and 7 in the current file",
        "the files are of different workloads: workload.days_beyond_file is day by day, summaries repeated in the "
          + "baseline and none in the current file",
      ]
    )
    #expect(mismatches { $0.daysBeyondFile = "none" } == ["compared"], "ten rows are within 1,461 days")
  }
}

@Suite("Counters that are linear in the rows")
struct LinearCountsTests {
  @Test(
    "are told from others, headers between the rows allowed for",
    arguments: [
      ([10: 5, 100: 5, 1_000: 5], true), ([1: 3, 2: 5, 3: 7], true),
      ([730: 754, 10_000: 10_329, 100_000: 103_286], true),
      ([100: 664, 200: 1_529, 300: 2_469], false), ([730: 6_943, 10_000: 132_877, 100_000: 1_660_964], false),
      ([10: 100, 20: 400, 30: 900], false), ([10: 0, 20: 0, 30: 1_000], false), ([730: 1], true),
    ] as [([Int: Int], Bool)]
  )
  func linear(values: [Int: Int], isLinear: Bool) {
    #expect(LinearCounts.isLinear(values) == isLinear)
  }

  private func sweep(_ value: (Int) -> Int) -> [ResultFile.Result] {
    [100, 200, 400].map { Comparing.result(rows: $0, counts: ["bodies": 2, "comparisons": value($0)]) }
  }

  @Test("and no longer are, are a regression even where the counts may change or went down")
  func lost() {
    var policy = Policy()
    policy.countsThatMayChange = [.init(count: "comparisons", screen: nil, phase: nil, reason: "Rewritten.")]
    let quadratic = Comparing.compare(sweep { 100 * $0 }, sweep { $0 * $0 / 10 }, policy: policy)
    #expect(
      quadratic.counts.lostLinearity
        == [.init(screen: "eager", container: "stack", destination: "typical", phase: "tick", count: "comparisons")]
    )
    #expect(quadratic.verdict == .regression)
    let linear = Comparing.compare(sweep { 100 * $0 }, sweep { 7 * $0 }, policy: policy)
    #expect(linear.counts.lostLinearity == [])
    #expect(linear.verdict == .unchanged)
    let before = Comparing.compare(sweep { $0 * $0 }, sweep { $0 * $0 * 2 }, policy: policy)
    #expect(before.counts.lostLinearity == [], "it was not linear before either")
  }
}
