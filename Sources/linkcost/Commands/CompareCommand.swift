import Measurement

/// `linkcost compare`: one result file held against another, said in the form that was asked for.
@MainActor
struct CompareCommand {
  /// A run of all defaults has about 30 KiB, one of a hundred row counts 3 MiB.
  static let fileLimit = 64 << 20
  static let policyLimit = 1 << 20

  let settings: Settings
  let environment: [String: String]

  func run() throws -> ExitStatus {
    let report = try report()
    let text = try text(of: report)
    try Descriptor.standardOutput.writeReport(Array(text.utf8))
    return report.status
  }

  func report() throws -> ComparisonReport {
    let (baselinePath, currentPath) = (settings.operands[0], settings.operands[1])
    if FileSystem.isOneFile(baselinePath, currentPath) {
      throw UsageError.samePath("BASELINE", "CURRENT", path: FileSystem.canonical(baselinePath))
    }
    let policy = try settings.policyPath.map(Self.policy) ?? Policy()
    let baseline = try Self.file(baselinePath)
    let current = try Self.file(currentPath)
    return ComparisonReport(
      baseline: ComparisonReport.Side(path: baselinePath, file: baseline),
      current: ComparisonReport.Side(path: currentPath, file: current),
      comparison: Comparison(
        baseline: baseline,
        current: current,
        policy: policy,
        countsOnly: settings.isCountsOnly
      )
    )
  }

  /// The job summary is written before anything goes to standard output, as files are everywhere.
  func text(of report: ComparisonReport) throws -> String {
    switch settings.format {
    case .table:
      let terminal = Terminal(of: .standardOutput, environment: environment, color: settings.color)
      return ComparisonText(report: report, terminal: terminal).text
    case .markdown: return ComparisonMarkdown(report: report).text
    case .json: return ComparisonJSON(report).text
    case .github:
      if let path = environment["GITHUB_STEP_SUMMARY"], !path.isEmpty {
        try JobSummary.append(ComparisonMarkdown(report: report).text, to: path)
      }
      return ComparisonAnnotations(report: report).text
    }
  }

  private static func file(_ path: String) throws -> ResultFile {
    try decoded(try InputFile.read(path, limit: fileLimit), path: path)
  }

  /// A result file of bytes that have been read already.
  static func decoded(_ bytes: [UInt8], path: String) throws -> ResultFile {
    do {
      return try ResultFile(json: bytes)
    } catch {
      throw UnusableFile(path: path, reason: error.description)
    }
  }

  static func policy(_ path: String) throws -> Policy {
    let bytes = try InputFile.read(path, limit: policyLimit)
    do {
      return try Policy(json: bytes)
    } catch {
      throw UnusableFile(path: path, reason: error.description)
    }
  }
}

/// A file that could be read and is no good.
struct UnusableFile: Error, Equatable, CustomStringConvertible {
  let path: String
  /// A whole sentence.
  let reason: String

  var description: String { "\(path): \(reason)" }
}
