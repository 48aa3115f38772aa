import Measurement

/// The forms in which other tools take results. Each is a file here, and a check with the tool itself or its parser in
/// `Tests/EndToEnd/test_export.py`.
enum ExportFormat: String, CaseIterable, Sendable {
  case githubActionBenchmark = "github-action-benchmark"
  case bencher, benchstat, openmetrics, junit, otava
}

/// Why a result file gives nothing to export, as a whole sentence.
enum ExportError: Error, Equatable, CustomStringConvertible {
  case nothing(path: String)
  case noHistory(path: String, reason: String)
  case badSamples(path: String, reason: String)

  var description: String {
    switch self {
    case .nothing(let path): "\(path) has no line with counts, so there is nothing to export."
    case .noHistory(let path, let reason): "\(path) is no history: \(reason); linkcost history add writes one."
    case .badSamples(let path, let reason):
      "\(path) is no file of samples of this run: \(reason); linkcost run --samples FILE writes one."
    }
  }
}
