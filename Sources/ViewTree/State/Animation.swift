/// How a change is to be animated. The tree animates nothing; it keeps transactions apart, each with a pass of its own.
public struct Animation: Equatable, Sendable {
  private let curve: String
  private let duration: Double

  public static let `default` = Animation(curve: "default", duration: 0.35)
  public static let linear = Animation(curve: "linear", duration: 0.35)
  public static let easeIn = Animation(curve: "easeIn", duration: 0.35)
  public static let easeOut = Animation(curve: "easeOut", duration: 0.35)
  public static let easeInOut = Animation(curve: "easeInOut", duration: 0.35)
  public static let spring = Animation(curve: "spring", duration: 0.5)

  public static func linear(duration: Double) -> Animation { Animation(curve: "linear", duration: duration) }
  public static func easeIn(duration: Double) -> Animation { Animation(curve: "easeIn", duration: duration) }
  public static func easeOut(duration: Double) -> Animation { Animation(curve: "easeOut", duration: duration) }
  public static func easeInOut(duration: Double) -> Animation { Animation(curve: "easeInOut", duration: duration) }
}
