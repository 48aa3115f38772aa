import Testing

@testable import Measurement

/// The values are those of SciPy 1.17.1: `stats.t.sf` and `stats.t.isf`.
@Suite("Student's t")
struct StudentTTests {
  @Test(
    "the upper tail is SciPy's",
    arguments: [
      (0, 5, 0.5), (1.5, 7, 0.088649243494985), (3.2, 31, 0.0015824223530086128), (-2.1, 4, 0.948173356841199),
      (12.706, 1, 0.025000401179066593), (6.5, 17.5, 2.3618319428946337e-06),
    ] as [(Double, Double, Double)]
  )
  func upperTail(t: Double, nu: Double, expected: Double) {
    #expect(abs(StudentT.upperTail(t, degreesOfFreedom: nu) / expected - 1) < 1e-11)
  }

  @Test(
    "the upper quantile is SciPy's",
    arguments: [
      (0.02, 7, 2.5167524241332697), (0.005 / 70, 31, 4.334950741557952), (0.975, 9, -2.262157162798205), (0.25, 1, 1),
    ] as [(Double, Double, Double)]
  )
  func upperQuantile(tail: Double, nu: Double, expected: Double) {
    #expect(abs(StudentT.upperQuantile(tail, degreesOfFreedom: nu) / expected - 1) < 1e-11)
  }

  @Test("what is beyond all numbers has no tail, and the other way round")
  func infinity() {
    #expect(StudentT.upperTail(.infinity, degreesOfFreedom: 3) == 0)
    #expect(StudentT.upperTail(-.infinity, degreesOfFreedom: 3) == 1)
  }
}
