import CombineSubset
import Testing

@MainActor @Suite struct CancellationTests {
  @Test("cancelled once: by hand, or when the last reference goes")
  func once() {
    let log = Log()
    do {
      let cancellable = AnyCancellable { log.add("cancelled") }
      cancellable.cancel()
      cancellable.cancel()
      #expect(log.take() == ["cancelled"])
    }
    #expect(log.take() == [])
    do { _ = AnyCancellable { log.add("gone") } }
    #expect(log.take() == ["gone"])
  }

  @Test("kept in a set or an array, whose end cancels")
  func stored() {
    let subject = PassthroughSubject<Int, Never>()
    let log = Log()
    var set: Set<AnyCancellable> = []
    var array: [AnyCancellable] = []
    subject.sink { log.add("set \($0)") }.store(in: &set)
    subject.sink { log.add("array \($0)") }.store(in: &array)
    subject.send(1)
    #expect(log.take() == ["set 1", "array 1"])
    set = []
    subject.send(2)
    #expect(log.take() == ["array 2"])
    array = []
    subject.send(3)
    #expect(log.take() == [])
  }

  @Test("a subject holds its subscribers until they cancel; then all is gone, whoever held whom")
  func lifetimes() {
    weak var token: Token?
    weak var weakSubject: PassthroughSubject<Int, Never>?
    do {
      let subject = PassthroughSubject<Int, Never>()
      weakSubject = subject
      let held = Token()
      token = held
      let sink = subject.map { $0 + 1 }.handleEvents(receiveOutput: { _ in _ = held }).sink { _ in _ = (held, subject) }
      #expect(token != nil)
      sink.cancel()
    }
    #expect(token == nil)
    #expect(weakSubject == nil)
  }

  @Test("a completion lets go of the closures, and so does the end of the subject")
  func endings() {
    weak var token: Token?
    let subject = PassthroughSubject<Int, Never>()
    let recorder = Recorder<Int, Never>()
    var sink: AnyCancellable?
    do {
      let held = Token()
      token = held
      sink = subject.sink(receiveCompletion: { _ in _ = held }, receiveValue: { _ in _ = held })
    }
    #expect(token != nil)
    subject.send(completion: .finished)
    #expect(token == nil)
    sink?.cancel()
    weak var forgotten: Recorder<Int, Never>?
    do {
      let other = CurrentValueSubject<Int, Never>(1)
      let raw = Recorder<Int, Never>()
      forgotten = raw
      other.subscribe(raw)
      raw.subscription?.request(.unlimited)
      other.subscribe(recorder)
    }
    #expect(forgotten == nil)
    recorder.subscription?.request(.unlimited)
    recorder.subscription?.cancel()
    #expect(recorder.take() == ["subscription"])
  }

  @Test("a sink takes one subscription, and cancels another")
  func secondSubscription() {
    let log = Log()
    let sink = Subscribers.Sink<Int, Never>(receiveCompletion: { _ in }, receiveValue: { log.add("\($0)") })
    let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    first.subscribe(sink)
    second.handleEvents(receiveCancel: { log.add("refused") }).subscribe(sink)
    first.send(1)
    second.send(2)
    #expect(log.take() == ["refused", "1"])
    sink.cancel()
    first.send(3)
    #expect(log.take() == [])
  }

  @Test("a value that cancels its own sink is its last, and the closure lives until it returns")
  func cancelsItself() {
    let subject = CurrentValueSubject<Int, Never>(0)
    let log = Log()
    var sink: AnyCancellable?
    sink = subject.sink { value in
      sink?.cancel()
      sink = nil
      log.add("\(value)")
    }
    subject.send(1)
    subject.send(2)
    #expect(log.take() == ["0", "1"])
  }
}
