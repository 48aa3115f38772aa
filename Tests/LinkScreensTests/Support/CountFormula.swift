@testable import LinkScreens

/// Every count of every step of the main job, and of a burst, in a stack with `typical`, by formula: worked out from how
/// the screens are written, not read off the program. What SwiftUI builds stands in `BuiltFormula`; the rest is here.
///
/// `R` is the number of rows, `M` the number of months they lie in. `EmptyView`, `Group`, a condition, an absent
/// optional and a pair of children have no node and take no value.
///
/// What a mounted screen consists of:
///
/// | where | nodes | compared on a run of the screen | only handed on |
/// |---|---|---|---|
/// | once | the screen, `onAppear`, `NavigationStack`, `navigationTitle`, the calendar, `ScrollView`, `VStack`, `ForEach` of the months: 8 | title, calendar: 2 | all but these and the screen, where the run starts: 5 |
/// | once, beside these | see `Once` | | |
/// | a month | `Section`, `onAppear` of the header, the header's `Text`, `ForEach` of the days: 4 | the header: 1 | 3 |
/// | a row | see `Row` | | |
/// | details on screen | the detail view, `navigationTitle`, `VStack`, four children, the button and its `Text`: 9 | the destination, where it is made again | none |
///
/// The calendar is never equal, since both closures it is given capture the screen, and neither is a row's button. The
/// title is unequal where the counter went up. All else that is compared is equal unless something is said.
struct CountFormula {
  /// What one row consists of, and what a run of the screen does to it.
  private struct Row {
    var nodes: Int
    var bodiesAtMount = 0
    var bodiesAtRun = 0
    var compared: Int
    var unequal = 0
    var handedOn: Int

    // `HStack`, two texts.
    static let label = Row(nodes: 3, compared: 2, handedOn: 1)
    // The button is compared as well, and unequal.
    static let button = Row(nodes: 4, compared: 3, unequal: 1, handedOn: 1)
    // The link is compared as well, and equal.
    static let link = Row(nodes: 4, compared: 3, handedOn: 1)
    // The link's wrapper is a fresh closure, and unequal.
    static let wrapped = Row(nodes: 4, compared: 3, unequal: 1, handedOn: 1)
    // The row view has a body, which has the link; its value is equal, so that a run of the screen ends there.
    static let rowView = Row(nodes: 5, bodiesAtMount: 1, compared: 1, handedOn: 0)
    // `EquatableView` as well, which alone is compared.
    static let equatableRow = Row(nodes: 6, bodiesAtMount: 1, compared: 1, handedOn: 0)
    // The row, `background`, the button with its label, `hidden`, the link. The row and the button are unequal; the
    // background, `hidden` and the label's `HStack` hand on.
    static let action = Row(nodes: 8, bodiesAtMount: 1, bodiesAtRun: 1, compared: 5, unequal: 2, handedOn: 3)
  }

  /// What a screen has once, beside what all have.
  private struct Once {
    var nodes = 0
    var compared = 0
    var handedOn = 0

    // `background` around the rows, and the store in the environment, which is compared.
    static let hiddenLink = Once(nodes: 2, compared: 1, handedOn: 1)
    // `navigationDestination`, which has nothing to compare.
    static let closure = Once(nodes: 1, handedOn: 1)
    // `navigationDestination(isPresented:)` compares its destination.
    static let presented = Once(nodes: 1, compared: 1)
    // A `VStack` around the rows; the counter, its `onAppear` and its `Text`.
    static let isolated = Once(nodes: 4)
  }

  private let screen: String
  private let row: Row
  private let once: Once

  /// `nil` for a screen that has no formula: one that does not exist in a stack.
  init?(screen: String) {
    self.screen = screen
    switch screen {
    case "control": (row, once) = (.label, Once())
    case "control-button": (row, once) = (.button, Once())
    case "eager", "eager-closure", "navigation-view", "tag-selection": (row, once) = (.link, Once())
    case "row-view": (row, once) = (.rowView, Once())
    case "equatable-row": (row, once) = (.equatableRow, Once())
    case "isolated": (row, once) = (.link, .isolated)
    case "lazy-view": (row, once) = (.wrapped, Once())
    case "hidden-link": (row, once) = (.button, .hiddenLink)
    case "action-link": (row, once) = (.action, Once())
    case "value-link": (row, once) = (.link, .closure)
    case "path", "item": (row, once) = (.button, .closure)
    case "is-presented": (row, once) = (.button, .presented)
    default: return nil
    }
  }

