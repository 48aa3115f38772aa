@testable import LinkScreens

/// The eleven counts of every step, by formula: worked out from how the screens are written, not read off the program.
///
/// `R` is the number of rows, `M` the number of months they lie in. `EmptyView`, `Group`, an absent optional and a
/// pair of children have no node and take no value.
///
/// What a mounted screen consists of:
///
/// | where | nodes | compared on a run of the screen | only handed on |
/// |---|---|---|---|
/// | once | the screen, `onAppear`, `NavigationStack`, `navigationTitle`, the calendar, `ScrollView`, `VStack`, `ForEach` of the months: 8 | title, calendar: 2 | all but these and the screen, where the run starts: 5 |
/// | once, `hidden-link` | `background` as well: 9 | 2 | 6 |
/// | a month | `Section`, `onAppear` of the header, the header's `Text`, `ForEach` of the days: 4 | the header: 1 | 3 |
/// | a row | see `Row` | | |
/// | details on screen | the detail view, `navigationTitle`, `VStack`, four `Text`s, the button and its `Text`: 9 | none: the destination is equal | none |
/// | the hidden link, while a day is selected | itself; its label is empty: 1 | its destination: 1 | none |
///
/// The calendar is never equal, since both closures it is given capture the screen, and neither is a row's button.
/// The title is unequal where the counter went up. All else that is compared is equal.
struct CountFormula {
  /// What one row consists of, and what a run of the screen does to it.
  struct Row {
    /// Control or row view, `HStack` and two `Text`s.
    var nodes: Int
    /// Links made with it at mount, each with a destination.
    var linksAtMount = 0
    /// Bodies run for it at mount.
    var bodiesAtMount = 0
    /// Links made for it when the screen runs again, each with a destination.
    var linksAtRun = 0
    var compared: Int
    var unequal = 0
    var handedOn: Int
  }

  let row: Row
  /// Whether the screen's own state holds the selection, and a link behind the calendar follows it.
  let hasHiddenLink: Bool

  /// `nil` for a screen that has no formula yet.
  init?(screen: String) {
    hasHiddenLink = screen == "hidden-link"
    switch screen {
    // HStack, two texts.
    case "control": row = Row(nodes: 3, compared: 2, handedOn: 1)
    // The button is compared as well, and unequal.
    case "control-button", "hidden-link": row = Row(nodes: 4, compared: 3, unequal: 1, handedOn: 1)
    // The link is compared as well, and equal.
    case "eager": row = Row(nodes: 4, linksAtMount: 1, linksAtRun: 1, compared: 3, handedOn: 1)
    // The row view has a body, which has the link; its value is equal, so that a run of the screen ends there.
    case "row-view": row = Row(nodes: 5, linksAtMount: 1, bodiesAtMount: 1, compared: 1, handedOn: 0)
    default: return nil
    }
  }

  /// The counts of one step, by the names of `Metric.counts`.
  func counts(_ phase: Phase, rows: Int, months: Int) -> [String: Int] {
    let mounted = (hasHiddenLink ? 9 : 8) + 4 * months + row.nodes * rows
    var step = Step(nodesLive: mounted)
    switch phase {
    case .mount:
      step.links = row.linksAtMount * rows
      step.screenBodies = 1
      // The screen and the calendar.
      step.bodies = 2 + row.bodiesAtMount * rows
      step.nodesCreated = mounted
    case .tick:
      addRun(to: &step, rows: rows, months: months, titleChanges: true)
    case .tap:
      if hasHiddenLink {
        addRun(to: &step, rows: rows, months: months, titleChanges: false)
        step.links += 1
      }
      step.detailBodies = 1
      step.bodies += 1
      step.nodesCreated = visited
      step.nodesLive += visited
    case .tickPushed:
      addRun(to: &step, rows: rows, months: months, titleChanges: true)
      if hasHiddenLink {
        step.links += 1
        step.compared += 1
      }
      step.nodesLive += visited
    case .pop:
      if hasHiddenLink { addRun(to: &step, rows: rows, months: months, titleChanges: false) }
      step.nodesRemoved = visited
    }
    return step.byName
  }

  /// Nodes that are there only while details are on screen.
  private var visited: Int { hasHiddenLink ? 10 : 9 }

  /// Adds one run of the screen's body: the screen, the calendar, all months and rows.
  private func addRun(to step: inout Step, rows: Int, months: Int, titleChanges: Bool) {
    step.screenBodies += 1
    step.bodies += 2
    step.links += row.linksAtRun * rows
    step.compared += 2 + months + row.compared * rows
    step.unequal += (titleChanges ? 2 : 1) + row.unequal * rows
    step.handedOn += (hasHiddenLink ? 6 : 5) + 3 * months + row.handedOn * rows
  }

  private struct Step {
    /// Each made with a destination.
    var links = 0
    var detailBodies = 0
    var screenBodies = 0
    var bodies = 0
    var compared = 0
    var unequal = 0
    var handedOn = 0
    var nodesCreated = 0
    var nodesRemoved = 0
    var nodesLive: Int

    var byName: [String: Int] {
      [
        "links_built": links,
        "destinations_built": links,
        "destination_bodies": detailBodies,
        "screen_bodies": screenBodies,
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
