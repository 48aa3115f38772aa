import Measurement

/// `linkcost bouts`: pairs of this executable against itself, recorded as CSV and not judged; for scripts/study-duel.
@MainActor
struct BoutsCommand {
  let settings: Settings
  let surroundings: Surroundings

  func run() throws {
    let seed = settings.seed ?? surroundings.freshSeed
    try Descriptor.standardOutput.write(CSV.line(RecordedPair.columns))
    let recorder = try PairRecorder(settings: settings, surroundings: surroundings, seed: seed)
    for pair in 0..<(settings.pairs ?? DuelRules().screeningPairs) {
      let share = settings.handicaps.first?.share ?? 0
      try Descriptor.standardOutput.write(recorder.record(pair, handicap: share).csv)
    }
  }
}

/// Records pairs of this executable against itself, all rows of them.
struct PairRecorder {
  let field: DuelField
  let seed: UInt64
  let environment: [String: String]

  init(settings: Settings, surroundings: Surroundings, seed: UInt64) throws {
    let sides = (old: Duelist(side: .old, path: Executable.path), new: Duelist(side: .new, path: Executable.path))
    let job = DuelistJob(rows: settings.rows, screens: settings.screens, phases: settings.phases, bout: nil)
    field = try DuelField(sides, job: job, policy: Policy(), environment: surroundings.environment)
    self.seed = seed
    environment = surroundings.environment
  }

  /// - Parameter handicap: Of every screen of NEW.
  func record(_ number: Int, handicap: Double) throws -> RecordedPair {
    let screens = Set(field.keys.map(\.screen))
    let runner = PairRunner(
      field: field,
      rules: DuelRules(),
      seed: seed,
      handicaps: handicap > 0 ? Dictionary(uniqueKeysWithValues: screens.map { ($0, handicap) }) : [:],
      environment: environment
    )
    let times = try runner.run(number, of: "recording with \(handicap)", keys: field.keys)
    return RecordedPair(seed: seed, number: number, handicap: handicap, times: times)
  }
}
