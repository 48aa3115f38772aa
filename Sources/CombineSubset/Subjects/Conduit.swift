/// One subscription to a source.
final class Conduit<Output, Failure: Error>: Subscription, Placed {
  var place = 0
  /// Both nil once the subscription has ended.
  private var subscriber: (any Subscriber<Output, Failure>)?
  // Sound: `unowned(unsafe)`: the source ends its conduits when it goes, and sets this to nil.
  private unowned(unsafe) var source: Downstreams<Output, Failure>?
  /// Whether the subscriber has requested anything.
  private var isOpen = false

  init(_ subscriber: any Subscriber<Output, Failure>, from source: Downstreams<Output, Failure>) {
    self.subscriber = subscriber
    self.source = source
  }

  func request(_ demand: Subscribers.Demand) {
    guard !isOpen, demand > .none, let subscriber, let source else { return }
    isOpen = true
    if let value = source.current() { _ = subscriber.receive(value) }
  }

  func cancel() {
    source?.remove(self)
    end()
  }

  func deliver(_ value: Output) {
    if isOpen { _ = subscriber?.receive(value) }
  }

  func complete(_ completion: Subscribers.Completion<Failure>) {
    let told = subscriber
    end()
    told?.receive(completion: completion)
  }

  /// Lets go of both sides.
  func end() {
    subscriber = nil
    source = nil
  }
}
