@testable import LinkScreens

/// What SwiftUI itself does in a step, by formula: links, destinations, wrappers, objects, loads, and which bodies run.
/// Worked out from how the screens are written, and stated in their doc comments; not read off the program.
///
/// `v` is the number of rows that are made: all in a stack, those in the viewport in a lazy container. A *run* of a
/// screen is one evaluation of the body that holds the rows.
struct BuiltFormula {
  let container: Container
  let destination: Destination
  let rows: Int
  /// Months whose headers are made.
  let months: Int
  private let pattern: Pattern

  init(screen: String, container: Container, destination: Destination, rows: Int, months: Int) {
    self.container = container
    self.destination = destination
    self.rows = rows
    self.months = container.isLazy ? min(months, 1) : months
    pattern = Pattern(screen)
  }

  /// How a row navigates.
  private struct Pattern {
    /// Made for a row with each run of what holds the link.
    var links = 0
    var destinations = 0
    var wrappers = 0
    /// Whether the link is in the body of a row view, which ends a run of the screen unless the row differs.
    var isInRowView = false
    /// Whether the counter is read by the screen's body.
    var ticksScreen = true
    /// Destinations that a run makes beside the rows.
    var destinationsOnce = 0
    /// Whether the screen's body reads the selection, and makes one link and one destination while there is one.
    var isHiddenLink = false
    /// Whether a closure that escapes makes the destination.
    var isMadeAtPush = false
    var isSavedMaps = false

    init(_ screen: String) {
      switch screen {
      case "control", "control-button": break
      case "eager", "eager-closure", "navigation-view", "tag-selection", "action-link": (links, destinations) = (1, 1)
      case "row-view", "equatable-row": (links, destinations, isInRowView) = (1, 1, true)
      case "isolated": (links, destinations, ticksScreen) = (1, 1, false)
      case "lazy-view": (links, wrappers) = (1, 1)
      case "hidden-link": isHiddenLink = true
      case "value-link": (links, isMadeAtPush) = (1, true)
      case "path", "item": isMadeAtPush = true
      case "is-presented": destinationsOnce = 1
      case "saved-maps": (links, isMadeAtPush, isSavedMaps) = (1, true, true)
      default: fatalError("There is no formula for \(screen): work one out.")
      }
    }
  }

  /// What a step comes to.
  struct Built: Equatable, CustomStringConvertible {
    var links = 0
    var destinations = 0
    var wrappers = 0
    var objects = 0
    var loads = 0
    var destinationBodies = 0
    var wrapperBodies = 0
    var screenBodies = 0

    static func + (left: Built, right: Built) -> Built {
      var sum = left
      sum.links += right.links
      sum.destinations += right.destinations
      sum.wrappers += right.wrappers
      sum.objects += right.objects
      sum.loads += right.loads
      sum.destinationBodies += right.destinationBodies
      sum.wrapperBodies += right.wrapperBodies
      sum.screenBodies += right.screenBodies
      return sum
    }

    static func * (count: Int, step: Built) -> Built { (0..<count).reduce(Built()) { sum, _ in sum + step } }

    var description: String {
      "\(links)/\(destinations)/\(destinationBodies), \(wrappers) wrappers (\(wrapperBodies) bodies), \(objects) "
        + "objects, \(loads) loads, \(screenBodies) screen bodies"
    }
  }

  func built(_ phase: Phase) -> Built {
    let cap = container.isLazy ? 15 * container.laneCount : Int.max
    let visible = min(rows, cap)
    switch phase {
    case .mount: return made(visible, once: true) + ran()
    case .tick: return tick(visible)
    case .burst: return 60 * tick(visible)
    case .appear:
      var fetches = Built()
      fetches.loads = months
      return made(visible, once: true) + ran() + fetches + months * tick(visible)
    case .edit: return changed(to: visible, differing: 1)
    case .insert: return changed(to: min(rows + 1, cap), differing: 1)
    // In a lazy container one that was below comes into view.
    case .delete: return changed(to: min(rows - 1, cap), differing: rows > cap ? 1 : 0)
    case .scroll: return made(min(rows - cap, cap), once: false)
    case .tap: return tap(visible)
    case .tickPushed: return tickPushed(visible)
    case .storeChange:
      var step = Built()
      step.destinationBodies = destination == .typical ? 1 : 0
      return step
    case .pop:
      var step = Built()
      step.screenBodies = pattern.isHiddenLink ? 1 : 0
      return step
    case .deepLink: return 3 * (destinations(1) + entered())
    }
  }

