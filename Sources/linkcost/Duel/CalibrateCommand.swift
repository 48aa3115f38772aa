import Measurement

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// `linkcost calibrate`: what a duel can tell here and now, found with this executable against itself.
@MainActor
struct CalibrateCommand {
  static let handicaps = [0.01, 0.02, 0.03, 0.05, 0.1]
  static let pairsWithHandicap = 4
  static let pairsWithBuild = 6
  /// Enough to tell 0.5 % from nothing.
  static let duels = 1_000

  let settings: Settings
  let surroundings: Surroundings

  func run() throws -> ExitStatus {
    try AtomicFile.checkWritable(settings.calibrationOutput)
    let calibration = try calibration()
    try AtomicFile.write(calibration.json(), to: settings.calibrationOutput)
    let text = CalibrationText(calibration: calibration, path: settings.calibrationOutput).text
    try Descriptor.standardOutput.writeReport(Array(text.utf8))
    return .success
  }

  private func calibration() throws -> Calibration {
    let seed = settings.seed ?? surroundings.freshSeed
    let recorder = try PairRecorder(settings: settings, surroundings: surroundings, seed: seed)
    guard !recorder.field.keys.isEmpty else {
      throw UsageError.nothingToMeasure(screens: settings.screens, phases: settings.phases)
    }
    let count = settings.pairs ?? 24
    let plain = try (0..<count).map { pair in
      progress("this build against itself, pair \(pair + 1) of \(count)")
      return try recorder.record(pair, handicap: 0).times
    }
    let simulation = DuelSimulation(pairs: plain, rules: DuelRules())
    var generator = SeededGenerator(seed: seed, stream: "simulated duels")
    let alarms = (0..<Self.duels).count { _ in simulation.duel(nil, using: &generator).isFalseAlarm }
    let power = try Self.handicaps.map { try self.power(of: $0, recorder, simulation, using: &generator) }
    let layout = try layout(recorder, plain: plain)
    progress("")
    return Calibration(
      toolVersion: Tool.version,
      machine: surroundings.machine,
      seed: seed,
      rows: recorder.field.keys.count,
      pairs: count,
      rules: DuelRules(),
      falseAlarms: Calibration.Rate(BinomialRate(hits: alarms, trials: Self.duels)),
      power: power,
      smallestDetectable: Self.smallest(power.map { ($0.handicap, $0.caught.rate) }, power: DuelRules().power),
      layout: layout
    )
  }

  /// What a handicap comes to is measured; how often a duel sees as much is simulated with the pairs without one.
  private func power(
    of handicap: Double,
    _ recorder: PairRecorder,
    _ simulation: DuelSimulation,
    using generator: inout SeededGenerator
  ) throws -> Calibration.Power {
    let pairs = try (0..<Self.pairsWithHandicap).map { pair in
      progress("a handicap of \(Figure.plainPercent(handicap)), pair \(pair + 1) of \(Self.pairsWithHandicap)")
      return try recorder.record(pair, handicap: handicap).times
    }
    let values = pairs.flatMap { pair in pair.filter { $0.key != ControlArm.key }.values.compactMap(\.logRatio) }
    let effect = TrimmedMean(values)?.value ?? log(1 + handicap)
    let caught = (0..<Self.duels).count { _ in
      simulation.duel(.added(logRatio: effect), using: &generator).isCaught
    }
    return Calibration.Power(
      handicap: handicap,
      measured: ((exp(effect) - 1) * 1e5).rounded() / 1e5,
      caught: Calibration.Rate(BinomialRate(hits: caught, trials: Self.duels))
    )
  }

  /// Between the last handicap that is caught too rarely and the first that is caught often enough, in proportion.
  static func smallest(_ points: [(handicap: Double, rate: Double)], power: Double) -> Double? {
    var before = (handicap: 0.0, rate: 0.0)
    for point in points {
      if point.rate >= power {
        let share = point.rate > before.rate ? (power - before.rate) / (point.rate - before.rate) : 1
        return before.handicap + (point.handicap - before.handicap) * share
      }
      before = point
    }
    return nil
  }

  // MARK: Layout

  /// Builds that differ in nothing but where their code lies, each against this one.
  private func layout(_ recorder: PairRecorder, plain: [[String: PairedTimes]]) throws -> Calibration.Layout? {
    guard !settings.builds.isEmpty else { return nil }
    var differences: [Double] = []
    for (index, path) in settings.builds.enumerated() {
      let executables = try DuelExecutables(old: Executable.path, new: path)
      let field = try DuelField(
        (old: executables.old, new: executables.new),
        job: DuelistJob(rows: settings.rows, screens: settings.screens, phases: settings.phases, bout: nil),
        policy: Policy(),
        environment: surroundings.environment
      )
      guard field.keys == recorder.field.keys else { throw DuelError.unfit(executables.new, "measures other rows") }
      let runner = PairRunner(
        field: field,
        rules: DuelRules(),
        seed: recorder.seed,
        handicaps: [:],
        environment: surroundings.environment
      )
      let pairs = try (0..<Self.pairsWithBuild).map { pair in
        progress("build \(index + 1) of \(settings.builds.count), pair \(pair + 1) of \(Self.pairsWithBuild)")
        return try runner.run(pair, of: "build \(index)", keys: field.keys)
      }
      differences += Self.differences(pairs)
    }
    let groups = stride(from: 0, through: plain.count - Self.pairsWithBuild, by: Self.pairsWithBuild)
    let own = groups.flatMap { Self.differences(Array(plain[$0..<$0 + Self.pairsWithBuild])) }
    let (ofBuilds, ofItself) = (Quantiles(differences).quantile(0.95) ?? 0, Quantiles(own).quantile(0.95) ?? 0)
    return Calibration.Layout(
      builds: settings.builds.count,
      ofBuilds: ofBuilds,
      ofItself: ofItself,
      spread: max(0, ofBuilds * ofBuilds - ofItself * ofItself).squareRoot()
    )
  }

  /// How far each row is from no difference, whichever way.
  private static func differences(_ pairs: [[String: PairedTimes]]) -> [Double] {
    (pairs.first ?? [:]).keys.filter { $0 != ControlArm.key }.sorted().compactMap { key in
      TrimmedMean(pairs.compactMap { $0[key]?.logRatio })?.value.magnitude
    }
  }

  private func progress(_ text: String) {
    guard Descriptor.standardError.isTerminal, surroundings.environment["TERM"] != "dumb" else { return }
    try? Descriptor.standardError.write("\r\u{1B}[K\(text)")
  }
}
