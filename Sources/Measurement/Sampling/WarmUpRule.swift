/// When a key counts as warmed up: when the quickest of the last few samples is as quick as the quickest of those
/// before.
///
/// Warming up makes steps quicker for good, noise makes single samples slower: the quickest of a few samples shows the
/// first and hides the second.
public struct WarmUpRule: Codable, Equatable, Sendable {
  /// How many samples are held against as many before them. At least 1.
  public var window: Int
  /// How far the two may differ, as a share of the earlier one.
  public var tolerance: Double
  /// Wall time after which sampling starts even if the steps have not settled.
  public var budgetNanoseconds: UInt64

  public init(window: Int = 5, tolerance: Double = 0.02, budgetNanoseconds: UInt64 = 20_000_000) {
    self.window = window
    self.tolerance = tolerance
    self.budgetNanoseconds = budgetNanoseconds
  }

  /// Whether samples with these mean times per step, in the order they were taken, have settled.
  public func isStable(_ meansPerStep: [Double]) -> Bool {
    guard meansPerStep.count >= 2 * window else { return false }
    let latest = meansPerStep.suffix(window).min() ?? 0
    let earlier = meansPerStep.dropLast(window).suffix(window).min() ?? 0
    return abs(latest - earlier) <= tolerance * earlier
  }
}
