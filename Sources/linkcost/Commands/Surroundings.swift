import LinkScreens
import Measurement

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What a command needs to know of the world it runs in.
struct Surroundings: Sendable {
  let machine: Machine
  /// Whether this build may time.
  let isTimed: Bool
  /// The seed of a run whose user gave none.
  let freshSeed: UInt64
  let environment: [String: String]

  /// This computer, this build, and a short seed that is easy to type again.
  @MainActor static var current: Surroundings {
    Surroundings(
      machine: .current,
      isTimed: TimedBuild.isThis,
      freshSeed: UInt64.random(in: 1...999_999),
      environment: ProcessInfo.processInfo.environment
    )
  }
}
