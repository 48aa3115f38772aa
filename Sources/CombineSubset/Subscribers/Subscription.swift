/// Something that can be ended before its end.
public protocol Cancellable {
  func cancel()
}

/// What binds a subscriber to a publisher, until it is cancelled.
public protocol Subscription: Cancellable {
  /// Opens the subscription: from the first request for more than nothing on, every value is delivered.
  func request(_ demand: Subscribers.Demand)
}

public enum Subscriptions {
  /// The subscription of a publisher that has nothing to send.
  public static var empty: any Subscription { EmptySubscription() }
}

private struct EmptySubscription: Subscription {
  func request(_ demand: Subscribers.Demand) {}
  func cancel() {}
}
