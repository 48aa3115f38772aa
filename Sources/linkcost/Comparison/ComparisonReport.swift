import Measurement

/// A comparison and what was compared, for those who write it down in one form or another.
struct ComparisonReport: Equatable {
  struct Side: Equatable {
    let path: String
    let file: ResultFile
  }

  let baseline: Side
  let current: Side
  let comparison: Comparison

  var status: ExitStatus {
    switch comparison.verdict {
    case .regression: .regression
    case .unresolved: .unresolved
    case .improvement, .unchanged: .success
    }
  }

  /// Whether a line must say more than screen, rows and phase to be told from another.
  var hasOneContainer: Bool { isOne(\.container) && isOne(\.destination) }

  private func isOne(_ name: (ResultFile.Result) -> String) -> Bool {
    Set((baseline.file.results + current.file.results).map(name)).count < 2
  }
}
