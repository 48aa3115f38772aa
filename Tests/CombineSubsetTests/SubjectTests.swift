import CombineSubset
import Testing

@MainActor @Suite struct SubjectTests {
  @Test("a value reaches those who are subscribed, in the order of their coming, before send returns")
  func delivery() {
    let subject = PassthroughSubject<Int, Never>()
    let log = Log()
    subject.send(1)
    let first = subject.sink { log.add("a\($0)") }
    subject.send(2)
    let second = subject.sink { log.add("b\($0)") }
    subject.send(3)
    log.add("sent")
    #expect(log.take() == ["a2", "a3", "b3", "sent"])
    first.cancel()
    subject.send(4)
    second.cancel()
    subject.send(5)
    #expect(log.take() == ["b4"])
  }

  @Test("a subject with a value sends it first, and has the newest value when it sends")
  func currentValue() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let log = Log()
    let first = subject.sink { log.add("a\($0) of \(subject.value)") }
    subject.send(2)
    subject.value = 3
    let second = subject.sink { log.add("b\($0)") }
    subject.value += 1
    #expect(log.take() == ["a1 of 1", "a2 of 2", "a3 of 3", "b3", "a4 of 4", "b4"])
    first.cancel()
    second.cancel()
    subject.send(5)
    #expect(log.take() == [])
    #expect(subject.value == 5)
  }

  @Test("a subject of nothing sends without a value")
  func void() {
    let subject = PassthroughSubject<Void, Never>()
    let log = Log()
    let sink = subject.sink { log.add("sent") }
    subject.send()
    subject.send(())
    #expect(log.take() == ["sent", "sent"])
    sink.cancel()
  }

  @Test("a send during a send reaches all who are subscribed, before the outer one goes on")
  func sendDuringSend() {
    let subject = PassthroughSubject<Int, Never>()
    let log = Log()
    let first = subject.sink {
      log.add("a\($0)")
      if $0 == 1 { subject.send(2) }
    }
    let second = subject.sink { log.add("b\($0)") }
    subject.send(1)
    #expect(log.take() == ["a1", "a2", "b2", "b1"])
    first.cancel()
    second.cancel()
  }

  @Test("who subscribes during a send does not receive that value; who is cancelled during it does not either")
  func changesDuringSend() {
    let subject = PassthroughSubject<Int, Never>()
    let log = Log()
    var late: [AnyCancellable] = []
    var last: AnyCancellable?
    let first = subject.sink {
      log.add("a\($0)")
      last?.cancel()
      if late.isEmpty { subject.sink { log.add("late\($0)") }.store(in: &late) }
    }
    last = subject.sink { log.add("b\($0)") }
    subject.send(1)
    #expect(log.take() == ["a1"])
    subject.send(2)
    #expect(log.take() == ["a2", "late2"])
    first.cancel()
    late = []
    subject.send(3)
    #expect(log.take() == [])
  }

  @Test("all may cancel in the middle of one send", arguments: [1, 2, 3, 100])
  func allCancel(count: Int) {
    let subject = PassthroughSubject<Int, Never>()
    let log = Log()
    var sinks: [AnyCancellable] = []
    for index in 0..<count {
      subject.sink { value in
        log.add("\(index): \(value)")
        sinks = []
      }.store(in: &sinks)
    }
    subject.send(7)
    #expect(log.take() == ["0: 7"])
    subject.send(8)
    #expect(log.take() == [])
  }

  @Test("completion: told once to all, later values dropped, later subscribers told at once")
  func completion() {
    let subject = CurrentValueSubject<Int, Failure>(1)
    let log = Log()
    let first = subject.sink(receiveCompletion: { log.add("\($0)") }, receiveValue: { log.add("\($0)") })
    subject.send(2)
    subject.send(completion: .failure(Failure()))
    subject.send(3)
    subject.send(completion: .finished)
    #expect(log.take() == ["1", "2", "failure(CombineSubsetTests.Failure())"])
    #expect(subject.value == 2)
    let second = subject.sink(receiveCompletion: { log.add("late \($0)") }, receiveValue: { log.add("\($0)") })
    #expect(log.take() == ["late failure(CombineSubsetTests.Failure())"])
    first.cancel()
    second.cancel()
  }

  @Test("nothing is delivered before the first request, everything after it, whatever the demand")
  func demand() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let recorder = Recorder<Int, Never>()
    subject.subscribe(recorder)
    subject.send(2)
    recorder.subscription?.request(.none)
    subject.send(3)
    #expect(recorder.take() == ["subscription"])
    recorder.subscription?.request(.max(1))
    subject.send(4)
    recorder.subscription?.request(.unlimited)
    subject.send(5)
    #expect(recorder.take() == ["3", "4", "5"])
    recorder.subscription?.cancel()
    recorder.subscription?.request(.unlimited)
    subject.send(6)
    subject.send(completion: .finished)
    #expect(recorder.take() == [])
  }

  @Test("demands in their order")
  func demands() {
    let ordered: [Subscribers.Demand] = [.none, .max(1), .max(2), .unlimited]
    for (place, demand) in ordered.enumerated() {
      #expect(ordered.filter { $0 < demand } == Array(ordered[..<place]))
    }
    #expect(Subscribers.Demand.max(0) == .none)
  }

  @Test("a completion needs no request")
  func completionWithoutDemand() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = Recorder<Int, Never>()
    subject.subscribe(recorder)
    subject.send(1)
    subject.send(completion: .finished)
    #expect(recorder.take() == ["subscription", "finished"])
  }
}
