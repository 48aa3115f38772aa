import Testing
import ViewTree

/// `.onReceive`.
@MainActor @Suite struct ReceptionTests {
  @Test("each value, after the action that sent it and before the pass: one body")
  func values() {
    struct Counter: View {
      let subject: PassthroughSubject<Int, Never>
      let log: Log
      @State private var sum = 0
      @State private var sent = 0
      var body: some View {
        let _ = log.add("body")
        Text("\(sum) of \(sent)")
          .onReceive(subject) { value in
            log.add("received \(value)")
            sum += value
          }
        Button("send") {
          subject.send(1)
          sent += 1
          log.add("sent")
        }
      }
    }
    let subject = PassthroughSubject<Int, Never>()
    let log = Log()
    let host = ViewHost { Counter(subject: subject, log: log) }
    subject.send(100)
    host.update {}
    _ = log.take()
    host.tap("send")
    #expect(log.take() == ["sent", "received 1", "body"])
    host.update { for value in 2...4 { subject.send(value) } }
    #expect(log.take() == ["received 2", "received 3", "received 4", "body"])
    #expect(host.texts == ["110 of 1", "send"])
  }

  @Test("what a publisher sends on subscription comes after the pass that made the view")
  func immediate() {
    let log = Log()
    let subject = CurrentValueSubject<Int, Never>(1)
    struct Shown: View {
      let subject: CurrentValueSubject<Int, Never>
      let log: Log
      @State private var number = 0
      var body: some View {
        let _ = log.add("body \(number)")
        Text("\(number)").onReceive(subject) { number = $0 }
      }
    }
    let host = ViewHost { Shown(subject: subject, log: log) }
    #expect(log.take() == ["body 0", "body 1"])
    host.update { subject.value = 5 }
    #expect(log.take() == ["body 5"])
    #expect(host.warnings == [])
  }

  @Test("a value that makes a view send on: all before one pass", arguments: [1, 2, 5])
  func chain(length: Int) {
    struct Relay: View {
      let from: PassthroughSubject<Int, Never>
      let to: PassthroughSubject<Int, Never>
      var body: some View { Text("relay").onReceive(from) { to.send($0 + 1) } }
    }
    struct End: View {
      let subject: PassthroughSubject<Int, Never>
      @ObservedObject var model: Model
      var body: some View { Text("end \(model.number)").onReceive(subject) { model.number = $0 } }
    }
    let subjects = (0...length).map { _ in PassthroughSubject<Int, Never>() }
    let model = Model()
    let host = ViewHost {
      ForEach(0..<length) { Relay(from: subjects[$0], to: subjects[$0 + 1]) }
      End(subject: subjects[length], model: model)
    }
    let causes = host.causes {
      host.update {
        subjects[0].send(0)
        model.name = "b"
      }
    }
    #expect(causes == ["End: _model"])
    #expect(host.texts.last == "end \(length)")
  }

  @Test("views that answer each other for ever are told so")
  func endless() {
    let subject = PassthroughSubject<Int, Never>()
    let host = ViewHost { Text("echo").onReceive(subject) { subject.send($0 + 1) } }
    host.update { subject.send(0) }
    #expect(host.warnings.count == 1)
  }

  /// A publisher that counts its subscriptions; each value of this type is another publisher to the tree.
  final class Counted {
    let subject = PassthroughSubject<Int, Never>()
    var subscriptions = 0
    var cancellations = 0

    var fresh: AnyPublisher<Int, Never> {
      subject.handleEvents(
        receiveSubscription: { [unowned self] _ in subscriptions += 1 },
        receiveCancel: { [unowned self] in cancellations += 1 }
      ).eraseToAnyPublisher()
    }
  }

  @Test("the same publisher is subscribed to once; the newest action runs")
  func samePublisher() {
    let counted = Counted()
    let publisher = counted.fresh
    let handle = Handle<Int>()
    let log = Log()
    let host = ViewHost {
      Stateful(0, handle) { tick in
        let tick = tick.wrappedValue
        Text("\(tick)").onReceive(publisher) { log.add("\($0) at \(tick)") }
      }
    }
    for tick in 1...3 { host.update { handle.value = tick } }
    host.update { counted.subject.send(9) }
    #expect(log.take() == ["9 at 3"])
    #expect([counted.subscriptions, counted.cancellations] == [1, 0])
  }

