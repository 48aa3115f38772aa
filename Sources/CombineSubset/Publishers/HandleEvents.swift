extension Publishers {
  /// Another publisher, with something to do on each event before it goes on its way.
  public struct HandleEvents<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public var receiveSubscription: ((any Subscription) -> Void)?
    public var receiveOutput: ((Output) -> Void)?
    public var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    public var receiveCancel: (() -> Void)?
    public var receiveRequest: ((Subscribers.Demand) -> Void)?

    public init(
      upstream: Upstream,
      receiveSubscription: ((any Subscription) -> Void)? = nil,
      receiveOutput: ((Output) -> Void)? = nil,
      receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
      receiveCancel: (() -> Void)? = nil,
      receiveRequest: ((Subscribers.Demand) -> Void)?
    ) {
      self.upstream = upstream
      self.receiveSubscription = receiveSubscription
      self.receiveOutput = receiveOutput
      self.receiveCompletion = receiveCompletion
      self.receiveCancel = receiveCancel
      self.receiveRequest = receiveRequest
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(HandlingSubscriber(downstream: subscriber, events: self))
    }
  }
}

private struct HandlingSubscriber<Upstream: Publisher, Downstream: Subscriber>: Subscriber
where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
  let downstream: Downstream
  let events: Publishers.HandleEvents<Upstream>

  func receive(subscription: any Subscription) {
    events.receiveSubscription?(subscription)
    let handled = HandledSubscription(
      subscription,
      receiveCancel: events.receiveCancel,
      receiveRequest: events.receiveRequest
    )
    downstream.receive(subscription: handled)
  }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    events.receiveOutput?(input)
    return downstream.receive(input)
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    events.receiveCompletion?(completion)
    downstream.receive(completion: completion)
  }
}

/// The subscription that the subscriber behind the handlers is given.
private final class HandledSubscription: Subscription {
  /// Nil once cancelled.
  private var upstream: (any Subscription)?
  private var receiveCancel: (() -> Void)?
  private var receiveRequest: ((Subscribers.Demand) -> Void)?

  init(
    _ upstream: any Subscription,
    receiveCancel: (() -> Void)?,
    receiveRequest: ((Subscribers.Demand) -> Void)?
  ) {
    self.upstream = upstream
    self.receiveCancel = receiveCancel
    self.receiveRequest = receiveRequest
  }

  func request(_ demand: Subscribers.Demand) {
    receiveRequest?(demand)
    upstream?.request(demand)
  }

  func cancel() {
    guard let cancelled = upstream else { return }
    upstream = nil
    receiveCancel?()
    receiveCancel = nil
    receiveRequest = nil
    cancelled.cancel()
  }
}

extension Publisher {
  /// Does something on each event. The handlers run before the event goes on.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    Publishers.HandleEvents(
      upstream: self,
      receiveSubscription: receiveSubscription,
      receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion,
      receiveCancel: receiveCancel,
      receiveRequest: receiveRequest
    )
  }
}
