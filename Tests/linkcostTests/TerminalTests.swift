import Testing

@testable import linkcost

@Suite("The terminal")
struct TerminalTests {
  @Test(
    "is as wide as it says, within what the table can do",
    arguments: [
      (true, 80, [:], 80), (true, 300, [:], 98), (true, 20, [:], 60), (true, nil, [:], 98), (false, 80, [:], 98),
      (true, 80, ["COLUMNS": "70"], 70), (false, nil, ["COLUMNS": "70"], 70), (true, 80, ["COLUMNS": "wide"], 80),
      (true, 80, ["COLUMNS": "0"], 80),
    ] as [(Bool, Int?, [String: String], Int)]
  )
  func width(isTerminal: Bool, columns: Int?, environment: [String: String], width: Int) {
    let terminal = Terminal(isTerminal: isTerminal, columns: columns, environment: environment, color: .auto)
    #expect(terminal.width == width)
  }

  @Test(
    "is coloured where that is asked for, or by itself where nothing speaks against it",
    arguments: [
      (true, [:], .auto, true), (false, [:], .auto, false), (false, [:], .always, true), (true, [:], .never, false),
      (true, ["NO_COLOR": "1"], .auto, false), (true, ["NO_COLOR": ""], .auto, true),
      (true, ["TERM": "dumb"], .auto, false), (true, ["NO_COLOR": "1"], .always, true),
    ] as [(Bool, [String: String], ColorChoice, Bool)]
  )
  func color(isTerminal: Bool, environment: [String: String], choice: ColorChoice, isColored: Bool) {
    let terminal = Terminal(isTerminal: isTerminal, columns: 80, environment: environment, color: choice)
    #expect(terminal.isColored == isColored)
    #expect(terminal.styled("x", .title) == (isColored ? "\u{1B}[1mx\u{1B}[0m" : "x"))
  }
}
