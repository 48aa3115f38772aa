extension StudentT {
  /// The share of the distribution above `t`, for any degrees of freedom above zero; right to some twelve digits.
  ///
  /// Half the regularised incomplete beta function at nu / (nu + t^2): Abramowitz and Stegun, "Handbook of Mathematical
  /// Functions", 26.7.1 and 26.5.2.
  static func upperTail(_ t: Double, degreesOfFreedom nu: Double) -> Double {
    guard t.isFinite else { return t > 0 ? 0 : 1 }
    let half = Beta.regularized(nu / (nu + t * t), nu / 2, 0.5) / 2
    return t >= 0 ? half : 1 - half
  }

  /// The value that a share `tail` of the distribution lies above, `tail` between 0 and 1; by bisection.
  static func upperQuantile(_ tail: Double, degreesOfFreedom nu: Double) -> Double {
    precondition(
      tail > 0 && tail < 1,
      "A quantile of Student's t is asked for at \(tail), which is not between 0 and 1."
    )
    var (low, high) = (-1.0, 1.0)
    while upperTail(low, degreesOfFreedom: nu) < tail { low *= 2 }
    while upperTail(high, degreesOfFreedom: nu) > tail { high *= 2 }
    while true {
      let middle = low + (high - low) / 2
      guard low < middle, middle < high else { return middle }
      if upperTail(middle, degreesOfFreedom: nu) > tail { low = middle } else { high = middle }
    }
  }
}
