import LinkScreens
import Measurement

/// Counts of SwiftUI's where its behaviour is not settled, so that the figure is the model's choice: they are marked.
@MainActor enum Unsettled {
  nonisolated static let mark = "*"

  static func isChoice(_ result: ResultFile.Result, _ count: String) -> Bool {
    guard let phase = Phase(rawValue: result.phase), result.counts[count] ?? 0 > 0 else { return false }
    return Metric.isChoice(count, of: result.screen, in: phase)
  }
}
