/// Something that receives what a publisher sends.
public protocol Subscriber<Input, Failure> {
  associatedtype Input
  associatedtype Failure: Error

  /// Comes first. Nothing follows until the subscriber has requested something.
  func receive(subscription: any Subscription)

  /// A value. What is returned is not looked at, since the first request asked for everything.
  func receive(_ input: Input) -> Subscribers.Demand

  /// Nothing follows.
  func receive(completion: Subscribers.Completion<Failure>)
}

/// What subscribers and publishers say to one another.
public enum Subscribers {
  /// How a publisher ended.
  @frozen public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }

  /// How many values a subscriber asks for. Any request but `none` opens a subscription for all values.
  public struct Demand: Equatable, Comparable, Sendable {
    /// Nil where there is no limit.
    public let max: Int?

    public static let unlimited = Demand(max: nil)
    public static let none = Demand(max: 0)

    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "A demand cannot be for \(value) values.")
      return Demand(max: value)
    }

    public static func < (left: Demand, right: Demand) -> Bool {
      guard let left = left.max else { return false }
      return right.max.map { left < $0 } ?? true
    }
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Sendable {}
