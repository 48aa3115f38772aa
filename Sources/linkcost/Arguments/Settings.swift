/// What the command line asks for, typed but not yet held against the catalogue, the days or the machine.
struct Settings: Equatable, Sendable {
  /// In the order given, without repetitions; empty for as many rows as the days file has.
  var rows: [Int] = []
  /// Names as typed; empty for all.
  var screens: [String] = []
  /// Names as typed; empty for those of the main job.
  var phases: [String] = []
  /// Names as typed; empty for `stack`, or for the screen's own where one screen is looked at.
  var containers: [String] = []
  /// Names as typed; empty for `typical`.
  var destinations: [String] = []
  /// Everything there is, where nothing else is named.
  var isAll = false
  var passes: Int?
  var processes: Int?
  var seed: UInt64?
  /// A days file of one's own; absent for the one inside the executable.
  var daysPath: String?
  var outputDirectory = "results"
  /// Absent for `latest.json` in the output directory.
  var json: Output?
  /// Absent for `latest.csv` in the output directory.
  var csv: Output?
  /// Absent where nobody asked for the samples.
  var samplesPath: String?
  var isQuick = false
  var isFloor = false
  /// A duel of this executable with itself.
  var isSelf = false
  /// Pairs of processes that screen all rows in a duel.
  var pairs: Int?
  /// What NEW is made slower by in a duel, as shares; those without a screen are every screen's.
  var handicaps: [HandicapOption] = []
  /// Builds of another layout, for a calibration.
  var builds: [String] = []
  /// What a duel can tell on this machine; absent where nobody says.
  var calibrationPath: String?
  var calibrationOutput = "results/calibration.json"
  var isQuiet = false
  var color = ColorChoice.auto
  /// What a command was given by its place, files or the name of a screen: as many as it takes.
  var operands: [String] = []
  /// Absent for the strictest there is.
  var policyPath: String?
  var isCountsOnly = false
  var format = ComparisonFormat.table
  var treeFormat = TreeFormat.text
  var reason: String?
  var baselinePath = "results/baseline.json"
  var historyPath = "results/history.csv"
  /// Absent for what the repository is at.
  var commit: String?
  /// Absent for now; not yet held against the calendar.
  var date: String?
}

/// A screen's, or every screen's.
struct HandicapOption: Equatable, Sendable {
  let screen: String?
  /// 0.03 is 3 %.
  let share: Double
}

/// Where a report goes.
enum Output: Equatable, Sendable {
  case file(String)
  case standardOutput

  /// `-` is standard output, as everywhere.
  init(argument: String) {
    self = argument == "-" ? .standardOutput : .file(argument)
  }
}

enum ColorChoice: String, CaseIterable, Sendable {
  case auto, always, never
}

/// How a comparison is written.
enum ComparisonFormat: String, CaseIterable, Sendable {
  case table, markdown, json, github
}

/// How a tree is written.
enum TreeFormat: String, CaseIterable, Sendable {
  case text, dot, json
}

enum CommandName: String, CaseIterable, Sendable {
  case run, compare, duel, calibrate, accept, list, causes, explain, tree, trace, sweep, steps, heap, reach, endure
  case worker, duelist, bouts, resample, statistics, export, history, completions, man

  /// All but the one that only the tool itself calls, and those for scripts.
  static let shown: [CommandName] = allCases.filter {
    ![.worker, .duelist, .bouts, .resample, .statistics, .reach, .endure].contains($0)
  }

  /// What has to follow the command, as the help calls it.
  var operands: [String] {
    switch self {
    case .compare: ["BASELINE", "CURRENT"]
    case .duel: ["OLD", "NEW"]
    case .accept: ["CURRENT"]
    case .explain, .tree, .trace: ["SCREEN"]
    case .export: ["FORMAT", "RESULTS"]
    case .history: ["add", "RESULTS"]
    case .completions: ["SHELL"]
    default: []
    }
  }

  var summary: String {
    switch self {
    case .compare: "hold one result file against another; ends with 1 on a regression"
    case .duel: "time two builds against each other, in turns; ends with 1 on a regression"
    case .calibrate: "find out what a duel can tell on this machine"
    case .duelist: "one process of a duel, which reads its job from standard input"
    case .bouts: "pairs of this build against itself, recorded as CSV and not judged"
    case .resample: "duels drawn from recorded pairs on standard input, as JSON"
    case .statistics: "answers to questions about numbers on standard input, as JSON"
    case .accept: "make a result file the baseline, with the reason in it"
    case .run: "count and time the screens (the default)"
    case .list: "the screens, phases and metrics there are"
    case .worker: "measure in this process what a plan on standard input asks for"
    case .causes: "why each body ran in one step, the screens side by side"
    case .heap: "the live heap of one screen, as JSON"
    case .explain: "one step taken apart: bodies, values by type, and where the time goes"
    case .sweep: "how the cost grows with the rows, and from where on which screen wins"
    case .tree: "the tree of one screen after a step, as text, for Graphviz or as JSON"
    case .trace: "one step on a line of time, for Perfetto and other viewers of traces"
    case .reach: "what changes cost that reach few views of large screens, as JSON"
    case .endure: "what very many passes, visits and mounts leave behind, as JSON"
    case .export: "results in the form that another tool reads, on standard output"
    case .history: "a run as lines at the end of results/history.csv"
    case .completions: "completions for bash, zsh or fish, on standard output"
    case .man: "the manual page, on standard output"
    case .steps: "the steps of one case, repeated without a clock, for profilers"
    }
  }
}

/// What a command line comes to.
enum Invocation: Equatable, Sendable {
  case help(CommandName?)
  case version
  case command(CommandName, Settings)
}
