#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Where one screen begins or ceases to be quicker than the eager one, along a scale: numbers of rows, or the weights of
/// destinations.
///
/// A point at which the ratio's interval holds 1 decides nothing; a crossing lies between two decided points that follow
/// each other, and differ in who wins.
struct Crossover: Equatable {
  struct Point: Equatable {
    /// What the point is called.
    let name: String
    /// Where it lies on the scale: a number of rows; nanoseconds a destination.
    let position: Double
    /// The time as a multiple of the eager screen's.
    let ratio: RatioToEager
  }

  struct Crossing: Equatable {
    /// The last decided point before it and the first one after it.
    let before: String
    let after: String
    /// Where on the scale the ratio is 1 by a straight line through its logarithms; absent where a position has none.
    let position: Double?
    /// Whether the screen is the quicker one after it.
    let wins: Bool
  }

  /// The names of the decided points, in order.
  let wins: [String]
  let losses: [String]
  /// Those that decide nothing.
  let open: [String]
  /// None where none was found.
  let crossings: [Crossing]

  /// - Parameter points: in ascending order.
  init(_ points: [Point]) {
    wins = points.filter { $0.ratio.isDecided && $0.ratio.value < 1 }.map(\.name)
    losses = points.filter { $0.ratio.isDecided && $0.ratio.value > 1 }.map(\.name)
    open = points.filter { !$0.ratio.isDecided }.map(\.name)
    let decided = points.filter(\.ratio.isDecided)
    crossings = zip(decided, decided.dropFirst()).compactMap { before, after in
      let wins = after.ratio.value < 1
      guard wins != (before.ratio.value < 1) else { return nil }
      return Crossing(
        before: before.name,
        after: after.name,
        position: Self.position(between: before, after),
        wins: wins
      )
    }
  }

  private static func position(between before: Point, _ after: Point) -> Double? {
    guard before.position > 0, after.position > before.position else { return nil }
    let (first, last) = (log(before.ratio.value), log(after.ratio.value))
    return before.position * pow(after.position / before.position, first / (first - last))
  }
}
