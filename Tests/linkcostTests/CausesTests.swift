import LinkScreens
import Measurement
import Testing

@testable import linkcost

@Suite("linkcost causes")
@MainActor
struct CausesTests {
  private static let legend = """
    Why each body ran in one step, in order. @self: the view's value is another one, or the first.
    @identity: its storage is new. _name: that property is another one, or the first. A line that
    begins with 2 x stands for two equal lines, one after the other. Below: what the step built, and
    how many values it compared.

    """

  private func text(
    _ screens: [String],
    _ phases: [String],
    rows: [Int],
    width: Int = Terminal.widest
  ) throws -> String {
    let settings = Settings(rows: rows, screens: screens, phases: phases)
    let terminal = Terminal(width: width, isColored: false)
    return try CausesCommand.text(settings, surroundings: .fixed(), on: terminal)
  }

  @Test("puts the screens side by side, with what the step built below")
  func sideBySide() throws {
    #expect(
      try text(["eager", "row-view", "hidden-link"], ["tick", "pop"], rows: [3]) == Self.legend + """

        tick, 3 rows: the screen's counter + 1, a state change that concerns no row
          eager                row-view               hidden-link
          EagerScreen: _ticks  RowViewScreen: _ticks  HiddenLinkScreen: _ticks
          CalendarView: @self  CalendarView: @self    CalendarView: @self
          3 links              0 links                0 links
          3 destinations       0 destinations         0 destinations
          12 compared          6 compared             13 compared

        pop, 3 rows: the system's back button
          eager           row-view        hidden-link
          (no body ran)   (no body ran)   HiddenLinkScreen: _selected
                                          CalendarView: @self
          0 links         0 links         0 links
          0 destinations  0 destinations  0 destinations
          0 compared      0 compared      13 compared

        """
    )
  }

  @Test("puts screens that do not fit the terminal below each other, and equal lines that follow each other into one")
  func belowEachOther() throws {
    #expect(
      try text(["eager", "row-view"], ["mount"], rows: [1_000, 1], width: 97).hasSuffix(
        """

        mount, 1,000 rows: the screen is made, host included, teardown not
          eager
          EagerScreen: @self, @identity, _months, _ticks
          CalendarView: @self
          1,000 links
          1,000 destinations
          0 compared

          row-view
          RowViewScreen: @self, @identity, _months, _ticks
          CalendarView: @self
          1,000 x Row: @self
          1,000 links
          1,000 destinations
          0 compared

        mount, 1 row: the screen is made, host included, teardown not
          eager
          EagerScreen: @self, @identity, _months, _ticks
          CalendarView: @self
          1 link
          1 destination
          0 compared

          row-view
          RowViewScreen: @self, @identity, _months, _ticks
          CalendarView: @self
          Row: @self
          1 link
          1 destination
          0 compared

        """
      )
    )
  }

  @Test("summarises only lines that follow each other")
  func runs() {
    func list(_ lines: [String]) -> [String] { CausesText.list(StepCauses(lines: lines, counts: [:])) }
    #expect(list([]) == ["(no body ran)"])
    #expect(list(["A: @self"]) == ["A: @self"])
    #expect(list(["A: @self", "A: @self", "B: _b", "A: @self"]) == ["2 x A: @self", "B: _b", "A: @self"])
    #expect(list(Array(repeating: "Row: @self", count: 1_460)) == ["1,460 x Row: @self"])
  }

  @Test("leaves out the phases that a screen does not have, and refuses where nothing is left")
  func absentPhases() throws {
    #expect(try !text(["control", "eager"], ["tap"], rows: [1]).contains("control"))
    #expect(throws: UsageError.nothingToMeasure(screens: ["control"], phases: ["tap"])) {
      try text(["control"], ["tap"], rows: [1])
    }
    #expect(
      throws: UsageError.unknownName(kind: .screen, name: "eagr", suggestion: "eager", all: Screen.all.map(\.name))
    ) {
      try text(["eagr"], [], rows: [1])
    }
  }
}
