import Testing
import ViewTree

@MainActor @Suite("B31: a new value from the parent, then the dynamic properties, then the body")
struct B31UpdateOrderTests {
  /// A dynamic property that says when it is refreshed, and with what it was made.
  struct Probe: DynamicProperty {
    let name: String
    let given: Int
    let log: Log
    @State private var kept: Int

    init(_ name: String, _ given: Int, _ log: Log) {
      self.name = name
      self.given = given
      self.log = log
      _kept = State(initialValue: given)
    }

    mutating func update() { log.add("update \(name) given \(given) kept \(kept)") }

    func add(_ number: Int) { kept += number }
  }

  struct Child: View {
    let log: Log
    var first: Probe
    var second: Probe

    init(_ given: Int, _ log: Log) {
      self.log = log
      first = Probe("first", given, log)
      second = Probe("second", given * 10, log)
      log.add("init \(given)")
    }

    var body: some View {
      let _ = log.add("body \(first.given)")
      Button("add") { first.add(5) }
    }
  }

  @Test("at the first pass, at a new value, at a change from inside")
  func order() {
    let log = Log()
    let handle = Handle<Int>()
    let host = ViewHost { Stateful(1, handle) { Child($0.wrappedValue, log) } }
    #expect(
      log.take() == [
        "init 1", "update first given 1 kept 1", "update second given 10 kept 10", "body 1",
      ]
    )
    host.update { handle.value = 2 }
    #expect(
      log.take() == [
        "init 2", "update first given 2 kept 1", "update second given 20 kept 10", "body 2",
      ]
    )
    host.tap("add")
    #expect(
      log.take() == ["update first given 2 kept 6", "update second given 20 kept 10", "body 2"]
    )
  }

  @Test("an equal value refreshes nothing")
  func equal() {
    let log = Log()
    let handle = Handle<Int>()
    let host = ViewHost { Stateful(1, handle) { Child($0.wrappedValue / 10, log) } }
    _ = log.take()
    host.update { handle.value = 2 }
    #expect(log.take() == ["init 0"])
  }

  @Test("properties inside properties are refreshed first, in a generic view, in a row, after a move")
  func nested() {
    struct Outer: DynamicProperty {
      var inner: Probe
      let log: Log
      mutating func update() { log.add("update outer") }
    }
    struct Row<Value: Hashable>: View {
      let value: Value
      var property: Outer
      var body: some View {
        let _ = property.log.add("body")
        Text("\(value)")
      }
    }
    let log = Log()
    let handle = Handle<[Int]>()
    let host = ViewHost {
      Stateful([1, 2], handle) { ids in
        ForEach(ids.wrappedValue, id: \.self) { id in
          Row(value: "\(id)", property: Outer(inner: Probe("inner \(id)", ids.wrappedValue.count, log), log: log))
        }
      }
    }
    _ = log.take()
    host.update { handle.value = [2, 3, 1] }
    #expect(
      log.take() == [
        "update inner 2 given 3 kept 2", "update outer", "body", "update inner 3 given 3 kept 3", "update outer",
        "body", "update inner 1 given 3 kept 2", "update outer", "body",
      ]
    )
    #expect(host.texts == ["2", "3", "1"])
  }

  @Test("the body sees the new value and the kept state together, in whichever pass")
  func together() {
    let handle = Handle<Int>()
    let host = ViewHost { Stateful(1, handle) { AnyView(Keeper($0.wrappedValue)) } }
    host.tap("1 keeps 1")
    host.update { handle.value = 2 }
    #expect(host.texts == ["2 keeps 101"])
    host.tap("2 keeps 101")
    #expect(host.texts == ["2 keeps 201"])
  }
}
