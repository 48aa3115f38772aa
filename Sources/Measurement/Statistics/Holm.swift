/// Several tests that share one error budget.
///
/// Holm, "A Simple Sequentially Rejective Multiple Test Procedure", Scandinavian Journal of Statistics 6 (1979): the
/// chance that any true null hypothesis is rejected is at most the level, however the tests depend on each other.
public enum Holm {
  /// Which of the tests reject, in the order of their chances.
  public static func rejected(_ chances: [Double], level: Double) -> [Bool] {
    var rejected = [Bool](repeating: false, count: chances.count)
    let order = chances.indices.sorted { (chances[$0], $0) < (chances[$1], $1) }
    for (rank, index) in order.enumerated() {
      guard chances[index] <= level / Double(chances.count - rank) else { break }
      rejected[index] = true
    }
    return rejected
  }
}
