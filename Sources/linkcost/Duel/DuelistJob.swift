import LinkScreens

/// What one process does in a duel; it reads this as JSON, one line, from standard input.
///
/// The two builds of a duel may be of different days, so nothing here may change without a new ``version``.
struct DuelistJob: Codable, Equatable, Sendable {
  /// Of the job, the report and the way turns are taken together.
  static let version = 1

  var duelVersion = DuelistJob.version
  let rows: [Int]
  /// Empty for all.
  let screens: [String]
  /// Empty for all that the build knows.
  let phases: [String]
  /// Absent for a survey: what there is to measure, its counts, and how many steps make a sample.
  let bout: Bout?

  /// What the two members of a pair do in turns.
  struct Bout: Codable, Equatable, Sendable {
    let side: DuelSide
    /// What the order of cases and turns is drawn from; both members have the same.
    let seed: UInt64
    /// What the processor is drawn by that both members run on.
    let processor: UInt64
    /// What is measured, in the order of files; the control arm is among them.
    let cases: [Case]
    /// How many times ABBA or BAAB each case has.
    let rounds: Int
  }

  struct Case: Codable, Equatable, Sendable {
    let key: String
    let steps: Int
    /// What every timed step is held against; empty for the control arm.
    let counts: [String: Int]
    /// 0.03 makes each step 3 % dearer.
    let handicap: Double
  }

  private enum CodingKeys: String, CodingKey {
    case duelVersion = "duel_version"
    case rows, screens, phases, bout
  }
}

/// Which of the two executables.
enum DuelSide: String, Codable, CaseIterable, Sendable {
  case old, new

  var other: DuelSide { self == .old ? .new : .old }
}
