import Testing

@testable import linkcost

@Suite("The help")
struct HelpTests {
  private static let whole = """
    linkcost: what a SwiftUI navigation link costs before anyone taps it

    Usage: linkcost [run] [options]
           linkcost compare BASELINE CURRENT [--counts-only] [--policy FILE] [--format FORMAT]
           linkcost duel OLD NEW [--policy FILE] [--calibration FILE] [--format FORMAT]
           linkcost duel --self
           linkcost calibrate [--build FILE] [-o FILE]
           linkcost accept CURRENT --reason TEXT [-o FILE]
           linkcost list [--all]
           linkcost causes [--screens NAMES] [--phases NAMES] [--rows N]
           linkcost explain SCREEN [--phase NAME] [--rows N] [--json FILE]
           linkcost tree SCREEN [--phase NAME] [--rows N] [--format text|dot|json]
           linkcost trace SCREEN [--phase NAME] [--rows N] [-o FILE]
           linkcost sweep [--screens NAMES] [--rows N,N,...] [--destinations NAMES] [--csv FILE]
           linkcost steps --screens NAME --phases NAME --rows N --passes N [--floor]
           linkcost heap --screens NAME --rows N
           linkcost export FORMAT RESULTS [--baseline FILE] [--samples FILE]
           linkcost history add RESULTS [-o FILE] [--commit TEXT] [--date TIME]
           linkcost completions bash|zsh|fish
           linkcost man

    Commands:
      run                       count and time the screens (the default)
      compare                   hold one result file against another; ends with 1 on a regression
      duel                      time two builds against each other, in turns; ends with 1 on a
                                regression
      calibrate                 find out what a duel can tell on this machine
      accept                    make a result file the baseline, with the reason in it
      list                      the screens, phases and metrics there are
      causes                    why each body ran in one step, the screens side by side
      explain                   one step taken apart: bodies, values by type, and where the time goes
      tree                      the tree of one screen after a step, as text, for Graphviz or as JSON
      trace                     one step on a line of time, for Perfetto and other viewers of traces
      sweep                     how the cost grows with the rows, and from where on which screen wins
      steps                     the steps of one case, repeated without a clock, for profilers
      heap                      the live heap of one screen, as JSON
      export                    results in the form that another tool reads, on standard output
      history                   a run as lines at the end of results/history.csv
      completions               completions for bash, zsh or fish, on standard output
      man                       the manual page, on standard output

    What is measured:
      --rows N[,N...]           rows of the screen; several counts are measured one by one (default:
                                as many as the days file has)
      --screens NAME[,NAME...]  only these screens (default: all; linkcost list names them)
      --phases NAME[,NAME...]   only these phases (default: those of the main job; linkcost list names
                                all)
      --containers NAMES        what the rows lie in (default: stack), each leading to typical
      --destinations NAMES      what days lead to (default: typical), each in a stack
      --all                     all containers, destinations and phases, where none are named; less
                                than ten minutes
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

    Exit status: 0 done, and no regression; 1 a regression; 2 a wrong command line, bad input, or a
    run that failed; 3 files that cannot be compared. linkcost compare --help says more.

    """

  private static let list = """
    linkcost list: the screens, phases and metrics there are

    Usage: linkcost list [options]

    What is measured:
      --all                     all containers, destinations and phases, where none are named; less
                                than ten minutes

    What is written:
      --color WHEN              auto, always or never (default: auto, which respects NO_COLOR and uses
                                none in a pipe)

    Everywhere:
      --help                    this text
      --version                 the version

    """

  private static let compare = """
    linkcost compare: hold one result file against another; ends with 1 on a regression

    Usage: linkcost compare BASELINE CURRENT [options]

    How it is judged:
      --counts-only             judge nothing but the counts, which are exact on every machine
      --policy FILE             margins, and exceptions with their reasons (default: no exceptions,
                                10 % for x floor)

    What is written:
      --format FORMAT           table, markdown, json or github: annotations, and a summary in the
                                file that GITHUB_STEP_SUMMARY names (default: table)
      --color WHEN              auto, always or never (default: auto, which respects NO_COLOR and uses
                                none in a pipe)

    Everywhere:
      --help                    this text
      --version                 the version

    Counts are compared exactly. Times are judged where both runs agree in processor, cores, system,
    toolchain, build, workload and version: by their multiple of the floor, and by intervals.

    Exit status: 0 no regression (improvements included); 1 a regression, whatever else is wrong;
    2 a wrong command line, or a file that cannot be read or relied on; 3 the files do not fit
    together, or times that the policy demands could not be judged.

    A pipe hides the status: say set -o pipefail before linkcost compare ... | tee log. swift run
    hands it on, but ends with 1 as well when the build fails: build first, then call
    .build/release/linkcost.

    """

  @Test("of the tool says everything")
  func wholeTool() {
    #expect(Help.text(for: nil) == Self.whole)
  }

  @Test("knows every command that a user may call, and a misspelt one is told")
  func shownCommands() {
    #expect(
      CommandName.shown.map(\.rawValue) == [
        "run", "compare", "duel", "calibrate", "accept", "list", "causes", "explain", "tree", "trace", "sweep", "steps",
        "heap", "export", "history", "completions", "man",
      ]
    )
    #expect(throws: UsageError.unknownCommand("tre", suggestion: "tree")) { try ArgumentParser.parse(["tre"]) }
    #expect(throws: UsageError.unknownCommand("step", suggestion: "steps")) { try ArgumentParser.parse(["step"]) }
  }

  @Test("of a command says what that command takes")
  func commands() {
    #expect(Help.text(for: .list) == Self.list)
    #expect(Help.text(for: .compare) == Self.compare)
    #expect(Help.text(for: .duel).contains("\nUsage: linkcost duel OLD NEW [options]\n"))
    #expect(Help.text(for: .duel).contains("3 the two do not fit together"))
    #expect(Help.text(for: .accept).contains("\nUsage: linkcost accept CURRENT [options]\n"))
    #expect(Help.text(for: .run).hasPrefix("linkcost run: count and time the screens (the default)\n"))
  }

  @Test("names every option of the table that belongs to the command", arguments: CommandName.allCases)
  func everyOption(command: CommandName) {
    let text = Help.text(for: command)
    for rule in OptionTable.all {
      let isTaken = OptionTable.rules(named: rule.name).contains { $0.commands.contains(command) }
      #expect(text.contains("  \(rule.name) ") == isTaken)
    }
  }
}
