import Testing
import ViewTree

@MainActor @Suite("B04: a state object is made just before the first body of its view's identity")
struct B04StateObjectsTests {
  struct Owner: View {
    let id: Int
    @StateObject private var model: LoggedModel

    init(_ id: Int, _ log: Log) {
      WorkCounts.countDestination()
      self.id = id
      _model = StateObject(wrappedValue: LoggedModel(id, log))
    }

    var body: some View { Text("\(id) owns \(model.number)") }
  }

  @Test("eager links: a destination each, no object; a tap makes one, the next push another", arguments: [1, 3, 100])
  func links(count: Int) {
    let log = Log()
    let host = ViewHost {
      NavigationStack { ForEach(0..<count) { id in NavigationLink("row \(id)", destination: Owner(id, log)) } }
    }
    #expect(host.built == Built(links: count, destinations: count, entered: 0))
    #expect(log.take() == [])
    host.tap("row 0")
    #expect(log.take() == ["+0"])
    #expect(host.texts == ["0 owns 0"])
    host.goBack()
    #expect(log.take() == ["-0"])
    host.tap("row 0")
    #expect(log.take() == ["+0"])
  }

  @Test("written as the property's default it is made as late")
  func propertyDefault() {
    struct Defaulted: View {
      @StateObject private var model = Model(7)
      init() { WorkCounts.countDestination() }
      var body: some View { Text("\(model.number)") }
    }
    let handle = Handle<Int>()
    let host = ViewHost {
      NavigationStack {
        Stateful(0, handle) { tick in
          Text("\(tick.wrappedValue)")
          NavigationLink("go", destination: Defaulted())
        }
      }
    }
    host.tap("go")
    #expect(host.texts == ["7"])
    #expect(host.causes(of: { host.update { handle.value = 1 } }).dropFirst() == [])
  }

  @Test("after the view's initialiser, before its body, once for many bodies")
  func order() {
    struct Traced: View {
      let number: Int
      let log: Log
      @StateObject private var model: LoggedModel

      init(_ number: Int, _ log: Log) {
        log.add("init")
        self.number = number
        self.log = log
        _model = StateObject(wrappedValue: LoggedModel(number, log))
      }

      var body: some View {
        let _ = log.add("body")
        Text("\(number) owns \(model.number)")
      }
    }
    let handle = Handle<Int>()
    let log = Log()
    let host = ViewHost { Stateful(0, handle) { Traced($0.wrappedValue, log) } }
    #expect(log.take() == ["init", "+0", "body"])
    host.update { handle.value = 1 }
    host.update { handle.value = 2 }
    #expect(log.take() == ["init", "body", "init", "body"])
    #expect(host.texts == ["2 owns 0"])
    #expect(host.causes.first.map(\.description) == "Stateful<Int, Traced>: @self, @identity, _value")
    #expect(host.causes[1].description == "Traced: @self, @identity, _model")
  }

  @Test("each identity has its own, and it goes with the identity")
  func identities() {
    let log = Log()
    let id = Handle<Int>()
    let rows = Handle<[Int]>()
    let host = ViewHost {
      Stateful(1, id) { id in
        AnyView(Owner(id.wrappedValue, log)).id(id.wrappedValue)
      }
      Stateful([10, 20], rows) { rows in
        ForEach(rows.wrappedValue, id: \.self) { Owner($0, log) }
      }
    }
    #expect(log.take() == ["+1", "+10", "+20"])
    host.update { id.value = 2 }
    #expect(log.take().sorted() == ["+2", "-1"])
    host.update { rows.value = [20, 30] }
    #expect(log.take().sorted() == ["+30", "-10"])
    #expect(host.texts == ["2 owns 2", "20 owns 20", "30 owns 30"])
    host.update { rows.value = [] }
    #expect(log.take().sorted() == ["-20", "-30"])
  }

  @Test("the closure that makes it takes no part in the comparison: only other inputs run the body")
  func comparison() {
    struct Captures: View {
      let id: Int
      @StateObject private var model: LoggedModel
      init(_ id: Int, start: Int, _ log: Log) {
        self.id = id
        _model = StateObject(wrappedValue: LoggedModel(id + start, log))
      }
      var body: some View { Text("\(id): \(model.number)") }
    }
    struct Screen: View {
      let handle: Handle<Int>
      let log: Log
      @State private var tick = 0
      var body: some View {
        let _ = handle.hold($tick)
        Captures(1, start: tick, log)
        AnyView(Captures(2, start: tick, log))
        Captures(tick / 10, start: tick, log)
      }
    }
    let log = Log()
    let handle = Handle<Int>()
    let host = ViewHost { Screen(handle: handle, log: log) }
    #expect(log.take() == ["+1", "+2", "+0"])
    #expect(host.causes(of: { host.update { handle.value = 5 } }) == ["Screen: _tick"])
    #expect(host.causes(of: { host.update { handle.value = 10 } }) == ["Screen: _tick", "Captures: @self"])
    #expect(host.texts == ["1: 1", "2: 2", "1: 0"])
    #expect(log.take() == [])
  }

  @Test("two state objects, one made from an input, inside a dynamic property of the screen's own")
  func nested() {
    @MainActor struct Group: DynamicProperty {
      @StateObject private var first: LoggedModel
      @StateObject private var second = Model(5)
      init(_ log: Log) { _first = StateObject(wrappedValue: LoggedModel(4, log)) }
      var sum: Int { first.number + second.number }
      func add() { second.number += 1 }
    }
    struct Grouped: View {
      private var group: Group
      init(_ log: Log) { group = Group(log) }
      var body: some View { Button("\(group.sum)") { group.add() } }
    }
    let log = Log()
    do {
      let host = ViewHost { Grouped(log) }
      #expect(host.causes(of: { host.tap("9") }) == ["Grouped: _second"])
      host.tap("10")
      #expect(host.texts == ["11"])
      #expect(log.take() == ["+4"])
    }
    #expect(log.take() == ["-4"])
  }

  @Test("outside a tree it is made each time it is asked for")
  func outside() {
    let log = Log()
    struct Loose {
      @StateObject var model: LoggedModel
    }
    let loose = Loose(model: LoggedModel(1, log))
    #expect(log.take() == [])
    #expect([loose.model.number, loose.$model.number.wrappedValue] == [1, 1])
    #expect(log.take() == ["+1", "-1", "+1", "-1"])
  }
}
