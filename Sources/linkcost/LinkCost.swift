import Measurement

/// The programme: what a command line asks for is done, and what goes wrong is said here and nowhere else.
@MainActor
enum LinkCost {
  static func run(_ arguments: [String]) -> ExitStatus {
    do {
      return try perform(ArgumentParser.parse(arguments))
    } catch {
      try? Descriptor.standardError.write("linkcost: error: \("\(error)".inOneLine)\n")
      return .failure
    }
  }

  private static func perform(_ invocation: Invocation) throws -> ExitStatus {
    switch invocation {
    case .command(.compare, let settings):
      return try CompareCommand(settings: settings, environment: Surroundings.current.environment).run()
    case .command(.duel, let settings):
      return try DuelCommand(settings: settings, surroundings: .current).run()
    case .command(.calibrate, let settings):
      return try CalibrateCommand(settings: settings, surroundings: .current).run()
    case .command(.bouts, let settings): try BoutsCommand(settings: settings, surroundings: .current).run()
    case .command(.statistics, _): try StatisticsCommand.run()
    case .command(.resample, let settings): try ResampleCommand.run(settings)
    case .command(.accept, let settings): try say(AcceptCommand.run(settings))
    case .command(.export, let settings): try say(ExportCommand(settings: settings).text())
    case .command(.history, let settings): try say(HistoryCommand.run(settings))
    case .command(.completions, let settings): try say(CompletionsCommand.text(settings))
    case .command(.man, _): try say(ManPage.text)
    case .help(let command): try say(Help.text(for: command))
    case .version: try say(Help.version())
    case .command(.run, let settings):
      try refuseUncounted()
      try RunCommand(settings: settings, surroundings: .current).run()
    case .command(.list, let settings): try list(settings)
    case .command(.worker, _):
      try refuseUncounted()
      try WorkerCommand.run()
    case .command(.duelist, _):
      try refuseUncounted()
      try DuelistCommand.run()
    case .command(.causes, let settings):
      try refuseUncounted()
      try causes(settings)
    case .command(.tree, let settings): try say(TreeCommand.text(settings, surroundings: .current))
    case .command(.trace, let settings):
      try refuseUncounted()
      try TraceCommand(settings: settings, surroundings: .current).run()
    case .command(.explain, let settings):
      try refuseUncounted()
      try ExplainCommand(settings: settings, surroundings: .current).run()
    case .command(.sweep, let settings):
      try refuseUncounted()
      try SweepCommand(settings: settings, surroundings: .current).run()
    case .command(.reach, _):
      try refuseUncounted()
      try ReachCommand.run()
    case .command(.endure, let settings):
      try refuseUncounted()
      ExactHeap.start()
      return try EndureCommand.run(settings, memoryBytes: Machine.current.memoryBytes)
    case .command(.heap, let settings): try HeapCommand.run(settings, memoryBytes: Machine.current.memoryBytes)
    case .command(.steps, let settings): try StepsCommand.run(settings, memoryBytes: Machine.current.memoryBytes)
    }
    return .success
  }

  /// A build without counts makes no report, whoever asks: a timing without its counts means nothing.
  static func refuseUncounted(isCounted: Bool = Tool.isCounted) throws(RunError) {
    if !isCounted { throw .countsNothing }
  }

  private static func list(_ settings: Settings) throws {
    let environment = Surroundings.current.environment
    let terminal = Terminal(of: .standardOutput, environment: environment, color: settings.color)
    try say(ListCommand.text(on: terminal, isAll: settings.isAll))
  }

  private static func causes(_ settings: Settings) throws {
    let surroundings = Surroundings.current
    let terminal = Terminal(of: .standardOutput, environment: surroundings.environment, color: .never)
    try say(CausesCommand.text(settings, surroundings: surroundings, on: terminal))
  }

  private static func say(_ text: String) throws {
    try Descriptor.standardOutput.writeReport(Array(text.utf8))
  }
}

/// What the shell is told.
enum ExitStatus: Int32 {
  case success = 0
  /// A comparison found one, or very many cycles have left something behind.
  case regression = 1
  /// A wrong command line, bad input, or a run that failed: there are no results.
  case failure = 2
  /// The files of a comparison do not fit together, or a judgement that was demanded could not be made.
  case unresolved = 3
}
