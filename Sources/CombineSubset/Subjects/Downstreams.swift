/// Those who are subscribed to one source, in the order of their coming, which is the order of delivery.
///
/// The source holds its subscribers until they cancel, it completes, or it goes itself. Subscribing and cancelling take
/// constant time.
@usableFromInline class Downstreams<Output, Failure: Error> {
  private var conduits = PlacedList<Conduit<Output, Failure>>()
  private var completion: Subscribers.Completion<Failure>?

  deinit {
    for conduit in conduits.slots { conduit?.end() }
  }

  /// What a subscriber receives at its first request, if anything.
  func current() -> Output? { nil }

  final var hasCompleted: Bool { completion != nil }

  final func add<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
    if let completion {
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: completion)
      return
    }
    let conduit = Conduit(subscriber, from: self)
    conduits.append(conduit)
    subscriber.receive(subscription: conduit)
  }

  /// Delivers to those who are subscribed now, except to who is cancelled meanwhile. A value sent by one of them goes
  /// to all before the others receive this one.
  final func send(_ value: Output) {
    for conduit in conduits.slots { conduit?.deliver(value) }
  }

  final func send(completion: Subscribers.Completion<Failure>) {
    if hasCompleted { return }
    self.completion = completion
    let ended = conduits
    conduits = PlacedList()
    for conduit in ended.slots { conduit?.complete(completion) }
  }

  final func remove(_ conduit: Conduit<Output, Failure>) { conduits.remove(conduit) }
}

/// The subscribers of a source that has a value.
@usableFromInline class ValueDownstreams<Output, Failure: Error>: Downstreams<Output, Failure> {
  @usableFromInline final var value: Output

  init(_ value: Output) {
    self.value = value
  }

  override func current() -> Output? { value }
}
