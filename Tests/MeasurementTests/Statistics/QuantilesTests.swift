import Testing

@testable import Measurement

@Suite struct QuantilesTests {
  @Test(
    "quantiles are those of numpy.quantile, whatever the order of the values",
    arguments: [(0, 3.5), (0.25, 11.625), (0.5, 20), (0.75, 37.5), (0.95, 47), (0.99, 49.4), (1, 50)]
  )
  func quantiles(p: Double, expected: Double) throws {
    let quantile = try #require(Quantiles([15, 20, 35, 40, 50, 3.5, 8.25]).quantile(p))
    #expect(abs(quantile - expected) < 1e-9)
  }

  @Test("of one value every quantile is that value, of two the median is between them")
  func fewValues() {
    #expect([0, 0.3, 1].map { Quantiles([4]).quantile($0) } == [4, 4, 4])
    #expect(Quantiles([4, 7]).median == 5.5)
  }

  @Test("of no values there are no quantiles")
  func noValues() {
    let none = Quantiles([])
    #expect(none.count == 0)
    #expect([none.min, none.max, none.median, none.quantile(0.9), none.tailQuantile(0.9)].allSatisfy { $0 == nil })
  }

  @Test("a tail quantile takes as many values as leave one beyond it", arguments: [(0.95, 20), (0.99, 100)])
  func tailQuantiles(p: Double, needed: Int) {
    let enough = Quantiles((1...needed).map(Double.init))
    #expect(enough.tailQuantile(p) == enough.quantile(p))
    #expect(Quantiles((1..<needed).map(Double.init)).tailQuantile(p) == nil)
  }
}
