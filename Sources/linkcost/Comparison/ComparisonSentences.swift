import Measurement

/// What a comparison comes to, in sentences that every form of it shares.
struct ComparisonSentences {
  let report: ComparisonReport

  private var comparison: Comparison { report.comparison }

  // MARK: The verdict

  /// One line: the verdict, what made it, and the exit status.
  var verdict: String {
    let reasons = reasons.isEmpty ? "" : ": " + reasons.joined(separator: "; ")
    return "\(title)\(reasons) (exit status \(report.status.rawValue))."
  }

  var title: String {
    switch comparison.verdict {
    case .regression: "Regression"
    case .unresolved: comparison.mismatches.isEmpty ? "Not resolved" : "Not comparable"
    case .improvement: "Improvement"
    case .unchanged: "No regression"
    }
  }

  private var reasons: [String] {
    let judged = comparison.times.findings
    return [
      phrase(number(of: .regression), "count went up", "counts went up"),
      phrase(comparison.counts.lostLinearity.count, "counter is no longer linear", "counters are no longer linear"),
      phrase(judged.count { $0.judgement == .regression }, "time is longer", "times are longer"),
      phrase(comparison.mismatches.count, "thing does not fit together", "things do not fit together"),
      comparison.lacksDemandedTimes ? "the policy demands times, and not all could be judged" : nil,
      phrase(number(of: .improvement), "count went down", "counts went down"),
      phrase(judged.count { $0.judgement == .improvement }, "time is shorter", "times are shorter"),
      comparison.verdict == .unchanged ? calm : nil,
    ].compactMap(\.self)
  }

  /// What a passing comparison has made sure of, and no more.
  private var calm: String {
    guard !comparison.times.findings.isEmpty else { return "no count went up; times were not judged" }
    let open = comparison.times.findings.count { !$0.judgement.isResolved }
    return open == 0
      ? "no count went up, and no time is longer"
      : "no count went up; \(Figure.counted(open, "time is", "times are")) not resolved, no other is longer"
  }

  // MARK: Counts and times

  var counts: String {
    let parts = [
      phrase(number(of: .regression), "higher", "higher"),
      phrase(number(of: .improvement), "lower", "lower"),
      phrase(exceptionCount, "let pass by the policy", "let pass by the policy"),
      "\(Figure.whole(comparison.counts.equalCount)) equal",
    ]
    return "Counts, which are exact: \(parts.compactMap(\.self).joined(separator: ", "))."
  }

  var times: String {
    switch comparison.times {
    case .notAsked: return "Times: not asked about (--counts-only)."
    case .notTaken: return "Times: neither run took any, as debug builds do not."
    case .notComparable: return "Times: not comparable, so the counts decide alone."
    case .judged(let findings, let casesWithoutFloor):
      let words = TimeFinding.Judgement.allCases.compactMap { judgement in
        phrase(findings.count { $0.judgement == judgement }, judgement.word, judgement.word)
      }
      let large = phrase(
        findings.count(where: \.isLargeButUnresolved),
        "of them is large, but not significant",
        "of them are large, but not significant"
      )
      let rest = phrase(
        casesWithoutFloor,
        "has no floor and is not judged",
        "have no floor and are not judged"
      )
      let judged = words.isEmpty ? "none has a floor" : words.joined(separator: ", ")
      return "Times, as multiples of their floors: " + [judged, large, rest].compactMap(\.self).joined(separator: "; ")
        + "."
    }
  }

  /// Why the times were not compared; empty where they were.
  var differences: [String] {
    if case .notComparable(let differences) = comparison.times { differences.map(\.description) } else { [] }
  }

  var mismatches: [String] { comparison.mismatches.map(\.description) }

  var lostLinearity: [String] {
    comparison.counts.lostLinearity.map { lost in
      "\(lost.count) of \(lost.screen)/\(lost.container)/\(lost.destination) at \(lost.phase) grew in proportion to the "
        + "rows in the baseline, and no longer does"
    }
  }

  /// What was left out or let pass, and why.
  var exceptions: [String] {
    let policy = comparison.policy
    return policy.screensLeftOut.map { "The policy leaves out \($0.screen): \($0.reason)" }
      + policy.countsThatMayChange.map { exception in
        let place = [exception.screen, exception.phase].compactMap(\.self).joined(separator: " ")
        return "The policy lets \(exception.count) change\(place.isEmpty ? "" : " in \(place)"): \(exception.reason)"
      }
  }

  /// The largest source of noise, or why there is none to tell.
  var noise: String {
    guard comparison.times != .notAsked else { return "Noise: none, as counts are exact." }
    guard let noise = comparison.largestNoise else { return "Noise: none seen, as nothing was timed." }
    return "Largest noise seen: \(noise.source.words), by \(Figure.percent(noise.share).dropFirst()), "
      + "in \(noise.key)."
  }

  // MARK: Words

  private var exceptionCount: Int {
    comparison.counts.findings.count { if case .excepted = $0.kind { true } else { false } }
  }

  private func number(of kind: CountFinding.Kind) -> Int { comparison.counts.findings.count { $0.kind == kind } }

  /// `nil` for none.
  private func phrase(_ number: Int, _ singular: String, _ plural: String) -> String? {
    number == 0 ? nil : Figure.counted(number, singular, plural)
  }
}

extension TimeFinding.Judgement {
  fileprivate var word: String {
    switch self {
    case .regression: "longer"
    case .improvement: "shorter"
    case .unchanged: "unchanged"
    case .tooNoisy: "not resolved"
    case .floorMoved: "not resolved as the floor moved"
    case .noInterval: "without an interval"
    }
  }
}

extension TimeFinding {
  /// The judgement as a table has it, and whether what could not be judged looks large.
  var words: String {
    switch judgement {
    case .tooNoisy: isLargeButUnresolved ? "large, not significant" : judgement.word
    case .floorMoved: isLargeButUnresolved ? "large, but the floor moved" : "the floor moved"
    case .noInterval: "no interval"
    case .regression, .improvement, .unchanged: judgement.word
    }
  }
}

extension Noise.Source {
  fileprivate var words: String {
    switch self {
    case .floorBetweenRuns: "a floor took another time in the second run"
    case .processes: "the processes of one run differ"
    case .samples: "the samples of one run are spread above their median"
    case .waiting: "the processor was taken away"
    }
  }
}
