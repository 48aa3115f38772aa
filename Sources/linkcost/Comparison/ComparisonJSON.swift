import Measurement

/// A comparison as JSON, all of it. The names are those of the result files; `docs/regressions.md` tells the rest.
struct ComparisonJSON: Encodable {
  struct File: Encodable {
    let path: String
    let schema_version: Int
    let tool_version: String
    let build_mode: String
    let accepted_because: String?
  }

  struct Count: Encodable {
    let kind: String
    let screen: String
    let container: String
    let destination: String
    let rows: Int
    let phase: String
    let count: String
    let baseline: Int
    let current: Int
    let reason: String?
  }

  struct Time: Encodable {
    let judgement: String
    let is_large_but_unresolved: Bool
    let screen: String
    let container: String
    let destination: String
    let rows: Int
    let phase: String
    let x_floor_change: Double?
    let x_floor_change_low: Double?
    let x_floor_change_high: Double?
    let floor_change: Double?
    let floor_change_low: Double?
    let floor_change_high: Double?
  }

  struct LargestNoise: Encodable {
    let source: String
    let share: Double?
    let key: String
  }

  var comparison_version = 1
  let verdict: String
  let exit_status: Int32
  let baseline: File
  let current: File
  let equal_counts: Int
  let changed_counts: [Count]
  let no_longer_linear: [String]
  let mismatches: [String]
  /// `judged`, `not_comparable`, `not_taken` or `not_asked`.
  let times_are: String
  let times_demanded: Bool
  let times_not_comparable_because: [String]
  let times: [Time]
  let margins: [String: Double]
  let exceptions: [String]
  let largest_noise: LargestNoise?

  init(_ report: ComparisonReport) {
    let comparison = report.comparison
    let sentences = ComparisonSentences(report: report)
    verdict = comparison.verdict.rawValue
    exit_status = report.status.rawValue
    baseline = File(report.baseline)
    current = File(report.current)
    equal_counts = comparison.counts.equalCount
    changed_counts = comparison.counts.findings.map(Count.init)
    no_longer_linear = sentences.lostLinearity
    mismatches = sentences.mismatches
    times_are = comparison.times.name
    times_demanded = comparison.policy.demandsTimes
    times_not_comparable_because = sentences.differences
    times = comparison.times.findings.map(Time.init)
    margins = [
      "x_floor": comparison.policy.margins.timesFloor, "floor_median_ns": comparison.policy.margins.floor,
    ]
    exceptions = sentences.exceptions
    largest_noise = comparison.largestNoise.map {
      LargestNoise(source: $0.source.rawValue, share: $0.share.ifFinite, key: $0.key.description)
    }
  }

  var text: String { ReportJSON.text(of: self) }
}

extension ComparisonJSON.File {
  fileprivate init(_ side: ComparisonReport.Side) {
    self.init(
      path: side.path,
      schema_version: side.file.schemaVersion,
      tool_version: side.file.tool.version,
      build_mode: side.file.tool.buildMode.rawValue,
      accepted_because: side.file.accepted?.reason
    )
  }
}

extension ComparisonJSON.Count {
  fileprivate init(_ finding: CountFinding) {
    var reason: String?
    if case .excepted(let why) = finding.kind { reason = why }
    self.init(
      kind: finding.kind.name,
      screen: finding.key.screen,
      container: finding.key.container,
      destination: finding.key.destination,
      rows: finding.key.rows,
      phase: finding.key.phase,
      count: finding.count,
      baseline: finding.baseline,
      current: finding.current,
      reason: reason
    )
  }
}

extension ComparisonJSON.Time {
  fileprivate init(_ finding: TimeFinding) {
    self.init(
      judgement: finding.judgement.rawValue,
      is_large_but_unresolved: finding.isLargeButUnresolved,
      screen: finding.key.screen,
      container: finding.key.container,
      destination: finding.key.destination,
      rows: finding.key.rows,
      phase: finding.key.phase,
      x_floor_change: finding.timesFloor?.value.ifFinite,
      x_floor_change_low: finding.timesFloor?.interval.low.ifFinite,
      x_floor_change_high: finding.timesFloor?.interval.high.ifFinite,
      floor_change: finding.floor?.value.ifFinite,
      floor_change_low: finding.floor?.interval.low.ifFinite,
      floor_change_high: finding.floor?.interval.high.ifFinite
    )
  }
}

extension CountFinding.Kind {
  fileprivate var name: String {
    switch self {
    case .regression: "regression"
    case .improvement: "improvement"
    case .excepted: "excepted"
    }
  }
}

extension TimeComparison {
  fileprivate var name: String {
    switch self {
    case .notAsked: "not_asked"
    case .notComparable: "not_comparable"
    case .notTaken: "not_taken"
    case .judged: "judged"
    }
  }
}

extension Double {
  /// To the millionth, as ratios in result files; absent where JSON has no word for it.
  fileprivate var ifFinite: Double? {
    let rounded = (self * 1_000_000).rounded() / 1_000_000
    return rounded.isFinite ? rounded : nil
  }
}
