/// What is done to a screen and measured.
public enum Phase: String, CaseIterable, Codable, Sendable {
  case mount, appear, tick, burst, edit, insert, delete, scroll, tap
  case deepLink = "deep-link"
  case tickPushed = "tick-pushed"
  case storeChange = "store-change"
  case pop

  /// Those of the main job; the others are asked for.
  public static let main: [Phase] = [.mount, .tick, .tap, .tickPushed, .pop]

  /// How many ticks a burst is.
  public static let burstCount = 60
  /// How many screens a deep link opens at once.
  public static let deepLinkDepth = 3

  /// Whether there has to be a row for it, so that a screen without rows does not have it.
  public var needsRow: Bool {
    switch self {
    case .mount, .appear, .tick, .burst, .insert, .scroll: false
    case .edit, .delete, .tap, .deepLink, .tickPushed, .storeChange, .pop: true
    }
  }

  /// Whether it leads to a destination, or happens while one is on screen.
  public var needsLink: Bool {
    switch self {
    case .mount, .appear, .tick, .burst, .edit, .insert, .delete, .scroll: false
    case .tap, .deepLink, .tickPushed, .storeChange, .pop: true
    }
  }

  /// Whether a destination appears in its step, is there, or goes.
  var showsDestination: Bool { needsLink }

  /// Whether a plain loop can do the same work, for the work to be held against.
  public var hasFloor: Bool { self == .mount || self == .tick }

  public var summary: String {
    switch self {
    case .mount: "the screen is made, host included, teardown not"
    case .appear: "the screen is made, the months' headers fetch as they appear, and each answer is a tick"
    case .tick: "the screen's counter + 1, a state change that concerns no row"
    case .burst: "60 ticks, each an update of its own"
    case .edit: "the summary of the day in the middle changes"
    case .insert: "a day comes in at the front"
    case .delete: "the day in the middle goes"
    case .scroll: "a lazy container is scrolled by its first page"
    case .tap: "a tap on the middle one of the rows that are made, up to the destination on screen"
    case .deepLink: "three days are opened at once, one upon the other, by writing the path"
    case .tickPushed: "the screen's counter + 1 while the destination is on screen"
    case .storeChange: "the store that destinations read changes while one is on screen"
    case .pop: "the system's back button"
    }
  }
}
