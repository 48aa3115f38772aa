import LinkScreens
import Measurement

/// What one process is to measure; it reads this as JSON from standard input.
struct WorkerJob: Codable, Equatable, Sendable {
  /// From 0, as samples number it.
  let process: Int
  /// Absent for the days inside the executable.
  let daysPath: String?
  let daysDigest: String
  let rows: [Int]
  let screens: [String]
  let phases: [Phase]
  var combinations = [Combination()]
  let seed: UInt64
  /// Whether floors are timed as well.
  var hasFloors = true
  /// Whether each step is taken apart, and its parts are timed with it.
  var isTakenApart = false
  /// Absent where nothing is timed.
  let sampling: SamplingPlan?
  /// By key of the case, what processes before this one counted and its timed steps are held against; absent where it
  /// counts itself.
  let counts: [String: [String: Int]]?

  /// What people call the process.
  var number: Int { process + 1 }
}
