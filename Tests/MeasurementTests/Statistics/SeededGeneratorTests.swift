import Testing

@testable import Measurement

@Suite struct SeededGeneratorTests {
  @Test("the numbers are those published for SplitMix64 with the seed 1234567")
  func publishedNumbers() {
    var generator = SeededGenerator(seed: 1_234_567)
    // From Rosetta Code, "Pseudo-random numbers/Splitmix64".
    #expect(
      (0..<5).map { _ in generator.next() } == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
      ]
    )
  }

  @Test("permutations are those another implementation draws")
  func permutations() {
    var generator = SeededGenerator(seed: 1)
    // Computed with SplitMix64, multiply-high and Fisher-Yates written in Python.
    #expect(
      (0..<4).map { _ in generator.permutation(of: 5) }
        == [[1, 0, 3, 4, 2], [0, 1, 4, 3, 2], [0, 2, 4, 3, 1], [3, 0, 1, 4, 2]]
    )
  }

  @Test("every order of three is drawn about equally often")
  func fairness() {
    var generator = SeededGenerator(seed: 2)
    var counts: [[Int]: Int] = [:]
    for _ in 0..<6_000 { counts[generator.permutation(of: 3), default: 0] += 1 }
    #expect(counts.count == 6)
    // 1,000 each; five standard deviations are 144.
    #expect(counts.values.allSatisfy { (856...1_144).contains($0) })
  }

  @Test("permutations of nothing and of one thing draw nothing")
  func smallPermutations() {
    var generator = SeededGenerator(seed: 1)
    #expect(generator.permutation(of: 0) == [])
    #expect(generator.permutation(of: 1) == [0])
    #expect(generator == SeededGenerator(seed: 1))
  }

  @Test("streams of one seed differ by name and are the same in every process")
  func streams() {
    var mount = SeededGenerator(seed: 7, stream: "mount")
    var tick = SeededGenerator(seed: 7, stream: "tick")
    // Computed in Python.
    #expect(mount.next() == 16_552_790_872_782_368_370)
    #expect(tick.next() == 4_202_020_870_966_372_860)
  }
}
