import Measurement
import Testing

@testable import linkcost

@Suite("Where a screen crosses the eager one")
struct CrossoverTests {
  /// A point whose interval reaches a hundredth of the ratio to either side, or as far as asked for.
  private func point(_ rows: Int, _ ratio: Double, reach: Double = 0.01) -> Crossover.Point {
    var time = Timing(cpuMedianNanoseconds: 1, wallMedianNanoseconds: 1, samples: 1, stepsPerSample: 1)
    time.ratioToReference = ratio
    time.ratioToReferenceLow = ratio * (1 - reach)
    time.ratioToReferenceHigh = ratio * (1 + reach)
    return Crossover.Point(name: "\(rows)", position: Double(rows), ratio: RatioToEager(time)!)
  }

  private func found(_ points: [Crossover.Point], _ scale: SweepPlan.Cell.Scale = .rows) -> SweepResults.Crossing {
    SweepResults.Crossing(screen: "lazy", phase: .tick, scale: scale, crossover: Crossover(points))
  }

  @Test(
    "lies between the last point that one wins and the first that the other does, at the ratio 1 of a straight line"
  )
  func between() throws {
    let crossover = Crossover([point(1, 2), point(10, 4), point(1_000, 0.25), point(10_000, 0.1)])
    #expect(crossover.losses == ["1", "10"])
    #expect(crossover.wins == ["1000", "10000"])
    #expect(crossover.open == [])
    let crossing = try #require(crossover.crossings.first)
    #expect(crossover.crossings.count == 1)
    #expect([crossing.before, crossing.after] == ["10", "1000"])
    #expect(crossing.wins)
    #expect(abs((crossing.position ?? 0) - 100) < 1e-9)
  }

  @Test("is looked for past points that decide nothing")
  func undecided() {
    let crossover = Crossover([point(1, 0.5), point(10, 1.02, reach: 0.05), point(100, 2)])
    #expect(crossover.open == ["10"])
    #expect(crossover.crossings.map(\.before) == ["1"])
    #expect(crossover.crossings.map(\.after) == ["100"])
    #expect(crossover.crossings.map(\.wins) == [false])
  }

  @Test("may be there and back again")
  func twice() {
    let crossover = Crossover([point(1, 2), point(10, 0.5), point(100, 2)])
    #expect(crossover.crossings.map(\.wins) == [true, false])
  }

  @Test("has no place where the scale has none")
  func noPlace() {
    let points = [2, 0.5].map { ratio in
      Crossover.Point(name: "x", position: 0, ratio: point(1, ratio).ratio)
    }
    #expect(Crossover(points).crossings.map(\.position) == [nil])
  }

  @Test("is told in a sentence, and so is that there is none")
  func sentences() {
    #expect(
      SweepSentence.text(of: found([point(10, 4), point(1_000, 0.25)]))
        == "lazy, rows: wins from between 10 and 1000 rows on (about 100)."
    )
    #expect(
      SweepSentence.text(of: found([point(1, 2), point(10, 1, reach: 0.1), point(100, 3)]))
        == "lazy, rows: none found; it loses at 1 and 100 rows. Too close to call: 10 rows."
    )
    #expect(SweepSentence.text(of: found([point(1, 0.5)])) == "lazy, rows: none found; it wins at 1 row.")
    #expect(
      SweepSentence.text(of: found([point(1, 1, reach: 0.1), point(2, 1, reach: 0.1)]))
        == "lazy, rows: none found, as nothing is decided."
    )
    let light = Crossover.Point(name: "light", position: 40, ratio: point(1, 2).ratio)
    let heavy = Crossover.Point(name: "heavy", position: 160, ratio: point(1, 0.5).ratio)
    #expect(
      SweepSentence.text(of: found([light, heavy], .destinations))
        == "lazy, destinations: wins from heavy on, and not yet with light (about 80.0 ns a destination)."
    )
  }
}
