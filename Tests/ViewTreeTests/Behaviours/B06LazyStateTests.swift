import Testing
import ViewTree

@MainActor @Suite("B06: @State makes its initial value with each init and keeps the first; LazyState makes it once")
struct B06LazyStateTests {
  @MainActor final class Model {
    let number: Int
    var log: Log

    init(_ number: Int, _ log: Log) {
      self.number = number
      self.log = log
      log.add("model \(number)")
    }
  }

  struct Eager: View {
    @State private var model: Model
    init(_ number: Int, _ log: Log) { _model = State(wrappedValue: Model(number, log)) }
    var body: some View { Text("eager \(model.number)") }
  }

  struct Lazily: View {
    @LazyState private var model: Model
    init(_ number: Int, _ log: Log) { _model = LazyState(wrappedValue: Model(number, log)) }
    var body: some View { Text("lazy \(model.number)") }
  }

  private func host<Destination: View>(
    _ handle: Handle<Int>,
    links: Int = 3,
    _ destination: @escaping (Int) -> Destination
  ) -> ViewHost {
    ViewHost {
      NavigationStack {
        Stateful(0, handle) { tick in
          Text("tick \(tick.wrappedValue)")
          ForEach(0..<links) { NavigationLink("go \($0)", destination: destination($0)) }
        }
      }
    }
  }

  @Test("three eager links: 3 objects at mount, 6 after one more body of the link site")
  func state() {
    let log = Log()
    let handle = Handle<Int>()
    let host = host(handle) { Eager($0, log) }
    #expect(log.take().count == 3)
    host.update { handle.value = 1 }
    #expect(log.take().count == 3)
    host.tap("go 1")
    #expect(log.take() == [])
    #expect(host.texts == ["eager 1"])
  }

  @Test("the same with LazyState: none at mount, 1 at the push", arguments: [1, 3, 50])
  func lazyState(links: Int) {
    let log = Log()
    let handle = Handle<Int>()
    let host = host(handle, links: links) { Lazily($0, log) }
    for tick in 1...3 { host.update { handle.value = tick } }
    #expect(log.take() == [])
    host.tap("go \(links - 1)")
    #expect(log.take() == ["model \(links - 1)"])
    host.update { handle.value = 9 }
    #expect(log.take() == [])
    host.goBack()
    host.tap("go 0")
    #expect(log.take() == ["model 0"])
  }

  @Test("one object for each identity, from its first initial value, in rows, branches and erased views")
  func identities() {
    let log = Log()
    let handle = Handle<Int>()
    let host = ViewHost {
      Stateful(0, handle) { offset in
        let offset = offset.wrappedValue
        ForEach(0..<2) { Lazily(offset + $0, log) }
        AnyView(Lazily(offset + 2, log))
        if offset < 20 { Lazily(offset + 3, log) } else { Lazily(offset + 4, log) }
        Lazily(offset + 5, log).id(offset / 10)
      }
    }
    #expect(log.take() == [0, 1, 2, 3, 5].map { "model \($0)" })
    host.update { handle.value = 10 }
    #expect(log.take() == ["model 15"])
    host.update { handle.value = 20 }
    #expect(log.take() == ["model 24", "model 25"])
    #expect(host.texts == [0, 1, 2, 24, 25].map { "lazy \($0)" })
  }

  @Test("the thunk is no part of the view's value: a view made again is equal, whatever its thunk captures")
  func comparison() {
    struct Plain: View {
      let given: Int
      @LazyState private var sum: Int
      init(_ given: Int, _ first: Int, _ second: String) {
        self.given = given
        _sum = LazyState(wrappedValue: first + second.count)
      }
      var body: some View { Text("\(given) \(sum)") }
    }
    struct Generic<Value>: View {
      let value: Value
      @LazyState private var text: String
      init(_ value: Value, _ tick: Int) {
        self.value = value
        _text = LazyState(wrappedValue: "\(value) at \(tick)")
      }
      var body: some View { Text(text) }
    }
    let handle = Handle<Int>()
    let host = ViewHost {
      Stateful(0, handle) { tick in
        let tick = tick.wrappedValue
        Plain(tick / 2, tick, "tick \(tick)")
        AnyView(Generic("a value that is too long to be kept in place", tick))
        ForEach(0..<3) { Generic([$0], tick) }
      }
    }
    host.resetCounts()
    host.update { handle.value = 1 }
    #expect(host.counts.bodiesEvaluated == 1)
    host.update { handle.value = 2 }
    #expect(host.counts.bodiesEvaluated == 3)
    #expect(host.texts.first == "1 6")
  }

  @Test("it is a state: read, written, bound, dropped if equal, unread if unread")
  func asState() {
    struct Counter: View {
      let log: Log
      @LazyState private var count = 3
      @LazyState private var unread = [1]
      var body: some View {
        let _ = log.add("body")
        Button("add to \(count)") { count += 1 }
        Button("same") { count += 0 }
        Button("unread") { unread.append(2) }
        Shower(value: $count)
      }
    }
    let log = Log()
    let host = ViewHost { Counter(log: log) }
    host.tap("add to 3")
    #expect(host.texts == ["add to 4", "same", "unread", "4"])
    #expect(log.take() == ["body", "body"])
    #expect(host.causes.last?.description == "Shower<Int>: _value")
    host.tap("same")
    host.tap("unread")
    #expect(log.take() == [])
  }

  @Test("outside a tree it is an initial value, made for each read, and writes go nowhere")
  func outside() {
    @MainActor struct Loose {
      @LazyState var model: Model
      init(_ log: Log) { _model = LazyState(wrappedValue: Model(1, log)) }
    }
    let log = Log()
    let loose = Loose(log)
    #expect(log.take() == [])
    loose.model = Model(2, log)
    #expect(loose.model.number == 1)
    #expect(loose.$model.wrappedValue.number == 1)
    #expect(log.take() == ["model 2", "model 1", "model 1"])
  }
}
