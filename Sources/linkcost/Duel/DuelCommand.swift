import Measurement

/// `linkcost duel`: two builds timed against each other, in turns, and judged.
@MainActor
struct DuelCommand {
  let settings: Settings
  let surroundings: Surroundings

  func run() throws -> ExitStatus {
    do {
      let report = try report()
      try say(report)
      return report.status
    } catch let error as DuelError where error.isIncomparable {
      try? Descriptor.standardError.write("linkcost: error: \(error.description.inOneLine)\n")
      return .unresolved
    }
  }

  func report() throws -> DuelReport {
    if settings.isSelf, let word = settings.operands.first { throw UsageError.unexpectedWord(word, command: .duel) }
    let start = MonotonicClock.now()
    let policy = try settings.policyPath.map(CompareCommand.policy) ?? Policy()
    let executables = try DuelExecutables(settings)
    let field = try DuelField(
      (old: executables.old, new: executables.new),
      job: DuelistJob(rows: settings.rows, screens: settings.screens, phases: settings.phases, bout: nil),
      policy: policy,
      environment: surroundings.environment
    )
    let calibration = try settings.calibrationPath.map(Self.calibration)
    let rules = try Self.rules(settings, policy: policy, calibration: calibration, machine: surroundings.machine)
    let handicaps = try Self.handicaps(settings, in: field)
    let runner = PairRunner(
      field: field,
      rules: rules,
      seed: settings.seed ?? surroundings.freshSeed,
      handicaps: handicaps,
      environment: surroundings.environment
    )
    let outcome = try Duel(runner: runner, report: progress).run()
    try executables.checkUnchanged()
    return DuelReport(
      outcome: outcome,
      policy: policy,
      isSelf: settings.isSelf,
      handicaps: handicaps,
      seconds: Double(MonotonicClock.now() - start) / 1e9
    )
  }

  /// - Throws: ``DuelError`` where the policy asks for more than the machine can tell.
  static func rules(
    _ settings: Settings,
    policy: Policy,
    calibration: Calibration?,
    machine: Machine
  ) throws(DuelError) -> DuelRules {
    var rules = DuelRules()
    rules.screeningPairs = settings.pairs ?? rules.screeningPairs
    let spread = settings.isSelf ? 0 : calibration?.layout?.spread
    rules.margin = policy.margins.duel ?? max(rules.margin, spread ?? DuelRules.marginOfUnknownLayout)
    rules.resolution = policy.margins.duelResolution ?? max(rules.resolution, 3 * rules.margin)
    guard let calibration else { return rules }
    if let difference = calibration.difference(from: machine) { throw .otherMachine(difference) }
    if let spread, rules.margin < spread { throw .tooTight(name: "duel", asked: rules.margin, possible: spread) }
    if let asked = policy.margins.duelResolution, asked < calibration.smallestDetectable ?? .infinity {
      throw .tooTight(name: "duel_resolution", asked: asked, possible: calibration.smallestDetectable)
    }
    return rules
  }

  private static func calibration(_ path: String) throws -> Calibration {
    let bytes = try InputFile.read(path, limit: CompareCommand.policyLimit)
    do {
      return try Calibration(json: bytes)
    } catch {
      throw UnusableFile(path: path, reason: error.description)
    }
  }

  /// By screen; a handicap without a name is every screen's.
  static func handicaps(_ settings: Settings, in field: DuelField) throws -> [String: Double] {
    let screens = Set(field.keys.map(\.screen))
    var handicaps: [String: Double] = [:]
    for handicap in settings.handicaps {
      guard let screen = handicap.screen else {
        for each in screens { handicaps[each] = handicap.share }
        continue
      }
      guard screens.contains(screen) else {
        throw UsageError.unknownName(
          kind: .screen,
          name: screen,
          suggestion: Suggestion.nearest(to: screen, among: screens.sorted()),
          all: screens.sorted()
        )
      }
      handicaps[screen] = handicap.share
    }
    return handicaps
  }

  private func progress(_ event: Duel.Progress) {
    guard Descriptor.standardError.isTerminal, surroundings.environment["TERM"] != "dumb" else { return }
    let text =
      switch event {
      case .screening(let pair, let count): "screening, pair \(pair) of \(count)"
      case .judging(let pair, let count, let rows):
        "judging \(Figure.counted(rows, "row", "rows")), pair \(pair) of \(count)"
      case .done: ""
      }
    try? Descriptor.standardError.write("\r\u{1B}[K\(text)")
  }

  private func say(_ report: DuelReport) throws {
    let text: String
    switch settings.format {
    case .table:
      let terminal = Terminal(of: .standardOutput, environment: surroundings.environment, color: settings.color)
      text = DuelText(report: report, terminal: terminal).text
    case .markdown: text = DuelMarkdown(report: report).text
    case .json: text = DuelJSON(report).text
    case .github:
      if let path = surroundings.environment["GITHUB_STEP_SUMMARY"], !path.isEmpty {
        try JobSummary.append(DuelMarkdown(report: report).text, to: path)
      }
      text = DuelAnnotations(report: report).text
    }
    try Descriptor.standardOutput.writeReport(Array(text.utf8))
  }
}
