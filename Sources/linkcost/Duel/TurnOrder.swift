import Measurement

/// Who does what when in a pair of processes, the same for both members: drawn from the seed and nothing else.
///
/// Only one of the two works at any time. A case is made ready by one and then by the other; then each round is ABBA or
/// BAAB, by chance, so that whatever grows or shrinks steadily during a round cancels.
struct TurnOrder: Equatable, Sendable {
  struct CaseTurns: Equatable, Sendable {
    /// Its place in the job.
    let index: Int
    let preparations: [DuelSide]
    /// Four turns a round.
    let turns: [DuelSide]
  }

  let cases: [CaseTurns]

  init(seed: UInt64, cases count: Int, rounds: Int) {
    var generator = SeededGenerator(seed: seed, stream: "turns of a pair")
    cases = generator.permutation(of: count).map { index in
      let first = Self.side(&generator)
      let turns = (0..<rounds).flatMap { _ in
        let side = Self.side(&generator)
        return [side, side.other, side.other, side]
      }
      return CaseTurns(index: index, preparations: [first, first.other], turns: turns)
    }
  }

  private static func side(_ generator: inout SeededGenerator) -> DuelSide {
    generator.next() >> 63 == 0 ? .old : .new
  }
}
