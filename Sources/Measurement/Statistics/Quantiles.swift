/// The quantiles of some values, sorted once.
///
/// Of no values there is no quantile: everything but `count` is `nil` then, never zero.
public struct Quantiles: Equatable, Sendable {
  private let sorted: [Double]

  /// Sorts the values: n log n comparisons. Traps if one is not a number, which has no place in an order.
  public init(_ values: some Sequence<Double>) {
    sorted = values.sorted()
    precondition(sorted.allSatisfy { !$0.isNaN }, "A value to take quantiles of is not a number.")
  }

  public var count: Int { sorted.count }
  public var min: Double? { sorted.first }
  public var max: Double? { sorted.last }
  public var median: Double? { quantile(0.5) }

  /// The value below which a share `p` of the values lies, `p` in 0...1.
  ///
  /// Type 7 of Hyndman and Fan, "Sample Quantiles in Statistical Packages", The American Statistician 50 (1996): linear
  /// between the neighbours of position (count - 1) p. The default of NumPy, R and spreadsheets.
  public func quantile(_ p: Double) -> Double? {
    precondition((0...1).contains(p), "A quantile is asked for at \(p), which is not between 0 and 1.")
    guard let last = sorted.indices.last else { return nil }
    let position = Double(last) * p
    let below = Int(position)
    let above = Swift.min(below + 1, last)
    return sorted[below] + (position - Double(below)) * (sorted[above] - sorted[below])
  }

  /// The quantile, or `nil` where fewer than one of the values is expected beyond it.
  ///
  /// The 99th percentile of 30 values would be little else than their maximum under another name; it takes 100.
  public func tailQuantile(_ p: Double) -> Double? {
    Double(count) * (1 - p) >= 1 - 1e-9 ? quantile(p) : nil
  }
}
