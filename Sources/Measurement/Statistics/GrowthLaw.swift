#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// How a time grows with the size of what is worked on; the slowest first.
public enum GrowthLaw: String, CaseIterable, Sendable {
  case constant = "1"
  case logarithmic = "log n"
  case linear = "n"
  case linearithmic = "n log n"
  case quadratic = "n^2"

  /// The terms of the law at a size, the one it is named after last. Whatever grows has a part that grows less: a step
  /// has its fixed cost, and a sort still touches every row.
  func terms(at size: Double) -> [Double] {
    switch self {
    case .constant: [1]
    case .logarithmic: [1, log(size)]
    case .linear: [1, size]
    case .linearithmic: [1, size, size * log(size)]
    case .quadratic: [1, size, size * size]
    }
  }

  /// The law's curve through some points: what it says of a time at a size; `nil` where there are too few points.
  ///
  /// By least squares of the relative errors, since a clock's noise is a share of the time, with no term below zero.
  func curve(through points: [Growth.Point]) -> ((Double) -> Double)? {
    guard let coefficients = coefficients(through: points) else { return nil }
    return { size in zip(coefficients, terms(at: size)).map(*).reduce(0, +) }
  }

  /// By how much each of the law's terms is to be multiplied.
  func coefficients(through points: [Growth.Point]) -> [Double]? {
    let rows = points.map { point in terms(at: point.size).map { $0 / point.time } }
    return LeastSquares.nonnegative(rows: rows, targets: points.map { _ in 1 })
  }
}
