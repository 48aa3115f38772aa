import Measurement

/// The two executables and what both of them have to measure.
struct DuelField: Equatable {
  struct Side: Equatable {
    let duelist: Duelist
    let toolVersion: String
    /// Of every case, by key.
    let counts: [String: [String: Int]]
  }

  let old: Side
  let new: Side
  /// What is measured, in the order of the files; the control arm is not among them.
  let keys: [CaseKey]
  /// As many for both, by the text of the key; the control arm is among them.
  let steps: [String: Int]
  /// What only one of them has.
  let mismatches: [Mismatch]

  subscript(side: DuelSide) -> Side { side == .old ? old : new }

  /// Rows that count differently in the two builds, which a duel does not judge.
  var changedCounts: [CaseKey] { keys.filter { old.counts[$0.description] != new.counts[$0.description] } }
}

extension DuelField {
  /// Asks both what they have to measure.
  /// - Throws: ``DuelError`` where one of them cannot say, or they are of different days.
  init(
    _ duelists: (old: Duelist, new: Duelist),
    job: DuelistJob,
    policy: Policy,
    environment: [String: String]
  ) throws {
    let reports = try (
      old: duelists.old.survey(job, environment: environment), new: duelists.new.survey(job, environment: environment)
    )
    try self.init(duelists, reports: reports, policy: policy)
  }

  init(_ duelists: (old: Duelist, new: Duelist), reports: (old: DuelistReport, new: DuelistReport), policy: Policy)
    throws
  {
    let surveys = try (
      old: Self.survey(reports.old, of: duelists.old), new: Self.survey(reports.new, of: duelists.new)
    )
    guard reports.old.daysDigest == reports.new.daysDigest else {
      throw DuelError.otherDays(duelists.new)
    }
    old = Side(duelist: duelists.old, toolVersion: reports.old.toolVersion, counts: surveys.old.counts)
    new = Side(duelist: duelists.new, toolVersion: reports.new.toolVersion, counts: surveys.new.counts)
    let leftOut = Set(policy.screensLeftOut.map(\.screen))
    let (before, now) = (surveys.old.keys, surveys.new.keys)
    let both = Set(before).intersection(now)
    keys = before.filter { both.contains($0) && !leftOut.contains($0.screen) }
    steps = surveys.old.steps
    let missing = before.filter { !both.contains($0) && !leftOut.contains($0.screen) }.map(Mismatch.missingCase)
    let extra = now.filter { !both.contains($0) && !leftOut.contains($0.screen) }.map(Mismatch.extraCase)
    mismatches = missing + extra + (keys.isEmpty ? [.nothingToCompare] : [])
  }

  private typealias Survey = (keys: [CaseKey], steps: [String: Int], counts: [String: [String: Int]])

  private static func survey(_ report: DuelistReport, of duelist: Duelist) throws(DuelError) -> Survey {
    guard report.buildMode == .release else { throw .unfit(duelist, "is a debug build, which does not time") }
    guard let cases = report.survey else { throw .garbled(duelist) }
    var keys: [CaseKey] = []
    for found in cases where found.key != ControlArm.key {
      guard let key = CaseKey(text: found.key), !found.counts.isEmpty else { throw .garbled(duelist) }
      keys.append(key)
    }
    guard cases.contains(where: { $0.key == ControlArm.key }), Set(cases.map(\.key)).count == cases.count,
      cases.allSatisfy({ (1...SamplingPlan.maximumSteps).contains($0.steps) })
    else { throw .garbled(duelist) }
    return (
      keys, Dictionary(uniqueKeysWithValues: cases.map { ($0.key, $0.steps) }),
      Dictionary(uniqueKeysWithValues: cases.map { ($0.key, $0.counts) })
    )
  }
}
