import CombineSubset
import Testing

@MainActor @Suite struct OperatorTests {
  @Test("a transformed publisher, by closure and by key path, twice over")
  func map() {
    let subject = CurrentValueSubject<String, Never>("one")
    let log = Log()
    let sink = subject.map(\.count).map { $0 * 10 }.sink { log.add("\($0)") }
    subject.send("three")
    #expect(log.take() == ["30", "50"])
    sink.cancel()
    subject.send("four")
    #expect(log.take() == [])
  }

  @Test("completions and failures pass an operator")
  func completions() {
    let subject = PassthroughSubject<Int, Failure>()
    let log = Log()
    let sink = subject.map { "\($0)" }.eraseToAnyPublisher()
      .sink(receiveCompletion: { log.add("\($0)") }, receiveValue: { log.add($0) })
    subject.send(1)
    subject.send(completion: .finished)
    #expect(log.take() == ["1", "finished"])
    sink.cancel()
  }

  @Test("a value and its completion; nothing and its completion; nothing for ever")
  func constants() {
    let log = Log()
    func listen<P: Publisher>(_ publisher: P) -> AnyCancellable {
      publisher.sink(receiveCompletion: { log.add("\($0)") }, receiveValue: { log.add("\($0)") })
    }
    _ = listen(Just(1))
    #expect(log.take() == ["1", "finished"])
    _ = listen(Empty<Int, Failure>())
    #expect(log.take() == ["finished"])
    _ = listen(Empty(completeImmediately: false, outputType: Int.self, failureType: Never.self))
    #expect(log.take() == [])
    #expect(Just(1) == Just(1))
    #expect(Empty<Int, Never>() != Empty(completeImmediately: false))
    let recorder = Recorder<Int, Never>()
    Just(5).subscribe(recorder)
    #expect(recorder.take() == ["subscription"])
    recorder.subscription?.request(.max(1))
    recorder.subscription?.request(.max(1))
    #expect(recorder.take() == ["5", "finished"])
  }

  @Test("a single value that cancels its sink is not followed by a completion")
  func cancelledByValue() {
    final class Canceller: Subscriber {
      let log = Log()
      private var subscription: (any Subscription)?
      func receive(subscription: any Subscription) {
        self.subscription = subscription
        subscription.request(.unlimited)
      }
      func receive(_ input: Int) -> Subscribers.Demand {
        log.add("\(input)")
        subscription?.cancel()
        return .none
      }
      func receive(completion: Subscribers.Completion<Never>) { log.add("completion") }
    }
    let canceller = Canceller()
    Just(1).subscribe(canceller)
    #expect(canceller.log.take() == ["1"])
  }

  @Test("events are handled before they go on, in the order of their coming")
  func events() {
    let subject = CurrentValueSubject<Int, Failure>(1)
    let log = Log()
    let handled = subject.handleEvents(
      receiveSubscription: { _ in log.add("subscription") },
      receiveOutput: { log.add("output \($0)") },
      receiveCompletion: { log.add("completion \($0)") },
      receiveCancel: { log.add("cancel") },
      receiveRequest: { log.add("request \($0 == .unlimited)") }
    )
    #expect(log.take() == [])
    let first = handled.sink(receiveCompletion: { log.add("\($0)") }, receiveValue: { log.add("\($0)") })
    #expect(log.take() == ["subscription", "request true", "output 1", "1"])
    first.cancel()
    first.cancel()
    #expect(log.take() == ["cancel"])
    let second = handled.sink(receiveCompletion: { log.add("\($0)") }, receiveValue: { log.add("\($0)") })
    _ = log.take()
    subject.send(completion: .finished)
    second.cancel()
    #expect(log.take() == ["completion finished", "finished"])
  }

  @Test("each subscriber subscribes to the source anew: one load each", arguments: [1, 2, 5])
  func subscriptions(count: Int) {
    let subject = PassthroughSubject<Int, Never>()
    var loads = 0
    let handled = subject.handleEvents(receiveSubscription: { _ in loads += 1 }).eraseToAnyPublisher()
    var sinks: [AnyCancellable] = []
    for _ in 0..<count { handled.sink { _ in }.store(in: &sinks) }
    #expect(loads == count)
  }

  @Test("an erased publisher erased once more is the same one")
  func erasure() {
    let erased = Just(1).eraseToAnyPublisher()
    func bits<Value>(_ value: Value) -> [UInt8] { withUnsafeBytes(of: value) { Array($0) } }
    #expect(bits(erased) == bits(erased.eraseToAnyPublisher()))
    #expect(bits(erased) != bits(Just(1).eraseToAnyPublisher()))
  }
}
