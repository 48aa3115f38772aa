import Testing

@testable import CombineSubset

@MainActor @Suite struct PublishedTests {
  final class Model {
    @Published var number = 0
    @Published var name: String

    init(name: String = "a") { self.name = name }

    /// Whether nothing has been allocated for the properties.
    var isPlain: Bool {
      if case .value = _number.storage, case .value = _name.storage { true } else { false }
    }
  }

  @Test("the value on subscription, then each new value before it is stored")
  func projected() {
    let model = Model()
    let log = Log()
    let sink = model.$number.sink { log.add("new \($0), stored \(model.number)") }
    model.number = 4
    model.number = 2
    #expect(log.take() == ["new 0, stored 0", "new 4, stored 0", "new 2, stored 4"])
    #expect(model.number == 2)
    sink.cancel()
    model.number = 7
    #expect(log.take() == [])
    #expect(model.number == 7)
  }

  @Test("equal values are sent as well; a change in place is one value")
  func writes() {
    let model = Model()
    let log = Log()
    let sink = model.$name.sink { log.add($0) }
    model.name = "a"
    model.name += "b"
    model.name.append("c")
    #expect(log.take() == ["a", "a", "ab", "abc"])
    sink.cancel()
  }

  @Test("nothing is allocated for a property until somebody subscribes")
  func lazy() {
    let model = Model(name: "x")
    model.number += 1
    model.name = "\(model.name)y"
    #expect(model.isPlain)
    _ = model.$number
    #expect(!model.isPlain)
    #expect([model.number.description, model.name] == ["1", "xy"])
  }

  @Test("a write while a value is delivered: the later one is delivered first, and the outer one is stored last")
  func reentrant() {
    let model = Model()
    let log = Log()
    let sink = model.$number.sink { value in
      log.add("\(value)")
      if value == 1 { model.number = 2 }
    }
    model.number = 1
    #expect(log.take() == ["0", "1", "2"])
    #expect(model.number == 1)
    sink.cancel()
  }

  @Test("each object has its own, also after it has gone")
  func objects() {
    let log = Log()
    let (first, second) = (Model(), Model())
    let sink = first.$number.sink { log.add("\($0)") }
    second.number = 5
    first.number = 6
    #expect(log.take() == ["0", "6"])
    sink.cancel()
    weak var gone: Model?
    var publisher: Published<Int>.Publisher?
    do {
      let model = Model()
      gone = model
      model.number = 9
      publisher = model.$number
    }
    #expect(gone == nil)
    _ = publisher?.sink { log.add("\($0)") }
    #expect(log.take() == ["9"])
  }

  @Test("generic values, optionals and values of objects")
  func values() {
    final class Box<Value> {
      @Published var value: Value
      init(_ value: Value) { self.value = value }
    }
    let log = Log()
    let optional = Box<Int?>(nil)
    let token = Box(Token())
    var sinks: [AnyCancellable] = []
    optional.$value.sink { log.add("\(String(describing: $0))") }.store(in: &sinks)
    optional.value = 1
    optional.value = nil
    #expect(log.take() == ["nil", "Optional(1)", "nil"])
    weak var old: Token?
    old = token.value
    token.$value.sink { _ in log.add("token") }.store(in: &sinks)
    token.value = Token()
    #expect(old == nil)
    #expect(log.take() == ["token", "token"])
  }
}
