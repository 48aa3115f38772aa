/// What is done to a screen and measured.
public enum Phase: String, CaseIterable, Codable, Sendable {
  case mount
  case tick
  case tap
  case tickPushed = "tick-pushed"
  case pop

  /// Whether a day has to be tapped for it, so that a screen without rows does not have it.
  public var needsRow: Bool {
    switch self {
    case .mount, .tick: false
    case .tap, .tickPushed, .pop: true
    }
  }

  /// Whether a plain loop can do the same work, for the work to be held against.
  public var hasFloor: Bool { self == .mount || self == .tick }

  public var summary: String {
    switch self {
    case .mount: "the screen is made, host included, teardown not"
    case .tick: "the screen's counter + 1, a state change that concerns no row"
    case .tap: "a tap on the row in the middle, up to the destination on screen"
    case .tickPushed: "the screen's counter + 1 while the destination is on screen"
    case .pop: "the system's back button"
    }
  }
}
