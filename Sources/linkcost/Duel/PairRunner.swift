import Measurement

/// Runs pairs of processes, each a fresh one, and says what they found.
struct PairRunner {
  let field: DuelField
  let rules: DuelRules
  let seed: UInt64
  /// What NEW is made slower by, as a share, by screen.
  let handicaps: [String: Double]
  let environment: [String: String]

  /// - Parameters:
  ///   - name: Of the stage; what is drawn for a pair depends on it, on the number and on the seed.
  ///   - keys: The control arm comes along.
  func run(_ number: Int, of name: String, keys: [CaseKey]) throws -> [String: PairedTimes] {
    var draw = SeededGenerator(seed: seed, stream: "\(name), pair \(number)")
    let (orderSeed, processor) = (draw.next(), draw.next())
    let names = [ControlArm.key] + keys.map(\.description)
    let members = DuelSide.allCases.map { side in
      let bout = DuelistJob.Bout(
        side: side,
        seed: orderSeed,
        processor: processor,
        cases: names.map { oneCase($0, of: side) },
        rounds: rules.rounds
      )
      return Duelist.Member(
        duelist: field[side].duelist,
        job: DuelistJob(
          rows: Array(Set(keys.map(\.rows))).sorted(),
          screens: Array(Set(keys.map(\.screen))).sorted(),
          phases: Array(Set(keys.map(\.phase))).sorted(),
          bout: bout
        ),
        environment: padded(by: draw.index(below: Self.mostPadding))
      )
    }
    let isOldFirst = draw.next() >> 63 == 0
    let reports = try Duelist.bout(isOldFirst ? members : members.reversed())
    return try paired(isOldFirst ? (reports[0], reports[1]) : (reports[1], reports[0]), names: names)
  }

  /// Where the stack begins depends on the size of the environment, and with it what a step costs: so it is another one
  /// in each process, for both sides alike.
  private func padded(by count: Int) -> [String: String] {
    environment.merging([Self.paddingName: String(repeating: "-", count: count)]) { $1 }
  }

  private static let paddingName = "LINKCOST_PADDING"
  private static let mostPadding = 4_096

  private func oneCase(_ name: String, of side: DuelSide) -> DuelistJob.Case {
    let screen = CaseKey(text: name)?.screen
    return DuelistJob.Case(
      key: name,
      steps: field.steps[name] ?? 1,
      counts: field[side].counts[name] ?? [:],
      handicap: side == .old ? 0 : screen.flatMap { handicaps[$0] } ?? 0
    )
  }

  private func paired(
    _ reports: (old: DuelistReport, new: DuelistReport),
    names: [String]
  ) throws(DuelError) -> [String: PairedTimes] {
    let old = try samples(in: reports.old, of: field.old.duelist, names: names)
    let new = try samples(in: reports.new, of: field.new.duelist, names: names)
    var found: [String: PairedTimes] = [:]
    for (index, name) in names.enumerated() {
      guard let times = PairedTimes(old: old[index], new: new[index], rules: rules) else {
        throw .unfit(field.new.duelist, "or \(field.old.duelist.words) took no time at all for \(name)")
      }
      found[name] = times
    }
    return found
  }

  private func samples(
    in report: DuelistReport,
    of duelist: Duelist,
    names: [String]
  ) throws(DuelError) -> [[TimedSample]] {
    guard let samples = report.samples, samples.map(\.key) == names,
      samples.allSatisfy({ $0.samples.count == 2 * rules.rounds })
    else { throw .garbled(duelist) }
    return samples.map(\.samples)
  }
}
