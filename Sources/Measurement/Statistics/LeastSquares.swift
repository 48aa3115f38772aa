/// Linear least squares with few coefficients.
enum LeastSquares {
  /// The coefficients, none of them below zero, for which the rows come nearest to the targets; `nil` where there are
  /// fewer rows than coefficients.
  ///
  /// By the normal equations, the columns brought to one length first. Where the best coefficients have one below zero,
  /// every choice of those that are not zero is tried: exact, and no work for the three there are at most.
  static func nonnegative(rows: [[Double]], targets: [Double]) -> [Double]? {
    guard let count = rows.first?.count, rows.count >= count else { return nil }
    let columns: [[Double]] = (0..<count).map { column in rows.map { $0[column] } }
    let lengths: [Double] = columns.map { dot($0, $0).squareRoot() }
    guard lengths.allSatisfy({ $0 > 0 && $0.isFinite }) else { return nil }
    let products: [[Double]] = (0..<count).map { i in
      (0..<count).map { j in dot(columns[i], columns[j]) / (lengths[i] * lengths[j]) }
    }
    let sides: [Double] = (0..<count).map { i in dot(columns[i], targets) / lengths[i] }
    guard let scaled = nonnegative(products, sides) else { return nil }
    return zip(scaled, lengths).map(/)
  }

  private static func dot(_ left: [Double], _ right: [Double]) -> Double {
    zip(left, right).reduce(0) { $0 + $1.0 * $1.1 }
  }

  private static func nonnegative(_ products: [[Double]], _ sides: [Double]) -> [Double]? {
    let all = Array(sides.indices)
    if let solution = solve(products, sides, for: all), solution.allSatisfy({ $0 >= 0 }) { return solution }
    var best: (coefficients: [Double], gain: Double)?
    for choice in 1..<(1 << all.count) - 1 {
      let columns = all.filter { choice >> $0 & 1 == 1 }
      guard let solution = solve(products, sides, for: columns), solution.allSatisfy({ $0 >= 0 }) else { continue }
      // By so much is the square of the distance less than that of no coefficients at all.
      let gain = zip(columns, solution).reduce(0) { $0 + sides[$1.0] * $1.1 }
      if gain > best?.gain ?? -.infinity {
        var coefficients = [Double](repeating: 0, count: all.count)
        for (column, coefficient) in zip(columns, solution) { coefficients[column] = coefficient }
        best = (coefficients, gain)
      }
    }
    return best?.coefficients
  }

  /// The coefficients of these columns alone; `nil` where they depend on each other.
  private static func solve(_ products: [[Double]], _ sides: [Double], for columns: [Int]) -> [Double]? {
    let count = columns.count
    var matrix = columns.map { i in columns.map { products[i][$0] } + [sides[i]] }
    for i in 0..<count {
      // The matrix is positive definite, so that its diagonal is a good pivot.
      guard matrix[i][i] > 1e-12 else { return nil }
      for j in 0..<count where j != i {
        let factor = matrix[j][i] / matrix[i][i]
        for k in i...count { matrix[j][k] -= factor * matrix[i][k] }
      }
    }
    return (0..<count).map { matrix[$0][count] / matrix[$0][$0] }
  }
}
