/// Confidence intervals by resampling processes.
///
/// The process is the unit, never the pass: the passes of one process share its memory layout and depend on each other,
/// and treating them as independent gives intervals that are far too narrow. So whatever an interval is wanted for is
/// first brought down to one value a process; this type resamples those values with replacement and takes the median of
/// each resample. A ratio is paired by having been taken inside each process.
///
/// The interval is the *expanded* percentile interval: Hesterberg, "What Teachers Should Know About the Bootstrap", The
/// American Statistician 69 (2015). The plain percentile interval is too narrow for so few values: simulated with
/// normal values, its 95 % interval of a median holds the true one in 93 % of cases for 6 values, in 87 % for 7, in 92
/// % for 8; the expanded one does in 96 to 98 % for 6 to 12. BCa is no way out: its acceleration comes from the
/// jackknife, which does not work for a median.
public struct Bootstrap: Sendable {
  /// The fewest processes an interval is given for. Even the widest interval five values can give, from the least to
  /// the greatest, holds the true median in 1 - 2/2^5 = 93.75 % of cases only.
  ///
  /// Nine are a better number: for 6 to 8 the interval reaches to the least and the greatest value or close to them, for
  /// 9 from the second to the last but one, so that one process out of line on either side does not widen it.
  public static let minimumProcesses = 6

  /// How many resamples are drawn. Each costs as many random numbers as there are processes.
  public var resamples: Int

  public init(resamples: Int = 10_000) {
    precondition(resamples >= 1, "A bootstrap needs at least one resample.")
    self.resamples = resamples
  }

  /// The 95 % interval of the median over processes, from one value for each, in any order; `nil` for fewer than
  /// ``minimumProcesses``.
  public func interval(
    ofMedian perProcess: [Double],
    using generator: inout SeededGenerator
  ) -> Interval? {
    guard perProcess.count >= Self.minimumProcesses else { return nil }
    let sorted = perProcess.sorted()
    let medians = Quantiles((0..<resamples).map { _ in resampledMedian(ofSorted: sorted, using: &generator) })
    let tail = Self.expandedTail(count: perProcess.count)
    guard let low = medians.quantile(tail), let high = medians.quantile(1 - tail) else { return nil }
    return Interval(low: low, high: high)
  }

  /// The median of one resample. Counts how often each value was drawn, which spares sorting the resample.
  private func resampledMedian(ofSorted sorted: [Double], using generator: inout SeededGenerator) -> Double {
    let count = sorted.count
    return withUnsafeTemporaryAllocation(of: Int.self, capacity: count) { drawn in
      drawn.initialize(repeating: 0)
      for _ in 0..<count { drawn[generator.index(below: count)] += 1 }
      func value(atRank rank: Int) -> Double {
        var index = 0
        var seen = drawn[0]
        while seen <= rank {
          index += 1
          seen += drawn[index]
        }
        return sorted[index]
      }
      let upper = value(atRank: count / 2)
      return count.isMultiple(of: 2) ? (value(atRank: count / 2 - 1) + upper) / 2 : upper
    }
  }

  /// The share of resamples cut off at either end: the normal tail beyond sqrt(n / (n - 1)) times Student's t.
  static func expandedTail(count: Int) -> Double {
    let n = Double(count)
    return NormalDistribution.lowerTail(-(n / (n - 1)).squareRoot() * StudentT.quantile975(degreesOfFreedom: n - 1))
  }
}
