import LinkScreens
import Measurement

/// The answer to the question the tool is named after: `eager` against `hidden-link`, in sentences.
struct Verdict {
  private static let lazy = "hidden-link"
  /// The rows of `hidden-link` without its link.
  private static let lazyRows = "control-button"

  let results: [ResultFile.Result]

  /// Empty where one of the two screens was not measured.
  func sentences(rows: Int) -> [String] {
    [difference(rows: rows), winners(rows: rows), balance(rows: rows), surprise(rows: rows)].compactMap(\.self)
  }

  // MARK: What is built

  private func difference(rows: Int) -> String? {
    guard let eager = built(.mount, RatioToEager.reference, rows), let lazy = built(.mount, Self.lazy, rows) else {
      return nil
    }
    let again =
      built(.tick, RatioToEager.reference, rows).map { $0 == eager && $0 != (0, 0) } ?? false
      ? " eager builds all of its own again at each state change." : ""
    return "At mount, eager builds \(Figure.counted(eager.links, "link", "links")) and "
      + "\(Figure.counted(eager.destinations, "destination", "destinations")), hidden-link "
      + "\(Figure.whole(lazy.links)) and \(Figure.whole(lazy.destinations)): a difference of "
      + "\(Figure.whole(eager.links + eager.destinations - lazy.links - lazy.destinations)).\(again)"
  }

  private func built(_ phase: Phase, _ screen: String, _ rows: Int) -> (links: Int, destinations: Int)? {
    let counts = result(phase, screen, rows)?.counts
    guard let links = counts?["links_built"], let destinations = counts?["destinations_built"] else { return nil }
    return (links, destinations)
  }

  // MARK: What is faster

  private func winners(rows: Int) -> String? {
    var wins: [String: [String]] = [:]
    var open: [String] = []
    for phase in Phase.main {
      guard let ratio = ratio(phase, Self.lazy, rows) else { continue }
      guard ratio.isDecided else {
        open.append(Self.name(of: phase))
        continue
      }
      let times = Figure.short(max(ratio.value, 1 / ratio.value))
      wins[Self.winner(ratio), default: []].append(
        "\(Self.name(of: phase)) (\(times) times as fast\(ratio.isWide ? ", wide" : ""))"
      )
    }
    var parts = [Self.lazy, RatioToEager.reference].compactMap { screen in
      wins[screen].map { "\(screen) wins \(Self.list($0))" }
    }
    if !open.isEmpty { parts.append("too close to call: \(Self.list(open))") }
    return parts.isEmpty ? nil : parts.joined(separator: "; ") + "."
  }

  /// How many state changes it takes until what one of the two saves at mount is lost again.
  private func balance(rows: Int) -> String? {
    guard let mount = ratio(.mount, Self.lazy, rows), let tick = ratio(.tick, Self.lazy, rows), tick.isDecided,
      let saved = gap(.mount, rows), let lost = gap(.tick, rows)
    else { return nil }
    guard mount.isDecided else { return "So \(Self.winner(tick)) wins as soon as the state changes." }
    let first = Self.winner(mount)
    guard Self.winner(tick) != first else { return "So \(first) wins, however often the state changes." }
    guard saved > 0, lost > 0 else { return nil }
    let changes = max(1, Int((saved / lost).rounded(.up)))
    let when = changes == 1 ? "with the first state change" : "after \(Figure.whole(changes)) state changes"
    return "So \(Self.winner(tick)) wins wherever state changes: what \(first) saves at mount is gone \(when)."
  }

  /// By how many nanoseconds the two screens differ: by the ratio, which is surer than the difference of the medians.
  private func gap(_ phase: Phase, _ rows: Int) -> Double? {
    guard let eager = result(phase, RatioToEager.reference, rows)?.time?.cpuMedianNanoseconds,
      let ratio = ratio(phase, Self.lazy, rows)
    else { return nil }
    return eager * abs(1 - ratio.value)
  }

  /// Where `hidden-link` loses, it is mostly not by its link.
  private func surprise(rows: Int) -> String? {
    guard ratio(.tick, Self.lazy, rows) != nil, let buttons = ratio(.tick, Self.lazyRows, rows), buttons.isDecided,
      buttons.value > 1
    else { return nil }
    return "Perhaps a surprise: rows that are buttons cost more than rows that are links. \(Self.lazyRows), which is "
      + "hidden-link without its link, takes \(Figure.short(buttons.value)) times as long as eager at each state "
      + "change: an action that captures the screen is a new closure each time, and never equal to the one before."
  }

  // MARK: Words

  private func ratio(_ phase: Phase, _ screen: String, _ rows: Int) -> RatioToEager? {
    guard result(phase, RatioToEager.reference, rows) != nil else { return nil }
    return RatioToEager(result(phase, screen, rows)?.time)
  }

  private func result(_ phase: Phase, _ screen: String, _ rows: Int) -> ResultFile.Result? {
    results.first { $0.screen == screen && $0.rows == rows && $0.phase == phase.rawValue }
  }

  private static func winner(_ ratio: RatioToEager) -> String { ratio.value < 1 ? lazy : RatioToEager.reference }

  private static func name(of phase: Phase) -> String {
    switch phase {
    case .mount: "mount"
    case .tick: "each state change"
    case .tap: "a tap"
    case .tickPushed: "a state change while a day is open"
    case .pop: "going back"
    case .appear, .burst, .edit, .insert, .delete, .scroll, .deepLink, .storeChange: phase.rawValue
    }
  }

  private static func list(_ parts: [String]) -> String {
    parts.count < 2
      ? parts.joined() : parts.dropLast().joined(separator: ", ") + " and " + parts[parts.count - 1]
  }
}
