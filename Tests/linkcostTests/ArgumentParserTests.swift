import Testing

@testable import linkcost

@Suite("The command line")
struct ArgumentParserTests {
  @Test("without a word it is run with the defaults", arguments: [[], ["run"], ["--"]])
  func defaults(arguments: [String]) throws {
    #expect(try ArgumentParser.parse(arguments) == .command(.run, Settings()))
  }

  @Test(
    "an option sets what it says",
    arguments: [
      (["--rows", "730"], Settings(rows: [730])),
      (["--rows=730"], Settings(rows: [730])),
      (["--rows", "0,1,730,1"], Settings(rows: [0, 1, 730])),
      (["--rows", "0, 1"], Settings(rows: [0, 1])),
      (["--rows", "10", "--rows", "5,10"], Settings(rows: [10, 5])),
      (
        ["--screens", "eager,control", "--screens=hidden-link"], Settings(screens: ["eager", "control", "hidden-link"])
      ),
      (["--phases", "tap,pop"], Settings(phases: ["tap", "pop"])),
      (["--passes", "12", "--passes", "13"], Settings(passes: 13)),
      (["--processes=6", "run"], Settings(processes: 6)),
      (["--seed", "0"], Settings(seed: 0)),
      (["--seed", "9007199254740991"], Settings(seed: 9_007_199_254_740_991)),
      (["--days", "my=days.csv"], Settings(daysPath: "my=days.csv")),
      (["--days=my=days.csv"], Settings(daysPath: "my=days.csv")),
      (["run", "--output", "out"], Settings(outputDirectory: "out")),
      (["--json", "-", "--csv", "a.csv"], Settings(json: .standardOutput, csv: .file("a.csv"))),
      (["--samples", "s.csv", "--quick", "--quiet"], Settings(samplesPath: "s.csv", isQuick: true, isQuiet: true)),
      (["--color=never"], Settings(color: .never)),
    ]
  )
  func options(arguments: [String], settings: Settings) throws {
    #expect(try ArgumentParser.parse(arguments) == .command(.run, settings))
  }

  @Test(
    "help and version count from where they stand",
    arguments: [
      (["--help"], .help(nil)), (["-h"], .help(nil)), (["list", "--help"], .help(.list)),
      (["run", "--quick", "--help", "--nonsense"], .help(.run)), (["--version"], .version),
      (["list", "--version"], .version), (["worker", "--version"], .version), (["heap", "--help"], .help(.heap)),
    ] as [([String], Invocation)]
  )
  func helpAndVersion(arguments: [String], invocation: Invocation) throws {
    #expect(try ArgumentParser.parse(arguments) == invocation)
  }

