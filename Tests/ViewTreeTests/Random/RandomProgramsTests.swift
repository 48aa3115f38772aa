import Foundation
import Testing
import ViewTree

@MainActor
@Suite("Random programs: after each action a tree is a fresh one, and has done what the plainest reference says")
struct RandomProgramsTests {
  /// How many, from which seed: `LINKCOST_SEQUENCES=1000000 LINKCOST_SEED=1` for a long run.
  static let count = setting("LINKCOST_SEQUENCES") ?? 300
  static let firstSeed = UInt64(setting("LINKCOST_SEED") ?? 1)

  private static func setting(_ name: String) -> Int? { ProcessInfo.processInfo.environment[name].flatMap { Int($0) } }

  @Test("sequences of actions on programs of all skeletons, on a stack and not", arguments: [false, true])
  func sequences(onStack: Bool) {
    var found = 0
    let clock = ContinuousClock()
    let start = clock.now
    for seed in Self.firstSeed..<Self.firstSeed + UInt64(Self.count) {
      guard let (failing, fault) = Case.random(seed: seed, onStack: onStack, actionCount: 12) else { continue }
      let shrunk = failing.shrunk()
      Issue.record("seed \(seed): \(shrunk.fault ?? fault)\n\(shrunk)")
      found += 1
      if found == 5 { return }
    }
    if Self.count > 1_000 {
      print("\(Self.count) sequences\(onStack ? " on stacks" : "") from seed \(Self.firstSeed) in \(clock.now - start)")
    }
  }

  @Test("sequences on what the reference does not know, held against fresh trees alone")
  func sequencesWithoutReference() {
    var found = 0
    for seed in Self.firstSeed..<Self.firstSeed + UInt64(Self.count) {
      guard let (failing, fault) = FreshCase.random(seed: seed, actionCount: 12) else { continue }
      let shrunk = failing.shrunk()
      Issue.record("seed \(seed): \(shrunk.fault ?? fault)\n\(shrunk)")
      found += 1
      if found == 5 { return }
    }
  }

  @Test("found: an element that reaches out of the viewport is all its rows, not only those seen")
  func partlySeenElement() {
    let program = Program(
      .lazyHolder,
      3,
      Program(.text),
      Program(.rows, 3, seam: true, Program(.erased, 3, seam: true, Program(.text), Program(.text)))
    )
    let actions: [Action] = [.scroll("0", 4), .scroll("0", -3), .scroll("0", 3)]
    #expect(FreshCase(program: program, retention: .never, actions: actions).fault == nil)
  }
}
