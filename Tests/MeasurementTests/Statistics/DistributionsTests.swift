import Testing

@testable import Measurement

@Suite struct DistributionsTests {
  @Test(
    "the normal tail is that of scipy.stats.norm.cdf",
    arguments: [(-3, 0.0013498980316300933), (-1.959963984540054, 0.025), (0, 0.5), (1, 0.8413447460685429)]
  )
  func normalTail(z: Double, expected: Double) {
    #expect(abs(NormalDistribution.lowerTail(z) - expected) < 1e-15)
  }

  @Test(
    "Student's quantile is that of scipy.stats.t.ppf(0.975) to three decimals",
    arguments: [
      (1, 12.706204736174694), (2, 4.302652729749462), (3, 3.182446305283708), (4, 2.776445105197793),
      (5, 2.5705818356363146), (6, 2.4469118511449786), (8, 2.306004135204166), (11, 2.200985160091639),
      (19, 2.0930240544083087),
    ] as [(Double, Double)]
  )
  func studentQuantile(degreesOfFreedom: Double, expected: Double) {
    #expect(abs(StudentT.quantile975(degreesOfFreedom: degreesOfFreedom) - expected) < 0.0005)
  }
}
