/// A subject with a value, which each subscriber receives first.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let downstreams: ValueDownstreams<Output, Failure>

  public init(_ value: Output) {
    downstreams = ValueDownstreams(value)
  }

  /// The value. Setting it sends it.
  public var value: Output {
    get { downstreams.value }
    set { send(newValue) }
  }

  public func send(_ value: Output) {
    if downstreams.hasCompleted { return }
    downstreams.value = value
    downstreams.send(value)
  }

  public func send(completion: Subscribers.Completion<Failure>) { downstreams.send(completion: completion) }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    downstreams.add(subscriber)
  }
}
