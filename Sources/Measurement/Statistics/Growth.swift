#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// How a time grows with the size, from one time at each of several sizes.
///
/// The law is chosen by its *held-out error*: every size but the least is left out in turn, the curve is fitted to the
/// others, and what it says of the size left out is held against the time there. The root of the mean square of the
/// logarithms of their ratios is the held-out error: half the time is as wrong as twice the time. (The least size stays:
/// where it is missing, nothing tells the fixed cost from noise.) Of the laws that come close to the best one, the slowest
/// is chosen: a law with more terms always comes close, as it contains the others.
public struct Growth: Equatable, Sendable {
  public struct Point: Equatable, Sendable {
    public var size: Double
    public var time: Double

    /// Both above zero; traps otherwise.
    public init(size: Int, time: Double) {
      precondition(
        size > 0 && time > 0,
        "Growth is asked of a time of \(time) at a size of \(size): both are above zero."
      )
      self.size = Double(size)
      self.time = time
    }
  }

  public struct Line: Equatable, Sendable {
    /// The time that is left at size 0.
    public var fixed: Double
    /// The time that each further one adds.
    public var perUnit: Double

    public init(fixed: Double, perUnit: Double) {
      self.fixed = fixed
      self.perUnit = perUnit
    }
  }

  /// The fewest sizes a law is chosen from: the richest has three terms, and one size is left out.
  public static let minimumSizes = 5
  /// A law comes close to the best one with an error of at most this multiple of its,
  static let closeness = 1.8
  /// or below this share, which is no more than a cache makes.
  static let negligibleError = 0.01

  public let law: GrowthLaw
  /// The held-out error of every law: 0.03 is 3 %, as near as makes no difference; 0.69 is twice the time, or half.
  public let heldOutErrors: [GrowthLaw: Double]
  /// The straight line through the points, whatever the law, fitted to relative errors.
  public let line: Line
  /// How steep the time is at the largest sizes; `nil` for fewer than three sizes there.
  public let slope: LocalSlope?

  /// `nil` for fewer than ``minimumSizes`` different sizes.
  public init?(_ points: [Point]) {
    let points = points.sorted { $0.size < $1.size }
    guard Set(points.map(\.size)).count >= Self.minimumSizes else { return nil }
    let errors = GrowthLaw.allCases.map { ($0, Self.heldOutError(of: $0, at: points)) }
    let limit = max(Self.closeness * (errors.map(\.1).min() ?? 0), Self.negligibleError)
    guard let chosen = errors.first(where: { $0.1 <= limit }) else { return nil }
    guard let line = GrowthLaw.linear.coefficients(through: points) else { return nil }
    law = chosen.0
    self.line = Line(fixed: line[0], perUnit: line[1])
    heldOutErrors = Dictionary(uniqueKeysWithValues: errors)
    slope = LocalSlope(points)
  }

  private static func heldOutError(of law: GrowthLaw, at points: [Point]) -> Double {
    let sizes = Set(points.map(\.size)).sorted()
    let squares = sizes.dropFirst().flatMap { size -> [Double] in
      guard let curve = law.curve(through: points.filter { $0.size != size }) else { return [.infinity] }
      return points.filter { $0.size == size }.map { point in
        let error = log(curve(size) / point.time)
        return error * error
      }
    }
    return (squares.reduce(0, +) / Double(squares.count)).squareRoot()
  }
}

/// The exponent that a time seems to grow with at the largest sizes: 1 is in proportion, 2 is its square.
///
/// The slope of the straight line through the logarithms over the top two decades, with the 95 % interval that Student's
/// t gives it. The scatter around the line decides how wide that is, whatever it comes from; a curve widens it as well.
public struct LocalSlope: Equatable, Sendable {
  public let value: Double
  public let interval: Interval

  init?(_ points: [Growth.Point]) {
    guard let largest = points.map(\.size).max() else { return nil }
    let top = points.filter { $0.size * 100 >= largest }.map { (x: log($0.size), y: log($0.time)) }
    guard Set(top.map(\.x)).count >= 3 else { return nil }
    let count = Double(top.count)
    let (meanX, meanY) = (top.reduce(0) { $0 + $1.x } / count, top.reduce(0) { $0 + $1.y } / count)
    let spread = top.reduce(0) { $0 + ($1.x - meanX) * ($1.x - meanX) }
    let slope = top.reduce(0) { $0 + ($1.x - meanX) * ($1.y - meanY) } / spread
    let scatter = top.reduce(0) { sum, point in
      let miss = point.y - meanY - slope * (point.x - meanX)
      return sum + miss * miss
    }
    let error = (scatter / (count - 2) / spread).squareRoot()
    let reach = StudentT.quantile975(degreesOfFreedom: count - 2) * error
    value = slope
    interval = Interval(low: slope - reach, high: slope + reach)
  }
}
