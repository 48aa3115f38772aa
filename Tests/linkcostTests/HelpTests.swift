import Testing

@testable import linkcost

@Suite("The help")
struct HelpTests {
  private static let whole = """
    linkcost: what a SwiftUI navigation link costs before anyone taps it

    Usage: linkcost [run] [options]
           linkcost list
           linkcost causes [--screens NAMES] [--phases NAMES] [--rows N]
           linkcost steps --screens NAME --phases NAME --rows N --passes N [--floor]
           linkcost heap --screens NAME --rows N

    Commands:
      run                       count and time the screens (the default)
      list                      the screens, phases and metrics there are
      causes                    why each body ran in one step, the screens side by side
      steps                     the steps of one case, repeated without a clock, for profilers
      heap                      the live heap of one screen, as JSON

    What is measured:
      --rows N[,N...]           rows of the screen; several counts are measured one by one (default:
                                as many as the days file has)
      --screens NAME[,NAME...]  only these screens (default: all; linkcost list names them)
      --phases NAME[,NAME...]   only these phases (default: all; linkcost list names them)
      --days FILE               a CSV of one's own: a date column; further columns become the rows'
                                text

    How it is measured:
      --passes N                steps timed per screen, phase and process, at least (default: as many
                                as the time allows)
      --processes N             processes, one after the other (default: 9); fewer than 6 give no
                                intervals
      --seed N                  seed of the order of samples and of the intervals (default: another
                                one each time; it is printed)
      --quick                   a second or two, for trying: no intervals

    What is written:
      --output DIR              the directory of latest.json and latest.csv, made if it is missing
                                (default: results)
      --json FILE|-             the JSON there instead; - is standard output, without the table
      --csv FILE|-              the CSV there instead; - is standard output, without the table
      --samples FILE            every sample as CSV: process, round, order, times
      --quiet                   no progress and no table, only the files
      --color WHEN              auto, always or never (default: auto, which respects NO_COLOR and uses
                                none in a pipe)

    Everywhere:
      --help                    this text
      --version                 the version

    A list option given twice adds up (--rows 10 --rows 100); any other is replaced.

    Exit status: 0 done, 1 kept for "a regression was found", 2 a wrong command line, bad
    input, or a run that failed.

    """

  private static let list = """
    linkcost list: the screens, phases and metrics there are

    Usage: linkcost list [options]

    What is written:
      --color WHEN              auto, always or never (default: auto, which respects NO_COLOR and uses
                                none in a pipe)

    Everywhere:
      --help                    this text
      --version                 the version

    """

  @Test("of the tool says everything")
  func wholeTool() {
    #expect(Help.text(for: nil) == Self.whole)
  }

  @Test("knows every command that a user may call, and a misspelt one is told")
  func shownCommands() {
    #expect(CommandName.shown == [.run, .list, .causes, .steps, .heap])
    #expect(throws: UsageError.unknownCommand("step", suggestion: "steps")) { try ArgumentParser.parse(["step"]) }
  }

  @Test("of a command says what that command takes")
  func commands() {
    #expect(Help.text(for: .list) == Self.list)
    #expect(Help.text(for: .run).hasPrefix("linkcost run: count and time the screens (the default)\n"))
  }

  @Test("names every option of the table that belongs to the command", arguments: CommandName.allCases)
  func everyOption(command: CommandName) {
    let text = Help.text(for: command)
    for rule in OptionTable.all {
      #expect(text.contains("  \(rule.name) ") == rule.commands.contains(command))
    }
  }
}
