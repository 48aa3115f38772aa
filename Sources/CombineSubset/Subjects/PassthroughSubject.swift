/// A subject that keeps no value: what is sent reaches those who are subscribed then.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let downstreams = Downstreams<Output, Failure>()

  public init() {}

  public func send(_ value: Output) { downstreams.send(value) }

  public func send(completion: Subscribers.Completion<Failure>) { downstreams.send(completion: completion) }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    downstreams.add(subscriber)
  }
}