  @Test("a publisher made in the body is another one each time: subscribed to again, the old one cancelled")
  func freshPublisher() {
    let counted = Counted()
    let handle = Handle<Int>()
    let log = Log()
    let host = ViewHost {
      Stateful(0, handle) { tick in
        Text("\(tick.wrappedValue)").onReceive(counted.fresh) { log.add("\($0)") }
      }
    }
    for tick in 1...3 { host.update { handle.value = tick } }
    #expect([counted.subscriptions, counted.cancellations] == [4, 3])
    host.update { counted.subject.send(9) }
    #expect(log.take() == ["9"])
  }

  @Test("counted as one node, one comparison a pass")
  func counts() {
    let subject = PassthroughSubject<Int, Never>()
    let handle = Handle<Int>()
    let host = ViewHost {
      Stateful(0, handle) { tick in
        let _ = tick.wrappedValue
        Text("constant").onReceive(subject) { _ in }
      }
    }
    #expect([host.counts.nodesCreated, host.counts.nodesLive] == [3, 3])
    host.resetCounts()
    host.update { handle.value = 1 }
    #expect([host.counts.comparisons, host.counts.comparisonsEqual, host.counts.valuesReceived] == [2, 2, 2])
    #expect(host.outline.contains("ReceptionView"))
  }

  @Test(
    "the subscription ends with the view, before onDisappear, however it goes",
    arguments: ["condition", "row", "erased", "id", "screen", "host"]
  )
  func removal(kind: String) {
    let counted = Counted()
    let log = Log()
    let handle = Handle<Int>()
    func listening() -> some View {
      Text("listens").onReceive(counted.fresh) { log.add("\($0)") }
        .onDisappear { log.add("disappeared, \(counted.cancellations) cancelled") }
    }
    do {
      let host = ViewHost {
        NavigationStack {
          Stateful(0, handle) { step in
            let step = step.wrappedValue
            switch kind {
            case "condition": if step == 0 { listening() }
            case "row": ForEach(step..<1) { _ in listening() }
            case "erased": step == 0 ? AnyView(listening()) : AnyView(Text("gone"))
            case "id": (step == 0 ? listening() : nil).id(step)
            case "screen": if step == 0 { NavigationLink("go") { listening() } }
            default: listening()
            }
          }
        }
      }
      if kind == "screen" { host.tap("go") }
      #expect([counted.subscriptions, counted.cancellations] == [1, 0])
      host.update { counted.subject.send(1) }
      #expect(log.take() == ["1"])
      if kind != "host" {
        host.update {
          counted.subject.send(2)
          handle.value = 1
        }
        #expect(log.take() == ["2", "disappeared, 1 cancelled"])
      }
    }
    #expect(counted.cancellations == 1)
    counted.subject.send(3)
    #expect(log.take() == [])
  }

  @Test("a published property: the value on subscription, then each new one; the object already has it")
  func published() {
    let model = Model(1)
    let log = Log()
    let host = ViewHost {
      Blind(model: model).onReceive(model.$number) { log.add("\($0) of \(model.number)") }
    }
    #expect(log.take() == ["1 of 1"])
    host.update { model.number = 2 }
    #expect(log.take() == ["2 of 2"])
    #expect(host.counts.bodies(of: Blind<Model>.self) == 2)
  }

  @Test("a completed publisher and one that sends nothing")
  func completed() {
    let log = Log()
    let subject = PassthroughSubject<Int, Never>()
    let host = ViewHost {
      Text("a").onReceive(Just(1)) { log.add("just \($0)") }
      Text("b").onReceive(Empty<Int, Never>()) { log.add("\($0)") }
      Text("c").onReceive(subject.map { $0 * 2 }) { log.add("mapped \($0)") }
    }
    host.update { subject.send(4) }
    host.update { subject.send(completion: .finished) }
    host.update { subject.send(5) }
    #expect(log.take() == ["just 1", "mapped 8"])
  }

  @Test("an equal constant is not subscribed to again, another one is", arguments: [2, 3])
  func constants(divisor: Int) {
    let handle = Handle<Int>()
    let log = Log()
    let host = ViewHost {
      Stateful(0, handle) { tick in
        Text("\(tick.wrappedValue)").onReceive(Just(tick.wrappedValue / divisor)) { log.add("\($0)") }
      }
    }
    for tick in 1...6 { host.update { handle.value = tick } }
    #expect(log.take() == (0...(6 / divisor)).map { "\($0)" })
  }

  @Test("nothing of it outlives the host")
  func lifetime() {
    weak var token: Token?
    let subject = PassthroughSubject<Int, Never>()
    do {
      let held = Token()
      token = held
      let host = ViewHost { Text("a").onReceive(subject) { _ in _ = held } }
      subject.send(1)
      #expect(host.texts == ["a"])
    }
    #expect(token == nil)
  }
}
