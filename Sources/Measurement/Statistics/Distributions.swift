#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

enum NormalDistribution {
  /// The share of a standard normal distribution below `z`.
  static func lowerTail(_ z: Double) -> Double { erfc(-z / 2.0.squareRoot()) / 2 }
}

enum StudentT {
  /// The 97.5 % quantile for whole degrees of freedom, to within 0.003.
  ///
  /// Abramowitz and Stegun, "Handbook of Mathematical Functions", 26.7.5: the expansion around the normal quantile; below
  /// 5 degrees of freedom it is too far off, and their table 26.10 has the values.
  static func quantile975(degreesOfFreedom nu: Double) -> Double {
    let table = [12.706, 4.303, 3.182, 2.776]
    if nu < 5 { return table[max(0, Int(nu) - 1)] }
    let z = 1.959963984540054
    let z2 = z * z
    let term1 = z * (z2 + 1) / 4
    let term2 = z * ((5 * z2 + 16) * z2 + 3) / 96
    let term3 = z * (((3 * z2 + 19) * z2 + 17) * z2 - 15) / 384
    let term4 = z * ((((79 * z2 + 776) * z2 + 1482) * z2 - 1920) * z2 - 945) / 92_160
    return z + (term1 + (term2 + (term3 + term4 / nu) / nu) / nu) / nu
  }
}