  // MARK: What happens

  private func tick(_ visible: Int) -> Built {
    if !pattern.ticksScreen { return Built() }
    return made(pattern.isInRowView ? 0 : visible, once: true) + ran()
  }

  /// The days change, so the screen runs; where a row view ends the run, only rows that differ are made.
  private func changed(to visible: Int, differing: Int) -> Built {
    made(pattern.isInRowView ? differing : visible, once: true) + ran()
  }

  private func tap(_ visible: Int) -> Built {
    if pattern.wrappers > 0 { return wrapperBody() + destinations(1) + entered() }
    if pattern.isHiddenLink { return link() + destinations(1) + entered() + ran() }
    if pattern.isSavedMaps {
      // The gesture writes the selection, and the link the path: the first pass runs the screen and pushes. Then
      // `onChange` dispatches: the second pass runs the screen again, and hands the pushed screen a fresh closure.
      return 2 * (made(visible, once: true) + ran() + destinations(1)) + entered() + handedOn()
    }
    if pattern.isMadeAtPush { return destinations(1) + entered() }
    if pattern.destinationsOnce > 0 {
      // The first day is selected already, so a tap on it changes the flag alone.
      return visible < 2 ? entered() : made(visible, once: true) + ran() + entered()
    }
    return entered()
  }

  private func tickPushed(_ visible: Int) -> Built {
    let tick = tick(visible)
    if pattern.wrappers > 0 { return tick + wrapperBody() + destinations(1) + handedOn() }
    if pattern.isHiddenLink { return tick + link() + destinations(1) + handedOn() }
    if pattern.isMadeAtPush { return tick + destinations(1) + handedOn() }
    return tick.destinations > 0 ? tick + handedOn() : tick
  }

  // MARK: Parts

  /// Rows, with what each brings.
  private func made(_ count: Int, once: Bool) -> Built {
    var step = destinations(pattern.destinations * count + (once ? pattern.destinationsOnce : 0))
    step.links = pattern.links * count
    step.wrappers = pattern.wrappers * count
    return step
  }

  /// Destinations, with what their initialisers make and load.
  private func destinations(_ count: Int) -> Built {
    var step = Built()
    step.destinations = count
    switch destination {
    case .light, .typical, .callback, .loadingOwned: break
    case .heavy, .loadingLazily: step.objects = count
    case .loading: (step.objects, step.loads) = (count, count)
    }
    return step
  }

  /// A destination is entered: what it owns is made, and what it observes is subscribed to.
  private func entered() -> Built {
    var step = Built()
    step.destinationBodies = 1
    switch destination {
    case .light, .callback, .heavy, .loading: break
    case .typical: step.objects = 1
    case .loadingLazily: step.loads = 1
    case .loadingOwned: (step.objects, step.loads) = (1, 1)
    }
    return step
  }

  /// A destination on screen is handed a newer value: it runs if that differs.
  private func handedOn() -> Built {
    var step = Built()
    switch destination {
    case .light, .typical, .loadingOwned: break
    case .callback, .heavy, .loading: step.destinationBodies = 1
    case .loadingLazily: (step.destinationBodies, step.loads) = (1, 1)
    }
    return step
  }

  private func ran() -> Built { counted { $0.screenBodies = 1 } }
  private func link() -> Built { counted { $0.links = 1 } }
  private func wrapperBody() -> Built { counted { $0.wrapperBodies = 1 } }

  private func counted(_ set: (inout Built) -> Void) -> Built {
    var step = Built()
    set(&step)
    return step
  }
}

extension BuiltFormula.Built {
  /// From the counts of a step.
  init(_ counts: [String: Int]) {
    links = counts["links_built"]!
    destinations = counts["destinations_built"]!
    wrappers = counts["wrappers_built"]!
    objects = counts["objects_built"]!
    loads = counts["loads_started"]!
    destinationBodies = counts["destination_bodies"]!
    wrapperBodies = counts["wrapper_bodies"]!
    screenBodies = counts["screen_bodies"]!
  }
}
