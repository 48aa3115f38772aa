import LinkScreens

/// `linkcost list`: the screens, phases and metrics there are.
@MainActor
struct ListCommand {
  /// - Parameter isAll: whether what does not exist is named too, with the reason.
  static func text(on terminal: Terminal, isAll: Bool = false) -> String {
    let sections = [
      ("Screens, and the system that each needs as it is written", screens),
      ("Containers, each crossed with the destination typical", containers),
      ("Destinations, each crossed with the container stack", destinations),
      ("Phases, step by step; main: those of the main job", phases),
      ("Counts per step, of SwiftUI or of the model alone", counts),
      ("Timings per step, of the processor unless named wall", timings),
    ]
    let absent = isAll ? [("What does not exist, and why", absences(on: terminal))] : []
    return (sections.map { ($0, lines($1, on: terminal)) } + absent).map { title, lines in
      ([terminal.styled(title, .title)] + lines).map { $0 + "\n" }.joined()
    }.joined(separator: "\n")
  }

  private struct Entry {
    let name: String
    let notes: [String]
    let summary: String
  }

  private static var screens: [Entry] {
    Screen.all.map { screen in
      let place = screen.home == .stack ? "" : "; only in \(screen.home.rawValue)"
      return Entry(name: screen.name, notes: [screen.since], summary: screen.summary + place)
    }
  }

  private static var phases: [Entry] {
    Phase.allCases.map { phase in
      Entry(name: phase.rawValue, notes: [Phase.main.contains(phase) ? "main" : ""], summary: phase.summary)
    }
  }

  private static var containers: [Entry] {
    Container.allCases.map { Entry(name: $0.rawValue, notes: [], summary: $0.summary) }
  }

  private static var destinations: [Entry] {
    Destination.allCases.map { Entry(name: $0.rawValue, notes: [], summary: $0.summary) }
  }

  /// What is absent, the reason, and which screens lack it.
  private static func absences(on terminal: Terminal) -> [String] {
    AbsentCases(of: Screen.all).entries.flatMap { entry in
      let isEvery = entry.screens.count == Screen.all.count
      let screens = isEvery ? "every screen" : entry.screens.joined(separator: ", ")
      return ("\(entry.what): \(entry.reason) (\(screens))").wrapped(to: terminal.width - 4).enumerated().map {
        ($0 == 0 ? "  " : "    ") + $1
      }
    }
  }

  private static var counts: [Entry] {
    Metric.counts.map { Entry(name: $0.name, notes: [$0.unit, $0.origin.rawValue], summary: $0.summary) }
  }

  private static var timings: [Entry] {
    TimeMetric.all.map { Entry(name: $0.name, notes: [$0.unit, $0.origin.rawValue], summary: $0.summary) }
  }

  /// Names and notes in columns; the summary is wrapped beside them, or below them on a narrow terminal.
  private static func lines(_ entries: [Entry], on terminal: Terminal) -> [String] {
    let nameWidth = width(entries.map(\.name))
    let noteWidths = entries[0].notes.indices.map { index in width(entries.map { $0.notes[index] }) }
    let isNarrow = terminal.width < 80
    let margin = isNarrow ? 6 : 2 + nameWidth + noteWidths.reduce(0, +)
    return entries.flatMap { entry in
      let notes = zip(entry.notes, noteWidths).map { $0.padded(to: $1) }.joined()
      let first = "  " + entry.name.padded(to: nameWidth) + notes
      let summary = entry.summary.wrapped(to: terminal.width - margin)
      let beside = isNarrow ? [first.trimmedAtEnd] : [first + summary[0]]
      return beside + summary.dropFirst(isNarrow ? 0 : 1).map { "".padded(to: margin) + $0 }
    }
  }

  private static func width(_ texts: [String]) -> Int {
    (texts.map(\.count).max() ?? 0) + 2
  }
}
