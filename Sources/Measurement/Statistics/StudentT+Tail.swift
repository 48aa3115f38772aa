#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension StudentT {
  /// The share of the distribution above `t`, for any degrees of freedom above zero; right to some twelve digits.
  ///
  /// Half the regularised incomplete beta function at nu / (nu + t^2): Abramowitz and Stegun, "Handbook of Mathematical
  /// Functions", 26.7.1 and 26.5.2.
  static func upperTail(_ t: Double, degreesOfFreedom nu: Double) -> Double {
    guard t.isFinite else { return t > 0 ? 0 : 1 }
    let half = regularizedBeta(nu / (nu + t * t), nu / 2, 0.5) / 2
    return t >= 0 ? half : 1 - half
  }

  /// The value that a share `tail` of the distribution lies above, `tail` between 0 and 1; by bisection.
  static func upperQuantile(_ tail: Double, degreesOfFreedom nu: Double) -> Double {
    precondition(tail > 0 && tail < 1, "A quantile of Student's t is asked for at \(tail), which is not between 0 and 1.")
    var (low, high) = (-1.0, 1.0)
    while upperTail(low, degreesOfFreedom: nu) < tail { low *= 2 }
    while upperTail(high, degreesOfFreedom: nu) > tail { high *= 2 }
    while true {
      let middle = low + (high - low) / 2
      guard low < middle, middle < high else { return middle }
      if upperTail(middle, degreesOfFreedom: nu) > tail { low = middle } else { high = middle }
    }
  }

  private static func regularizedBeta(_ x: Double, _ a: Double, _ b: Double) -> Double {
    guard x > 0 else { return 0 }
    guard x < 1 else { return 1 }
    // The continued fraction is quick below the mean; above it the complement is taken.
    if x > (a + 1) / (a + b + 2) { return 1 - regularizedBeta(1 - x, b, a) }
    let logFactor = lgamma(a + b) - lgamma(a) - lgamma(b) + a * log(x) + b * log(1 - x)
    return exp(logFactor) * betaFraction(x, a, b) / a
  }

  /// The continued fraction 26.5.8, by Lentz's method: Thompson and Barnett, "Coulomb and Bessel Functions of Complex
  /// Arguments and Order", Journal of Computational Physics 64 (1986).
  private static func betaFraction(_ x: Double, _ a: Double, _ b: Double) -> Double {
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