  @Test("the other commands take the options they have")
  func otherCommands() throws {
    #expect(
      try ArgumentParser.parse(["list", "--color", "always"]) == .command(.list, Settings(color: .always))
    )
    #expect(
      try ArgumentParser.parse(["heap", "--screens", "eager", "--rows", "9"])
        == .command(.heap, Settings(rows: [9], screens: ["eager"]))
    )
    #expect(
      try ArgumentParser.parse(["steps", "--screens=eager", "--phases=tick", "--rows=9", "--passes=2", "--floor"])
        == .command(.steps, Settings(rows: [9], screens: ["eager"], phases: ["tick"], passes: 2, isFloor: true))
    )
    #expect(
      try ArgumentParser.parse(["causes", "--screens=eager,row-view", "--phases=tick", "--days=d.csv"])
        == .command(.causes, Settings(screens: ["eager", "row-view"], phases: ["tick"], daysPath: "d.csv"))
    )
    #expect(
      try ArgumentParser.parse(["compare", "--counts-only", "a.json", "--format=json", "--policy", "p", "--", "-b"])
        == .command(.compare, Settings(operands: ["a.json", "-b"], policyPath: "p", isCountsOnly: true, format: .json))
    )
    #expect(
      try ArgumentParser.parse(["accept", "a.json", "--reason", "Fewer nodes.", "-o", "b.json"])
        == .command(
          .accept,
          Settings(calibrationOutput: "b.json", operands: ["a.json"], reason: "Fewer nodes.", baselinePath: "b.json")
        )
    )
    #expect(
      try ArgumentParser.parse(["tree", "eager", "--phase=tap", "--rows", "7", "--format", "dot", "--days", "d.csv"])
        == .command(
          .tree,
          Settings(rows: [7], phases: ["tap"], daysPath: "d.csv", operands: ["eager"], treeFormat: .dot)
        )
    )
    #expect(
      try ArgumentParser.parse(["explain", "item", "--phase=pop", "--container", "list", "--processes=2", "--json=-"])
        == .command(
          .explain,
          Settings(phases: ["pop"], containers: ["list"], processes: 2, json: .standardOutput, operands: ["item"])
        )
    )
    #expect(
      try ArgumentParser.parse(["trace", "item", "--phase=pop", "--destination", "heavy", "--rows=7", "-o", "t.json"])
        == .command(
          .trace,
          Settings(rows: [7], phases: ["pop"], destinations: ["heavy"], json: .file("t.json"), operands: ["item"])
        )
    )
    #expect(
      try ArgumentParser.parse(["trace", "item", "--output", "-"])
        == .command(.trace, Settings(json: .standardOutput, operands: ["item"]))
    )
    #expect(
      try ArgumentParser.parse(["sweep", "--rows=1,10", "--screens", "item", "--destinations=heavy,light", "--csv=-"])
        == .command(
          .sweep,
          Settings(rows: [1, 10], screens: ["item"], destinations: ["heavy", "light"], csv: .standardOutput)
        )
    )
    #expect(
      try ArgumentParser.parse(["duel", "old", "new", "--pairs", "20", "--handicap", "eager=3", "--handicap=0.5"])
        == .command(
          .duel,
          Settings(
            pairs: 20,
            handicaps: [HandicapOption(screen: "eager", share: 0.03), HandicapOption(screen: nil, share: 0.005)],
            operands: ["old", "new"]
          )
        )
    )
    #expect(try ArgumentParser.parse(["duel", "--self"]) == .command(.duel, Settings(isSelf: true)))
    #expect(try ArgumentParser.parse(["reach"]) == .command(.reach, Settings()))
    #expect(try ArgumentParser.parse(["endure", "--passes", "9"]) == .command(.endure, Settings(passes: 9)))
    #expect(try ArgumentParser.parse(["worker"]) == .command(.worker, Settings()))
  }

  @Test("an option that commands read differently may stand before the command")
  func undecidedOptions() throws {
    #expect(
      try ArgumentParser.parse(["--format", "json", "--rows=7", "tree", "eager"])
        == .command(.tree, Settings(rows: [7], operands: ["eager"], treeFormat: .json))
    )
    #expect(
      try ArgumentParser.parse(["--format", "json", "compare", "a", "b"])
        == .command(.compare, Settings(operands: ["a", "b"], format: .json))
    )
    #expect(throws: UsageError.badValue(option: "--format", value: "dot", expected: "table, markdown, json or github"))
    {
      try ArgumentParser.parse(["--format", "dot", "compare", "a", "b"])
    }
  }

  @Test(
    "what is wrong is said with what to do",
    arguments: [
      (["rnu"], #"There is no command "rnu": did you mean run?"#),
      (["cause"], #"There is no command "cause": did you mean causes?"#),
      (["reech"], #"There is no command "reech": linkcost --help names them."#),
      (["help"], #"There is no command "help": did you mean --help?"#),
      (["bananas"], #"There is no command "bananas": linkcost --help names them."#),
      (["-"], #"There is no command "-": linkcost --help names them."#),
      ([""], #"There is no command "": linkcost --help names them."#),
      (
        ["run", "list"],
        #""list" is one word too many: a command takes options only, and linkcost --help lists them."#
      ),
      (
        ["run", "--", "--rows"],
        #""--rows" is one word too many: a command takes options only, and linkcost --help lists them."#
      ),
      (["compare"], "linkcost compare needs two files: write linkcost compare BASELINE CURRENT."),
      (["compare", "a"], "linkcost compare needs two files: write linkcost compare BASELINE CURRENT."),
      (["compare", "a", ""], #"CURRENT cannot be "": give it a path."#),
      (
        ["compare", "a", "b", "c"],
        #""c" is one word too many: write linkcost compare BASELINE CURRENT."#
      ),
      (["tree"], "linkcost tree needs a screen: write linkcost tree SCREEN."),
      (["tree", ""], #"SCREEN cannot be "": give it a name that linkcost list shows."#),
      (["tree", "a", "b"], #""b" is one word too many: write linkcost tree SCREEN."#),
      (["tree", "a", "--phase", "tick,tap"], #"--phase cannot be "tick,tap": give it one name."#),
      (["tree", "a", "--rows", "1,2"], #"--rows cannot be "1,2": give it one whole number."#),
      (["tree", "a", "--format", "png"], #"--format cannot be "png": give it text, dot or json."#),
      (["accept", "--reason", "r"], "linkcost accept needs a file: write linkcost accept CURRENT."),
      (
        ["accept", "a", "--reason", " "],
        "linkcost accept needs a reason, for those who wonder later: write --reason TEXT."
      ),
      (
        ["accept", "a", "--policy", "p"],
        "--policy is no option of linkcost accept: leave it out, or see linkcost accept --help."
      ),
      (["compare", "a", "b", "--counts"], "There is no option --counts: did you mean --counts-only?"),
      (["--rosw", "7"], "There is no option --rosw: did you mean --rows?"),
      (["--proc", "7"], "There is no option --proc: did you mean --processes?"),
      (["--Quick"], "There is no option --Quick: did you mean --quick?"),
      (["--bananas=1"], "There is no option --bananas: linkcost --help lists them."),
      (["-r"], "There is no option -r: linkcost --help lists them."),
      (["list", "--colour"], "There is no option --colour: did you mean --color?"),
      (
        ["list", "--rows", "7"],
        "--rows is no option of linkcost list: leave it out, or see linkcost list --help."
      ),
      (
        ["causes", "--floor"],
        "--floor is no option of linkcost causes: leave it out, or see linkcost causes --help."
      ),
      (["causes", "--screen"], "There is no option --screen: did you mean --screens?"),
      (
        ["--rows", "7", "list"],
        "--rows is no option of linkcost list: leave it out, or see linkcost list --help."
      ),
    ]
  )
  func wrongWords(arguments: [String], message: String) {
    let error = #expect(throws: UsageError.self) { try ArgumentParser.parse(arguments) }
    #expect(error?.description == message)
  }

  @Test(
    "a value of the wrong kind is refused with what it should be",
    arguments: [
      (["--rows"], "--rows needs a value: write --rows N[,N...]."),
      (["--json", "--quiet"], "--json needs a value: write --json FILE|-."),
      (["--quiet=yes"], #"--quiet takes no value, but was given "yes": write --quiet alone."#),
      (["--rows="], #"--rows cannot be "": give it a whole number, or several with commas between them."#),
      (["--rows", "1,,2"], #"--rows cannot be "": give it a whole number, or several with commas between them."#),
      (["--rows", "many"], #"--rows cannot be "many": give it a whole number, or several with commas between them."#),
      (["--rows", "7.5"], #"--rows cannot be "7.5": give it a whole number, or several with commas between them."#),
      (["--rows", "+7"], #"--rows cannot be "+7": give it a whole number, or several with commas between them."#),
      (["--rows", "٧"], #"--rows cannot be "٧": give it a whole number, or several with commas between them."#),
      (["--rows", "-1"], "--rows cannot be negative, as -1 is: the least is 0."),
      (["--rows", "99999999999999999999"], "--rows 99999999999999999999 is more than memory can hold: choose fewer."),
      (["--screens", "eager,"], #"--screens cannot be "": give it a name, or several with commas between them."#),
      (["--passes", "0"], #"--passes cannot be "0": give it a whole number from 1 to 1000000000."#),
      (["--processes", "1001"], #"--processes cannot be "1001": give it a whole number from 1 to 1000."#),
      (["--samples", "-"], #"--samples cannot be "-": give it a file."#),
      (["--processes", "-2"], #"--processes cannot be "-2": give it a whole number from 1 to 1000."#),
      (["--seed", "x"], #"--seed cannot be "x": give it a whole number from 0 to 9007199254740991."#),
      (
        ["--seed", "9007199254740992"],
        #"--seed cannot be "9007199254740992": give it a whole number from 0 to 9007199254740991."#
      ),
      (
        ["compare", "a", "b", "--format", "html"],
        #"--format cannot be "html": give it table, markdown, json or github."#
      ),
      (["compare", "a", "b", "--policy", "-"], #"--policy cannot be "-": give it a file."#),
      (["accept", "a", "-o", "-"], #"-o cannot be "-": give it a file."#),
      (["--days", ""], #"--days cannot be "": give it a path."#),
      (["--color", "blue"], #"--color cannot be "blue": give it auto, always or never."#),
    ]
  )
  func wrongValues(arguments: [String], message: String) {
    let error = #expect(throws: UsageError.self) { try ArgumentParser.parse(arguments) }
    #expect(error?.description == message)
  }
}
