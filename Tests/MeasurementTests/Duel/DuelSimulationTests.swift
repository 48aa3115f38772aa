import Testing

@testable import Measurement

@Suite("Simulated duels")
struct DuelSimulationTests {
  private static let keys = (0..<4).flatMap { screen in
    ["mount", "tick"].map { "screen-\(screen)/stack/typical/730/\($0)" }
  }

  private static func simulation(noise: Double = 0.01) -> DuelSimulation {
    var pairs = SimulatedPairs(seed: 3)
    pairs.noise = noise
    return DuelSimulation(pairs: pairs.pairs(30, keys: keys), rules: DuelRules())
  }

  @Test("a large handicap is caught every time, none never, and a seed repeats what it draws")
  func handicaps() {
    let simulation = Self.simulation()
    func findings(_ handicap: DuelSimulation.Handicap?) -> [DuelSimulation.Finding] {
      var generator = SeededGenerator(seed: 4)
      return (0..<20).map { _ in simulation.duel(handicap, using: &generator) }
    }
    let none = findings(nil)
    #expect(none.allSatisfy { !$0.isFalseAlarm && !$0.isCaught && !$0.isControlMoved })
    #expect(findings(.added(logRatio: 0.1)).allSatisfy { $0.isCaught && !$0.isFalseAlarm })
    #expect(findings(nil) == none)
  }

  /// A machine that treats the second process worse every time would make of every pair a change, if pairs were not
  /// turned round.
  @Test("a lean that all pairs share is no change, as OLD and NEW are one build")
  func lean() {
    var pairs = SimulatedPairs(seed: 5)
    pairs.noise = 0.002
    pairs.changes = Dictionary(uniqueKeysWithValues: Self.keys.map { ($0, 0.03) })
    let simulation = DuelSimulation(pairs: pairs.pairs(30, keys: Self.keys), rules: DuelRules())
    var generator = SeededGenerator(seed: 6)
    #expect((0..<10).allSatisfy { _ in !simulation.duel(nil, using: &generator).isFalseAlarm })
  }

  @Test("pairs that were recorded with a handicap say what it comes to")
  func recorded() {
    var slowed = SimulatedPairs(seed: 7)
    slowed.changes = Dictionary(uniqueKeysWithValues: Self.keys.map { ($0, 0.1) })
    let pairs = slowed.pairs(12, keys: Self.keys)
    var generator = SeededGenerator(seed: 8)
    let simulation = Self.simulation()
    #expect((0..<10).allSatisfy { _ in simulation.duel(.recorded(pairs), using: &generator).isCaught })
  }

  /// By SciPy: `stats.binomtest(hits, trials).proportion_ci(0.95, "exact")`.
  @Test(
    "the interval of a rate is SciPy's",
    arguments: [
      (0, 60, 0, 0.05962949), (60, 60, 0.94037051, 1), (7, 2_000, 0.0014083, 0.00719796),
    ] as [(Int, Int, Double, Double)]
  )
  func rates(hits: Int, trials: Int, low: Double, high: Double) {
    let interval = BinomialRate(hits: hits, trials: trials).interval
    #expect(abs(interval.low - low) < 1e-7 && abs(interval.high - high) < 1e-7)
  }
}
