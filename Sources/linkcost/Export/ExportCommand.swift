import Measurement

/// `linkcost export`: results in the form that another tool reads, on standard output.
@MainActor
struct ExportCommand {
  let settings: Settings

  func text() throws -> String {
    let (name, path) = (settings.operands[0], settings.operands[1])
    guard let format = ExportFormat(rawValue: name) else {
      let all = ExportFormat.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError.badValue(option: "FORMAT", value: name, expected: "one of \(all)")
    }
    let bytes = try InputFile.read(path, limit: CompareCommand.fileLimit)
    if format == .otava, bytes.first != UInt8(ascii: "{") {
      return Otava.text(of: try History(csv: bytes, path: path))
    }
    let file = try CompareCommand.decoded(bytes, path: path)
    guard file.results.contains(where: { !$0.counts.isEmpty }) else { throw ExportError.nothing(path: path) }
    return try text(of: file, path: path, as: format)
  }

  private func text(of file: ResultFile, path: String, as format: ExportFormat) throws -> String {
    switch format {
    case .githubActionBenchmark: GitHubActionBenchmark(file).text
    case .bencher: Bencher(file).text
    case .benchstat: Benchstat(file: file, samples: try samples(of: file)).text
    case .openmetrics: OpenMetrics(file: file).text
    case .junit: JUnit(report: try comparison(with: path)).text
    case .otava: Otava.text(of: History(lines: HistoryLine.lines(of: file, occasion: try Occasion(settings))))
    }
  }

  /// What was measured, sample by sample; empty where no file of them is given.
  private func samples(of file: ResultFile) throws -> [Sample] {
    guard let path = settings.samplesPath else { return [] }
    return try SampleFile.samples(in: try InputFile.read(path, limit: SampleFile.limit), path: path, of: file)
  }

  private func comparison(with path: String) throws -> ComparisonReport {
    var settings = settings
    settings.operands = [settings.baselinePath, path]
    return try CompareCommand(settings: settings, environment: [:]).report()
  }
}
