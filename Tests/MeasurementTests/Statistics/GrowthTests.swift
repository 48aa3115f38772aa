import Foundation
import Testing

@testable import Measurement

@Suite("The growth of times")
struct GrowthTests {
  /// Times drawn from a law, each with normal noise of 3 %.
  private static func noisy(
    _ sizes: [Int],
    noise: Double = 0.03,
    using generator: inout SeededGenerator,
    _ law: (Double) -> Double
  ) -> [Growth.Point] {
    sizes.map { size in
      let normal = (0..<12).map { _ in Double(generator.next() >> 11) / 0x1p53 }.reduce(-6, +)
      return Growth.Point(size: size, time: law(Double(size)) * (1 + noise * normal))
    }
  }

  private static let halfDecades = [10, 32, 100, 316, 1_000, 3_162, 10_000, 31_623, 100_000]
  private static let few = [100, 1_000, 5_000, 10_000, 50_000, 100_000]

  /// n and n log n, the log term having that share at the smallest size.
  private static func linearithmic(_ share: Double, from smallest: Double) -> @Sendable (Double) -> Double {
    { n in n * ((1 - share) + share * log(n) / log(smallest)) }
  }

  private static let laws: [(String, GrowthLaw, [Int], @Sendable (Double) -> Double)] = [
    ("1", .constant, halfDecades, { _ in 900 }),
    ("1, few sizes", .constant, few, { _ in 900 }),
    ("log n", .logarithmic, halfDecades, { 50 * log($0) }),
    ("1 + log n", .logarithmic, few, { 300 + 50 * log($0) }),
    ("n", .linear, halfDecades, { 80 * $0 }),
    ("1 + n", .linear, halfDecades, { 5_000 + 80 * $0 }),
    ("n, few sizes", .linear, few, { 80 * $0 }),
    ("n log n", .linearithmic, halfDecades, { 5 * $0 * log($0) }),
    ("n log n beside n", .linearithmic, halfDecades, linearithmic(0.3, from: 10)),
    ("n log n beside n, few sizes", .linearithmic, few, linearithmic(0.4, from: 100)),
    ("n^2", .quadratic, halfDecades, { $0 * $0 }),
    ("1 + n + n^2", .quadratic, halfDecades, { 1_000 + 80 * $0 + 0.01 * $0 * $0 }),
    ("n^2, few sizes", .quadratic, few, { $0 * $0 }),
  ]

  @Test("is told right in 95 of 100 sweeps with 3 % noise", arguments: Self.laws.indices)
  func choice(index: Int) {
    let (name, law, sizes, time) = Self.laws[index]
    var generator = SeededGenerator(seed: 7, stream: name)
    let chosen = (0..<200).map { _ in Growth(Self.noisy(sizes, using: &generator, time))?.law }
    let wrong = chosen.filter { $0 != law }.map { $0?.rawValue ?? "none" }
    #expect(wrong.count <= 10, "\(name): \(Dictionary(grouping: wrong) { $0 }.mapValues(\.count))")
  }

  @Test("is not made more of than it is by a cache or by headers between the rows")
  func smallEffects() {
    let points = Self.halfDecades.map { n in
      Growth.Point(size: n, time: (Double(n) + Double(n / 30)) * (n > 1_000 ? 1.01 : 1))
    }
    #expect(Growth(points)?.law == .linear)
  }

  @Test("is none that says far too little of the largest, however well it fits the smallest")
  func caches() {
    // A tap: hardly any growth up to a hundred rows, and ever dearer rows where they leave one cache after another.
    let times = [12.8, 11.0, 14.2, 28.6, 154, 3_052, 49_602]
    let points = zip([1, 10, 100, 730, 10_000, 100_000, 1_000_000], times).map(Growth.Point.init)
    #expect(Growth(points)?.law == .linear)
  }

  @Test("needs five sizes")
  func fewSizes() {
    let points = [1, 10, 100, 1_000, 1_000].map { Growth.Point(size: $0, time: Double($0)) }
    #expect(Growth(points) == nil)
    #expect(Growth(points + [.init(size: 10_000, time: 10_000)])?.law == .linear)
  }

  @Test("has the held-out error of every law")
  func heldOutErrors() throws {
    let growth = try #require(Growth(Self.halfDecades.map { .init(size: $0, time: 7) }))
    #expect(growth.law == .constant)
    #expect(growth.heldOutErrors.keys.count == 5)
    #expect(growth.heldOutErrors.values.allSatisfy { $0 < 1e-6 })
  }

  @Test("is as steep as the power at the largest sizes", arguments: [0, 0.5, 1, 2])
  func steepness(power: Double) throws {
    let growth = try #require(Growth(Self.halfDecades.map { .init(size: $0, time: 3 * pow(Double($0), power)) }))
    let slope = try #require(growth.slope)
    #expect(
      [slope.value, slope.interval.low, slope.interval.high].map { ($0 * 1e6).rounded() / 1e6 } == [
        power, power, power,
      ]
    )
  }

  @Test("is local: what the small sizes do is not in the slope")
  func locality() throws {
    let slope = try #require(Growth(Self.halfDecades.map { .init(size: $0, time: 1e3 + Double($0)) })?.slope)
    #expect(slope.value > 0.8, "a thousand rows are half fixed cost, the whole range would come to a half")
    let sparse = Growth([1, 2, 3, 10_000, 1_000_000].map { .init(size: $0, time: Double($0)) })
    #expect(sparse != nil && sparse?.slope == nil)
  }

  @Test("has a slope whose interval holds the true one in 95 of 100 sweeps")
  func slopeCoverage() {
    var generator = SeededGenerator(seed: 8)
    let held = (0..<1_000).count { _ in
      let points = Self.noisy(Self.halfDecades, using: &generator) { 80 * $0 }
      guard let interval = Growth(points)?.slope?.interval else { return false }
      return interval.low <= 1 && 1 <= interval.high
    }
    #expect((930...970).contains(held), "\(held)")
  }
}

@Suite("Least squares")
struct LeastSquaresTests {
  @Test("finds the coefficients, and none below zero")
  func coefficients() throws {
    let rows = [1.0, 2, 3, 4].map { [1, $0] }
    let exact = try #require(LeastSquares.nonnegative(rows: rows, targets: [5, 7, 9, 11]))
    #expect(exact.map { ($0 * 1e9).rounded() / 1e9 } == [3, 2])
    let falling = try #require(LeastSquares.nonnegative(rows: rows, targets: [4, 3, 2, 1]))
    #expect(falling.map { ($0 * 1e9).rounded() / 1e9 } == [2.5, 0])
    #expect(LeastSquares.nonnegative(rows: [[1, 2]], targets: [1]) == nil)
    #expect(LeastSquares.nonnegative(rows: [[0], [0]], targets: [1, 1]) == nil)
  }
}
