#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The incomplete beta function, which Student's t and the binomial distribution are made of.
enum Beta {
  /// The share of the beta distribution with `a` and `b` below `x`; right to some twelve digits.
  static func regularized(_ x: Double, _ a: Double, _ b: Double) -> Double {
    guard x > 0 else { return 0 }
    guard x < 1 else { return 1 }
    // The continued fraction is quick below the mean; above it the complement is taken.
    if x > (a + 1) / (a + b + 2) { return 1 - regularized(1 - x, b, a) }
    // In steps, and with types: as one expression it takes the compiler seconds.
    let logBeta: Double = lgamma(a) + lgamma(b) - lgamma(a + b)
    let logPowers: Double = a * log(x) + b * log(1 - x)
    return exp(logPowers - logBeta) * fraction(x, a, b) / a
  }

  /// The continued fraction 26.5.8, by Lentz's method: Thompson and Barnett, "Coulomb and Bessel Functions of Complex
  /// Arguments and Order", Journal of Computational Physics 64 (1986).
  private static func fraction(_ x: Double, _ a: Double, _ b: Double) -> Double {
    let tiny = 1e-300
    func apart(_ value: Double) -> Double { abs(value) < tiny ? tiny : value }
    var c = 1.0
    var d = 1 / apart(1 - (a + b) * x / (a + 1))
    var fraction = d
    for step in 1...10_000 {
      let m = Double(step)
      let even = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m))
      d = 1 / apart(1 + even * d)
      c = apart(1 + even / c)
      fraction *= d * c
      let odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1))
      d = 1 / apart(1 + odd * d)
      c = apart(1 + odd / c)
      fraction *= d * c
      if abs(d * c - 1) < 1e-15 { break }
    }
    return fraction
  }
}
