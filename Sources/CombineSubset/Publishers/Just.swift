/// A publisher that sends one value to each subscriber, when it asks, and then completes.
public struct Just<Output>: Publisher {
  public typealias Failure = Never

  public let output: Output

  public init(_ output: Output) {
    self.output = output
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    subscriber.receive(subscription: JustSubscription(output, subscriber))
  }
}

extension Just: Equatable where Output: Equatable {}

private final class JustSubscription<Output>: Subscription {
  private let output: Output
  /// Nil once the value has been sent or the subscription cancelled.
  private var subscriber: (any Subscriber<Output, Never>)?

  init(_ output: Output, _ subscriber: any Subscriber<Output, Never>) {
    self.output = output
    self.subscriber = subscriber
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none, let receiver = subscriber else { return }
    _ = receiver.receive(output)
    // Cancelled by what it received, perhaps.
    if subscriber != nil { receiver.receive(completion: .finished) }
    subscriber = nil
  }

  func cancel() { subscriber = nil }
}