  /// The counts of one step, by the names of `Metric.counts`.
  func counts(_ phase: Phase, rows: Int, months: Int) -> [String: Int] {
    let formula = BuiltFormula(screen: screen, container: .stack, destination: .typical, rows: rows, months: months)
    let built = formula.built(phase)
    let mounted = 8 + once.nodes + 4 * months + row.nodes * rows
    var step = Step(built: built, nodesLive: mounted)
    switch phase {
    case .mount:
      // The screen and the calendar; the counter of `isolated`.
      step.bodies = 2 + (screen == "isolated" ? 1 : 0) + row.bodiesAtMount * rows
      step.nodesCreated = mounted
    case .tick: addTick(to: &step, rows: rows, months: months)
    case .burst: for _ in 0..<60 { addTick(to: &step, rows: rows, months: months) }
    case .tap:
      if built.screenBodies > 0 { addRun(to: &step, rows: rows, months: months, titleChanges: false) }
      // Another day is selected than before.
      if screen == "is-presented", built.screenBodies > 0 { step.unequal += 1 }
      step.bodies += 1 + built.wrapperBodies
      step.nodesCreated = visited
      step.nodesLive += visited
    case .tickPushed:
      addTick(to: &step, rows: rows, months: months)
      step.bodies += built.wrapperBodies
      step.nodesLive += visited
      switch screen {
      // The link's destination; or the destination that the closure has made, against the one on screen.
      case "hidden-link", "value-link", "path", "item": step.compared += 1
      // The wrapper on screen, which is unequal, and the destination in it.
      case "lazy-view": (step.compared, step.unequal) = (step.compared + 2, step.unequal + 1)
      default: break
      }
    case .pop:
      if built.screenBodies > 0 { addRun(to: &step, rows: rows, months: months, titleChanges: false) }
      step.nodesRemoved = visited
    case .appear, .edit, .insert, .delete, .scroll, .deepLink, .storeChange:
      fatalError("There is no formula for every count of \(phase.rawValue).")
    }
    return step.byName
  }

  /// Nodes that are there only while details are on screen: the hidden link, or the wrapper, as well.
  private var visited: Int { ["hidden-link", "lazy-view"].contains(screen) ? 10 : 9 }

  private func addTick(to step: inout Step, rows: Int, months: Int) {
    guard screen == "isolated" else { return addRun(to: &step, rows: rows, months: months, titleChanges: true) }
    // The counter's body: `onAppear` hands on, the text differs.
    step.bodies += 1
    step.compared += 1
    step.unequal += 1
    step.handedOn += 1
  }

  /// Adds one run of the screen's body: the screen, the calendar, all months and rows.
  private func addRun(to step: inout Step, rows: Int, months: Int, titleChanges: Bool) {
    step.bodies += 2 + row.bodiesAtRun * rows
    step.compared += 2 + once.compared + months + row.compared * rows
    step.unequal += (titleChanges ? 2 : 1) + row.unequal * rows
    step.handedOn += 5 + once.handedOn + 3 * months + row.handedOn * rows
  }

  private struct Step {
    var built: BuiltFormula.Built
    var bodies = 0
    var compared = 0
    var unequal = 0
    var handedOn = 0
    var nodesCreated = 0
    var nodesRemoved = 0
    var nodesLive: Int

    init(built: BuiltFormula.Built, nodesLive: Int) {
      self.built = built
      self.nodesLive = nodesLive
    }

    var byName: [String: Int] {
      [
        "links_built": built.links,
        "destinations_built": built.destinations,
        "wrappers_built": built.wrappers,
        "objects_built": built.objects,
        "loads_started": built.loads,
        "destination_bodies": built.destinationBodies,
        "wrapper_bodies": built.wrapperBodies,
        "screen_bodies": built.screenBodies,
        "bodies": bodies,
        "values_received": compared + handedOn,
        "comparisons": compared,
        "comparisons_equal": compared - unequal,
        "nodes_created": nodesCreated,
        "nodes_removed": nodesRemoved,
        "nodes_live": nodesLive,
      ]
    }
  }
}
