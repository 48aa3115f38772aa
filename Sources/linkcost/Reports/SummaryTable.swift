import LinkScreens
import Measurement

/// The results as a person reads them: one small table for each phase, of one row count and combination, under
/// the question that it answers.
@MainActor
struct SummaryTable {
  let results: [ResultFile.Result]
  let terminal: Terminal

  /// A title, then the heading and a line per screen, for every phase that any screen has.
  func lines() -> [String] {
    Phase.allCases.flatMap { phase -> [String] in
      let present = results.filter { $0.phase == phase.rawValue && !$0.counts.isEmpty }
      guard !present.isEmpty else { return [] }
      let question = Question(of: phase)
      let isFirst = Phase.allCases.first { Question(of: $0) == question && isPresent($0) } == phase
      let heading = isFirst ? [terminal.styled(question.rawValue.uppercased(), .title)] : []
      let title = terminal.styled("\(Self.title(of: phase)) (\(phase.rawValue))", .title)
      return heading + [title] + PhaseColumns(results: present, phase: phase).table.lines(on: terminal) + [""]
    }
  }

  private func isPresent(_ phase: Phase) -> Bool {
    results.contains { $0.phase == phase.rawValue && !$0.counts.isEmpty }
  }

  private static func title(of phase: Phase) -> String {
    switch phase {
    case .mount: "Built when the screen appears"
    case .appear: "Done when the screen appears, its headers fetch, and every answer is a state change"
    case .burst: "Rebuilt by 60 such changes"
    case .edit: "Rebuilt when one day changes"
    case .insert: "Done when a day comes in at the front"
    case .delete: "Done when a day goes"
    case .scroll: "Made by scrolling a page"
    case .deepLink: "Done by opening three days at once"
    case .storeChange: "Done by a change of the store while a day is open"
    case .tick: "Rebuilt by a state change that concerns no row"
    case .tap: "Done by a tap on a day"
    case .tickPushed: "Rebuilt by the same change while a day is open"
    case .pop: "Done by going back"
    }
  }
}

/// What people ask, and which phases answer it.
enum Question: String {
  case beforeAnyoneTaps = "Before anyone taps"
  case onEveryStateChange = "On every state change"
  case whenDaysChange = "When the days change"
  case whenScrolled = "When it is scrolled"
  case atTheTap = "At the tap"
  case whileADayIsOpen = "While a day is open"
  case goingBack = "On the way back"

  init(of phase: Phase) {
    switch phase {
    case .mount, .appear: self = .beforeAnyoneTaps
    case .tick, .burst: self = .onEveryStateChange
    case .edit, .insert, .delete: self = .whenDaysChange
    case .scroll: self = .whenScrolled
    case .tap, .deepLink: self = .atTheTap
    case .tickPushed, .storeChange: self = .whileADayIsOpen
    case .pop: self = .goingBack
    }
  }
}
