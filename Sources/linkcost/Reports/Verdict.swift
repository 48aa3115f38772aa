import LinkScreens
import Measurement

/// The answer to the question the tool is named after: `eager` against `hidden-link`, in sentences.
struct Verdict {
  private static let lazy = "hidden-link"

  let results: [ResultFile.Result]

  /// Empty where one of the two screens was not measured.
  func sentences(rows: Int) -> [String] {
    [difference(rows: rows), winner(rows: rows)].compactMap(\.self)
  }

  private func difference(rows: Int) -> String? {
    guard let eager = built(RatioToEager.reference, rows: rows), let lazy = built(Self.lazy, rows: rows) else {
      return nil
    }
    return "At mount, eager builds \(Figure.counted(eager.links, "link", "links")) and "
      + "\(Figure.counted(eager.destinations, "destination", "destinations")), hidden-link "
      + "\(Figure.whole(lazy.links)) and \(Figure.whole(lazy.destinations)): a difference of "
      + "\(Figure.whole(eager.links + eager.destinations - lazy.links - lazy.destinations))."
  }

  private func built(_ screen: String, rows: Int) -> (links: Int, destinations: Int)? {
    let counts = result(screen, rows: rows, phase: .mount)?.counts
    guard let links = counts?["links_built"], let destinations = counts?["destinations_built"] else { return nil }
    return (links, destinations)
  }

  private func winner(rows: Int) -> String? {
    var lazyWins: [String] = []
    var eagerWins: [String] = []
    var open: [String] = []
    for phase in Phase.allCases {
      guard result(RatioToEager.reference, rows: rows, phase: phase) != nil,
        let ratio = RatioToEager(result(Self.lazy, rows: rows, phase: phase)?.time)
      else { continue }
      if !ratio.isDecided {
        open.append(phase.rawValue)
      } else if ratio.value < 1 {
        lazyWins.append("\(phase.rawValue) (\(Figure.short(1 / ratio.value)) times as fast)")
      } else {
        eagerWins.append("\(phase.rawValue) (\(Figure.short(ratio.value)) times as fast)")
      }
    }
    let parts = [
      lazyWins.isEmpty ? nil : "hidden-link wins \(Self.list(lazyWins))",
      eagerWins.isEmpty ? nil : "eager wins \(Self.list(eagerWins))",
      open.isEmpty ? nil : "\(Self.list(open)) \(open.count == 1 ? "is" : "are") too close to call",
    ].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: "; ") + "."
  }

  private func result(_ screen: String, rows: Int, phase: Phase) -> ResultFile.Result? {
    results.first { $0.screen == screen && $0.rows == rows && $0.phase == phase.rawValue }
  }

  private static func list(_ parts: [String]) -> String {
    parts.count < 2
      ? parts.joined() : parts.dropLast().joined(separator: ", ") + " and " + parts[parts.count - 1]
  }
}
