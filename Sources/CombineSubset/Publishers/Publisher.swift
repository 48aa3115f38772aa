/// Something that hands values, and at last perhaps a completion, to whoever subscribes.
///
/// This target offers the part of Apple's Combine that screens need, under Combine's names, for platforms without it.
/// Delivery is synchronous. Unlike Combine it is meant for one thread, and demand is treated as unlimited: from a
/// subscriber's first request on, everything is delivered.
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error

  /// Hands the subscriber its subscription, and from then on what comes. Callers use `subscribe(_:)`.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }
}

/// The publishers that operators return.
public enum Publishers {}
