/// A publisher whose type is not told.
///
/// It is a reference: erasing one publisher twice gives two values that a view tree does not take for equal, as with
/// Combine.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let box: PublisherBox<Output, Failure>

  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    box = (publisher as? AnyPublisher<Output, Failure>)?.box ?? PublisherBox(publisher)
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    box.publisher.subscribe(subscriber)
  }
}

private final class PublisherBox<Output, Failure: Error> {
  let publisher: any Publisher<Output, Failure>

  init(_ publisher: any Publisher<Output, Failure>) {
    self.publisher = publisher
  }
}

extension Publisher {
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}
