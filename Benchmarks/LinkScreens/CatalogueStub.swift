import Measurement

// A stand-in for the catalogue until the screens land: plausible counts, and work that only spins.

public enum Phase: String, CaseIterable, Codable, Sendable {
  case mount, tick, tap
  case tickPushed = "tick-pushed"
  case pop

  public var summary: String {
    switch self {
    case .mount: "the screen appears"
    case .tick: "a state change that concerns no row"
    case .tap: "a tap on a day"
    case .tickPushed: "the same state change while a day is on screen"
    case .pop: "going back from a day"
    }
  }
}

public struct Metric: Sendable {
  public enum Origin: String, Sendable { case swiftUI = "SwiftUI", model = "model" }

  public let name: String
  public let unit: String
  public let origin: Origin
  public let summary: String

  public static let counts = [
    Metric(name: "links_built", unit: "count", origin: .swiftUI, summary: "navigation links initialised"),
    Metric(name: "destinations_built", unit: "count", origin: .swiftUI, summary: "detail views initialised"),
    Metric(name: "destination_bodies", unit: "count", origin: .swiftUI, summary: "detail view bodies run"),
    Metric(name: "screen_bodies", unit: "count", origin: .swiftUI, summary: "runs of the screen's own body"),
    Metric(name: "bodies", unit: "count", origin: .swiftUI, summary: "bodies run in all"),
    Metric(name: "values_received", unit: "count", origin: .model, summary: "view values handed to nodes"),
    Metric(name: "comparisons", unit: "count", origin: .model, summary: "values held against kept ones"),
    Metric(name: "comparisons_equal", unit: "count", origin: .model, summary: "of these, found equal"),
    Metric(name: "nodes_created", unit: "count", origin: .model, summary: "nodes made"),
    Metric(name: "nodes_removed", unit: "count", origin: .model, summary: "nodes taken away"),
    Metric(name: "nodes_live", unit: "count", origin: .model, summary: "nodes there afterwards"),
  ]
}

@MainActor public struct Screen {
  public let name: String
  public let summary: String
  public let since: String
  public let phases: [Phase]

  public static let all = [
    Screen(
      name: "control",
      summary: "the rows, no control in them, no link",
      since: "iOS 13",
      phases: [.mount, .tick]
    ),
    Screen(
      name: "control-button",
      summary: "the rows as buttons, no link",
      since: "iOS 13",
      phases: [.mount, .tick]
    ),
    Screen(
      name: "eager",
      summary: "every row a NavigationLink(destination:label:)",
      since: "iOS 13",
      phases: Phase.allCases
    ),
    Screen(name: "row-view", summary: "the same link inside a Row view", since: "iOS 13", phases: Phase.allCases),
    Screen(
      name: "hidden-link",
      summary: "buttons, and one link driven by an optional selection",
      since: "iOS 13",
      phases: Phase.allCases
    ),
  ]
}

@MainActor public struct Case {
  public let screen: Screen
  public let container = "stack"
  public let destination = "typical"
  public let rows: Int
  public let phase: Phase

  public init(screen: Screen, rows: Int, phase: Phase) {
    self.screen = screen
    self.rows = rows
    self.phase = phase
  }

  public var key: String { "\(screen.name)/\(container)/\(destination)/\(rows)/\(phase.rawValue)" }

  public static func bytesPerRow(of screen: Screen) -> Int { 400 }

  public func counts(days: DayTable) throws -> [String: Int] {
    let perRow = screen.name == "eager" || (screen.name == "row-view" && phase == .mount)
    let pairs: Int =
      switch phase {
      case .mount, .tick: perRow ? rows : 0
      case .tickPushed: perRow ? rows : screen.name == "hidden-link" ? 1 : 0
      case .tap: screen.name == "hidden-link" ? 1 : 0
      case .pop: 0
      }
    let runsAgain = phase == .mount || phase == .tick || phase == .tickPushed || screen.name == "hidden-link"
    let work = runsAgain ? rows : 1
    return [
      "links_built": pairs, "destinations_built": pairs, "destination_bodies": phase == .tap ? 1 : 0,
      "screen_bodies": runsAgain ? 1 : 0, "bodies": work + 2, "values_received": work * 3,
      "comparisons": phase == .mount ? 0 : work * 2, "comparisons_equal": phase == .mount ? 0 : work,
      "nodes_created": phase == .mount ? rows * 3 : 0, "nodes_removed": 0, "nodes_live": rows * 3,
    ]
  }

  public func subject(days: DayTable, expecting: [String: Int]) -> any Measurable {
    Spin(iterations: 50 + 100 * ((expecting["values_received"] ?? 0) + (expecting["links_built"] ?? 0)))
  }

  public func floor(days: DayTable) -> (any Measurable)? {
    phase == .mount || phase == .tick ? Spin(iterations: 50 + 100 * rows) : nil
  }

  public func liveHeapBytes(days: DayTable) throws -> Int { rows * 400 }
}

@MainActor private final class Spin: Measurable {
  let stepLimit = Int.max
  private let iterations: Int
  private var state: UInt64 = 1

  init(iterations: Int) { self.iterations = iterations }

  func prepare(steps: Int) {}

  func run(steps: Int) {
    for _ in 0..<(steps * iterations) { state = state &* 6_364_136_223_846_793_005 &+ 1 }
  }

  func verify(steps: Int) throws { precondition(state != 0) }
}
