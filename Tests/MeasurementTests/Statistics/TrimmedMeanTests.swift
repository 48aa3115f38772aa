import Testing

@testable import Measurement

@Suite("Trimmed means")
struct TrimmedMeanTests {
  private static let values = [0.012, -0.004, 0.021, 0.9, 0.008, -0.011, 0.015, 0.003, -0.5, 0.017, 0.006]

  /// By SciPy: `stats.trim_mean`, `stats.mstats.winsorize`, `stats.t`.
  @Test("value, standard error and chances are SciPy's, and the extreme values do not count")
  func figures() throws {
    let mean = try #require(TrimmedMean(Self.values))
    #expect((mean.count, mean.degreesOfFreedom) == (11, 8))
    #expect(abs(mean.value - 0.0074444444444444445) < 1e-15)
    #expect(abs(mean.standardError - 0.004358898943540674) < 1e-15)
    #expect(abs(mean.chanceAbove(0) - 0.06302069187798802) < 1e-12)
    #expect(abs(mean.chanceBelow(0.01) - 0.2869248965749428) < 1e-12)
    let interval = mean.interval(tail: 0.01)
    #expect(abs(interval.low - -0.005180929582185434) < 1e-12)
    #expect(abs(interval.high - 0.02006981847107432) < 1e-12)
    var others = Self.values
    others[3] = 7
    #expect(TrimmedMean(others) == mean)
  }

  @Test("three values tell nothing, four do")
  func fewValues() {
    #expect(TrimmedMean([1, 2, 3]) == nil)
    #expect(TrimmedMean([1, 2, 3, 4])?.value == 2.5)
  }

  @Test("values without any spread are certain")
  func certainty() throws {
    let mean = try #require(TrimmedMean([0.5, 0.5, 0.5, 0.5]))
    #expect(
      [mean.chanceAbove(0.4), mean.chanceAbove(0.5), mean.chanceBelow(0.6), mean.chanceBelow(0.5)] == [0, 1, 0, 1]
    )
  }

  @Test("half the spread takes a quarter of the values, and no distance none at all")
  func needed() throws {
    let wide = try #require(TrimmedMean([-4, -2, 0, 2, 4, 6, -6, 8].map { $0 / 100 }))
    let narrow = try #require(TrimmedMean([-2, -1, 0, 1, 2, 3, -3, 4].map { $0 / 100 }))
    #expect(wide.countToResolve(0.01, tail: 0.02, power: 0.97) == 544)
    #expect(narrow.countToResolve(0.01, tail: 0.02, power: 0.97) == 136)
    #expect(wide.countToResolve(0, tail: 0.02, power: 0.97) == nil)
    #expect(wide.countToResolve(10, tail: 0.02, power: 0.97) == TrimmedMean.minimumCount)
  }

  @Test("Holm rejects by rank: the least chance has the whole budget to share")
  func holm() {
    #expect(Holm.rejected([0.04, 0.001, 0.02, 0.013], level: 0.05) == [true, true, true, true])
    #expect(Holm.rejected([0.04, 0.001, 0.03, 0.2], level: 0.05) == [false, true, false, false])
    #expect(Holm.rejected([], level: 0.05) == [])
    #expect(Holm.rejected([0.05], level: 0.05) == [true])
  }
}
