/// How often something happened, and how often it may happen.
///
/// The interval is Clopper and Pearson's, "The Use of Confidence or Fiducial Limits Illustrated in the Case of the Binomial",
/// Biometrika 26 (1934): it holds the true rate with at least 95 %.
public struct BinomialRate: Codable, Equatable, Sendable {
  public var hits: Int
  public var trials: Int

  /// - Precondition: there is a trial at least, and no more hits than trials.
  public init(hits: Int, trials: Int) {
    precondition(trials > 0 && (0...trials).contains(hits), "\(hits) of \(trials) is no rate.")
    self.hits = hits
    self.trials = trials
  }

  public var value: Double { Double(hits) / Double(trials) }

  public var interval: Interval {
    let (k, n) = (Double(hits), Double(trials))
    return Interval(
      low: hits == 0 ? 0 : Self.quantile(0.025, k, n - k + 1),
      high: hits == trials ? 1 : Self.quantile(0.975, k + 1, n - k)
    )
  }

  /// Of the beta distribution, by bisection.
  private static func quantile(_ p: Double, _ a: Double, _ b: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    while true {
      let middle = (low + high) / 2
      guard low < middle, middle < high else { return middle }
      if Beta.regularized(middle, a, b) < p { low = middle } else { high = middle }
    }
  }
}
