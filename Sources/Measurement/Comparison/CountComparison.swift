/// The counts of two files held against each other, one by one and exactly.
public struct CountComparison: Equatable, Sendable {
  /// What is not equal: regressions, improvements, what the policy lets pass; the worst first of each.
  public var findings: [CountFinding] = []
  public var lostLinearity: [LostLinearity] = []
  public var mismatches: [Mismatch] = []
  public var equalCount = 0

  public init() {}

  init(baseline: ResultFile, current: ResultFile, policy: Policy) {
    let differences = FingerprintDifference.ofWorkload(baseline: baseline, current: current)
    guard differences.isEmpty else {
      mismatches = differences.map(Mismatch.workload)
      return
    }
    let now = current.resultsByKey
    mismatches = Self.unpairedCases(baseline: baseline, current: current)
    for result in baseline.results {
      if let other = now[result.key] { compare(result, with: other, policy: policy) }
    }
    if findings.isEmpty, equalCount == 0, mismatches.isEmpty { mismatches.append(.nothingToCompare) }
    findings = Self.sorted(findings)
    lostLinearity = LinearCounts(baseline).lost(in: LinearCounts(current))
  }

  private mutating func compare(_ baseline: ResultFile.Result, with current: ResultFile.Result, policy: Policy) {
    let key = baseline.key
    guard baseline.counts.isEmpty == current.counts.isEmpty else {
      mismatches.append(current.counts.isEmpty ? .missingCounts(key) : .extraCounts(key))
      return
    }
    for name in Set(baseline.counts.keys).union(current.counts.keys).sorted() {
      let exception = policy.exception(for: name, in: key)
      switch (baseline.counts[name], current.counts[name]) {
      case (let before?, let now?) where before == now: equalCount += 1
      case (let before?, let now?):
        let kind =
          exception.map { CountFinding.Kind.excepted(reason: $0.reason) } ?? (now > before ? .regression : .improvement)
        findings.append(CountFinding(kind: kind, key: key, count: name, baseline: before, current: now))
      case (_, nil): if exception == nil { mismatches.append(.missingCount(key, name: name)) }
      case (nil, _): if exception == nil { mismatches.append(.extraCount(key, name: name)) }
      }
    }
  }

  /// Screens and lines that are in one of the files alone.
  private static func unpairedCases(baseline: ResultFile, current: ResultFile) -> [Mismatch] {
    func unpaired(_ file: ResultFile, _ other: ResultFile, screen: (String) -> Mismatch, line: (CaseKey) -> Mismatch)
      -> [Mismatch]
    {
      let otherKeys = Set(other.results.map(\.key))
      let otherScreens = Set(other.results.map(\.screen))
      var screens: [String] = []
      var lines: [CaseKey] = []
      for key in file.results.map(\.key) where !otherKeys.contains(key) {
        if otherScreens.contains(key.screen) {
          lines.append(key)
        } else if !screens.contains(key.screen) {
          screens.append(key.screen)
        }
      }
      return screens.map(screen) + lines.map(line)
    }
    return unpaired(baseline, current, screen: Mismatch.missingScreen, line: Mismatch.missingCase)
      + unpaired(current, baseline, screen: Mismatch.extraScreen, line: Mismatch.extraCase)
  }

  /// By kind, then by severity, then as they stand in the file.
  private static func sorted(_ findings: [CountFinding]) -> [CountFinding] {
    func rank(_ finding: CountFinding) -> Int {
      switch finding.kind {
      case .regression: 0
      case .improvement: 1
      case .excepted: 2
      }
    }
    return findings.enumerated().sorted { a, b in
      (rank(a.element), -a.element.severity, a.offset) < (rank(b.element), -b.element.severity, b.offset)
    }.map(\.element)
  }
}
