import Measurement

/// JUnit's XML: a suite for each screen, a test case for each line of the baseline, failed where a comparison finds a
/// regression in it, and one more case for whether the files fit together at all.
struct JUnit {
  let report: ComparisonReport

  private struct Case {
    let name: String
    var time: Double?
    var failures: [String] = []
    var isSkipped = false
  }

  var text: String {
    let suites = suites
    let cases = suites.flatMap(\.cases)
    let body = suites.map { suite in
      "  <testsuite\(Self.totals(name: suite.name, suite.cases))>\n"
        + suite.cases.map { Self.element($0, of: suite.name) }.joined() + "  </testsuite>\n"
    }
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites\(Self.totals(name: "linkcost", cases))>\n"
      + body.joined() + "</testsuites>\n"
  }

  private var suites: [(name: String, cases: [Case])] {
    var names: [String] = []
    var cases: [String: [Case]] = [:]
    let failures = failures
    for result in report.current.file.results {
      if cases[result.screen] == nil { names.append(result.screen) }
      let key = result.key
      cases[result.screen, default: []].append(
        Case(
          name: "\(key.container)/\(key.destination)/\(key.rows)/\(key.phase)",
          time: result.time.map { $0.cpuMedianNanoseconds / 1e9 },
          failures: failures[key] ?? [],
          isSkipped: result.counts.isEmpty
        )
      )
    }
    let sentences = ComparisonSentences(report: report)
    let whole = Case(name: "the files fit together", failures: sentences.mismatches + sentences.lostLinearity)
    return names.map { ($0, cases[$0] ?? []) } + [("comparison", [whole])]
  }

  /// Regressions by the line they are in.
  private var failures: [CaseKey: [String]] {
    var failures: [CaseKey: [String]] = [:]
    for finding in report.comparison.counts.findings where finding.kind == .regression {
      failures[finding.key, default: []].append("\(finding.count) \(finding.baseline) -> \(finding.current)")
    }
    for finding in report.comparison.times.findings where finding.judgement == .regression {
      failures[finding.key, default: []].append("longer as a multiple of the floor, beyond the margin")
    }
    return failures
  }

  private static func totals(name: String, _ cases: [Case]) -> String {
    attributes([
      ("name", name), ("tests", "\(cases.count)"), ("failures", "\(cases.count { !$0.failures.isEmpty })"),
      ("errors", "0"), ("skipped", "\(cases.count { $0.isSkipped && $0.failures.isEmpty })"),
    ])
  }

  private static func element(_ test: Case, of suite: String) -> String {
    let time = test.time.map { [("time", seconds($0))] } ?? []
    let start = "    <testcase" + attributes([("classname", "linkcost.\(suite)"), ("name", test.name)] + time)
    if !test.failures.isEmpty {
      let message = test.failures.joined(separator: "; ")
      return start + ">\n      <failure\(attributes([("type", "regression"), ("message", message)]))></failure>\n"
        + "    </testcase>\n"
    }
    guard test.isSkipped else { return start + "></testcase>\n" }
    let reason = attributes([("message", "This step does not exist.")])
    return start + ">\n      <skipped\(reason)></skipped>\n    </testcase>\n"
  }

  /// Whole nanoseconds, without an exponent, which XML's decimals do not have.
  private static func seconds(_ seconds: Double) -> String {
    let nanoseconds = Int((seconds * 1e9).rounded())
    let fraction = String(nanoseconds % 1_000_000_000)
    return "\(nanoseconds / 1_000_000_000)." + String(repeating: "0", count: 9 - fraction.count) + fraction
  }

  private static func attributes(_ pairs: [(String, String)]) -> String {
    pairs.map { " \($0)=\"\(escaped($1.inOneLine))\"" }.joined()
  }

  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { escaped, character in
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      default: escaped.append(character)
      }
    }
  }
}
