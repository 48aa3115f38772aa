/// One result file held against another: the counts exactly, the times where that means something.
public struct Comparison: Equatable, Sendable {
  public enum Verdict: String, Sendable {
    case regression
    /// Something does not fit together, or a judgement that the policy demands could not be made.
    case unresolved
    case improvement
    case unchanged
  }

  public var counts: CountComparison
  public var times: TimeComparison
  /// Of the times that both files have.
  public var timeMismatches: [Mismatch]
  public var largestNoise: Noise?
  public var policy: Policy

  /// Both files are read by ``ResultFile/init(json:)``, which makes sure that they can be relied on. With `countsOnly`
  /// nothing but counts is judged, whatever the policy demands.
  public init(baseline: ResultFile, current: ResultFile, policy: Policy, countsOnly: Bool) {
    let baseline = policy.kept(of: baseline)
    let current = policy.kept(of: current)
    self.policy = policy
    counts = CountComparison(baseline: baseline, current: current, policy: policy)
    (times, timeMismatches) =
      countsOnly ? (.notAsked, []) : Self.times(baseline: baseline, current: current, margins: policy.margins)
    largestNoise =
      countsOnly ? nil : Noise.largest(baseline: baseline, current: current, findings: times.findings)
  }

  public var mismatches: [Mismatch] { counts.mismatches + timeMismatches }

  /// Whether the policy asks for times and some were not judged.
  public var lacksDemandedTimes: Bool { policy.demandsTimes && times != .notAsked && !times.isResolved }

  /// A regression counts whatever else is wrong; what does not fit together is never passed over for an improvement.
  public var verdict: Verdict {
    let isRegression =
      counts.findings.contains { $0.kind == .regression } || !counts.lostLinearity.isEmpty
      || times.findings.contains { $0.judgement == .regression }
    if isRegression { return .regression }
    if !mismatches.isEmpty || lacksDemandedTimes { return .unresolved }
    let isImprovement =
      counts.findings.contains { $0.kind == .improvement }
      || times.findings.contains { $0.judgement == .improvement }
    return isImprovement ? .improvement : .unchanged
  }

  private static func times(
    baseline: ResultFile,
    current: ResultFile,
    margins: Policy.Margins
  ) -> (TimeComparison, [Mismatch]) {
    let differences = FingerprintDifference.all(baseline: baseline, current: current)
    guard differences.isEmpty else { return (.notComparable(differences), []) }
    guard (baseline.results + current.results).contains(where: { $0.time != nil }) else { return (.notTaken, []) }
    let judge = TimeJudge(margins: margins)
    let now = current.resultsByKey
    var findings: [TimeFinding] = []
    var mismatches: [Mismatch] = []
    var casesWithoutFloor = 0
    for result in baseline.results {
      guard let other = now[result.key], result.counts.isEmpty == other.counts.isEmpty else { continue }
      if let mismatch = mismatch(of: result.key, result.time, other.time) { mismatches.append(mismatch) }
      guard let before = result.time, let after = other.time else { continue }
      if let finding = judge.finding(of: result.key, baseline: before, current: after) {
        findings.append(finding)
      } else {
        casesWithoutFloor += 1
      }
    }
    return (.judged(findings, casesWithoutFloor: casesWithoutFloor), mismatches)
  }

  private static func mismatch(of key: CaseKey, _ baseline: Timing?, _ current: Timing?) -> Mismatch? {
    if (baseline == nil) != (current == nil) {
      return current == nil ? .missingTime(key, name: "time") : .extraTime(key, name: "time")
    }
    if (baseline?.timesFloor == nil) != (current?.timesFloor == nil) {
      return current?.timesFloor == nil ? .missingTime(key, name: "x_floor") : .extraTime(key, name: "x_floor")
    }
    return nil
  }
}
