extension Subscribers {
  /// A subscriber that asks for everything and hands it to closures. It lets go of them when it has ended.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    private enum Status {
      case waiting, ended
      case subscribed(any Subscription)
    }

    private var status = Status.waiting
    private var handleValue: ((Input) -> Void)?
    private var handleCompletion: ((Completion<Failure>) -> Void)?

    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      handleValue = receiveValue
      handleCompletion = receiveCompletion
    }

    public func receive(subscription: any Subscription) {
      guard case .waiting = status else { return subscription.cancel() }
      status = .subscribed(subscription)
      subscription.request(.unlimited)
    }

    public func receive(_ value: Input) -> Demand {
      handleValue?(value)
      return .none
    }

    public func receive(completion: Completion<Failure>) {
      let handler = handleCompletion
      end()
      handler?(completion)
    }

    public func cancel() {
      let ended = status
      end()
      if case .subscribed(let subscription) = ended { subscription.cancel() }
    }

    private func end() {
      status = .ended
      handleValue = nil
      handleCompletion = nil
    }
  }
}

extension Publisher {
  /// Hands each value and the completion to closures, until what is returned is cancelled or goes.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Hands each value to a closure, until what is returned is cancelled or goes.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}
