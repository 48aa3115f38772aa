import Measurement

/// `linkcost resample`: duels drawn from the pairs on standard input, judged as real ones are; for scripts/study-duel.
///
/// Writes a line of JSON for no handicap and one for each that the pairs were recorded with.
@MainActor
enum ResampleCommand {
  private struct Line: Encodable {
    let handicap: Double
    let pairs: Int
    let duels: Int
    let false_alarms: Int
    let caught: Int
    let control_moved: Int
  }

  static func run(_ settings: Settings) throws {
    let text = String(decoding: try Descriptor.standardInput.readAll(), as: UTF8.self)
    let pairs = try RecordedPair.pairs(csv: text)
    let plain = pairs.filter { $0.handicap == 0 }.map(\.times)
    guard !plain.isEmpty else { throw RecordError.noPairs(handicap: 0) }
    let simulation = DuelSimulation(pairs: plain, rules: DuelRules())
    for handicap in Set(pairs.map(\.handicap)).sorted() {
      var generator = SeededGenerator(seed: settings.seed ?? 1, stream: "duels with \(handicap)")
      let recorded = pairs.filter { $0.handicap == handicap }.map(\.times)
      let duels = settings.passes ?? 2_000
      let findings = (0..<duels).map { _ in
        simulation.duel(handicap == 0 ? nil : .recorded(recorded), using: &generator)
      }
      let line = Line(
        handicap: handicap,
        pairs: recorded.count,
        duels: duels,
        false_alarms: findings.count(where: \.isFalseAlarm),
        caught: findings.count(where: \.isCaught),
        control_moved: findings.count(where: \.isControlMoved)
      )
      try Descriptor.standardOutput.write(bytes: MessageLine.encoded(line))
    }
  }
}
