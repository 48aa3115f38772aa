import Foundation
import Testing
import ViewTree

@MainActor
@Suite("Random programs: after each action a tree is a fresh one, and has done what the plainest reference says")
struct RandomProgramsTests {
  /// How many in all, and from which seed: `scripts/random-programs` sets both.
  nonisolated static let count = setting("LINKCOST_SEQUENCES") ?? 300
  nonisolated static let firstSeed = UInt64(setting("LINKCOST_SEED") ?? 1)

  /// The first failure ends the run.
  private static var hasFailed = false

  private nonisolated static func setting(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }

  /// What sequences there are; every third seed is one of each kind.
  enum Kind: UInt64, CaseIterable {
    case plain, onStack, heldAgainstFreshTreesAlone

    var seeds: some Sequence<UInt64> {
      (firstSeed..<firstSeed + UInt64(count)).lazy.filter { $0 % 3 == rawValue }
    }
  }

  @Test("sequences of actions on programs of all skeletons", arguments: Kind.allCases)
  func sequences(kind: Kind) async {
    for seed in kind.seeds {
      // The tasks of views that have gone, which were cancelled, end when they get the main actor.
      await Task.yield()
      if Self.hasFailed { return }
      guard let failure = failure(kind, seed) else { continue }
      Self.hasFailed = true
      Issue.record("seed \(seed): \(failure)")
    }
  }

  /// What goes wrong, and the smallest case in which it does; nil if nothing does.
  private func failure(_ kind: Kind, _ seed: UInt64) -> String? {
    if kind == .heldAgainstFreshTreesAlone {
      guard let (failing, fault) = FreshCase.random(seed: seed, actionCount: 12) else { return nil }
      let shrunk = failing.shrunk()
      return "\(shrunk.fault ?? fault)\n\(shrunk)"
    }
    guard let (failing, fault) = Case.random(seed: seed, onStack: kind == .onStack, actionCount: 12) else { return nil }
    let shrunk = failing.shrunk()
    return "\(shrunk.fault ?? fault)\n\(shrunk)"
  }
}
