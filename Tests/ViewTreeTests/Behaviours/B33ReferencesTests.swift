import Testing
import ViewTree

@MainActor @Suite("B33: objects by identity, closures by their two words")
struct B33ReferencesTests {
  struct ObjectView: View {
    let object: Token
    var body: some View { Text("object") }
  }

  struct ClosureView: View {
    let name: String
    let closure: @MainActor () -> Void
    var body: some View { Button(name, action: closure) }
  }

  /// Keeps what views are handed, as an app's store does.
  @MainActor final class Store {
    let object = Token()
    var count = 0
    lazy var closure: @MainActor () -> Void = { [unowned self] in count += 1 }
  }

  private func host<Content: View>(
    _ handle: Handle<Int>,
    @ViewBuilder content: @escaping (Int) -> Content
  ) -> ViewHost {
    let host = ViewHost {
      Stateful(0, handle) { tick in
        Text("\(tick.wrappedValue)")
        content(tick.wrappedValue)
      }
    }
    host.resetCounts()
    return host
  }

  @Test("the same object is equal, another is not, though it is of the same class and has an ==")
  func objects() {
    final class Named: Equatable {
      let name: String
      init(_ name: String) { self.name = name }
      static func == (left: Named, right: Named) -> Bool { left.name == right.name }
    }
    struct NamedView: View {
      let named: Named
      var body: some View { Text(named.name) }
    }
    let handle = Handle<Int>()
    let kept = Named("kept")
    let others = [Named("a"), Named("a")]
    let token = Token()
    let host = host(handle) { tick in
      ObjectView(object: token)
      NamedView(named: kept)
      NamedView(named: others[tick])
    }
    host.update { handle.value = 1 }
    #expect([host.counts.bodies(of: ObjectView.self), host.counts.bodies(of: NamedView.self)] == [0, 1])
  }

  @Test("a closure that is stored and handed on is equal, through several views, erased and in rows")
  func storedClosures() {
    struct Outer: View {
      let tick: Int
      let closure: @MainActor () -> Void
      var body: some View { ClosureView(name: "inner", closure: closure) }
    }
    let handle = Handle<Int>()
    let store = Store()
    let closure = store.closure
    let host = host(handle) { tick in
      ClosureView(name: "direct", closure: store.closure)
      Outer(tick: tick, closure: store.closure)
      AnyView(ClosureView(name: "erased", closure: closure))
      ForEach(0..<3) { ClosureView(name: "row \($0)", closure: closure) }
    }
    host.update { handle.value = 1 }
    #expect(host.counts.values(of: ClosureView.self) == 6)
    #expect([host.counts.bodies(of: ClosureView.self), host.counts.bodies(of: Outer.self)] == [0, 1])
    host.tap("inner")
    host.tap("row 2")
    #expect(store.count == 2)
  }

  @Test("a fresh closure is unequal if it captures a struct with a reference, or two values and more")
  func freshClosures() {
    struct Day {
      let name: String
      let number: Int
    }
    let handle = Handle<Int>()
    let store = Store()
    let log = Log()
    let host = host(handle) { tick in
      let day = Day(name: "day", number: tick)
      ClosureView(name: "struct") { log.add("\(day.name) \(day.number)") }
      ClosureView(name: "two") { store.count += tick }
    }
    host.update { handle.value = 1 }
    #expect(host.counts.bodies(of: ClosureView.self) == 2)
    host.tap("struct")
    host.tap("two")
    #expect(log.take() == ["day 1"])
    #expect(store.count == 1)
  }

  @Test("a fresh closure that is equal or not still does what the last one written does")
  func eitherWay() {
    let handle = Handle<Int>()
    let store = Store()
    let host = host(handle) { _ in
      ClosureView(name: "nothing") {}
      ClosureView(name: "object") { store.count += 1 }
    }
    host.update { handle.value = 1 }
    host.tap("nothing")
    host.tap("object")
    #expect(store.count == 1)
  }

  @Test("a button takes the newest action even where its label is equal")
  func buttons() {
    let handle = Handle<Int>()
    let log = Log()
    let host = host(handle) { tick in Button("go") { log.add("action of \(tick)") } }
    host.tap("go")
    host.update { handle.value = 1 }
    host.tap("go")
    #expect(log.take() == ["action of 0", "action of 1"])
  }

  @Test("weak and unowned references compare by the object they name")
  func weakReferences() {
    struct WeakView: View {
      weak var token: Token?
      unowned let other: Token
      let text: String
      var body: some View { Text(token == nil ? "gone" : "there") }
    }
    let handle = Handle<Int>()
    let token = Token()
    let tokens = [Token(), Token()]
    let host = host(handle) { tick in
      WeakView(token: token, other: token, text: String(repeating: "long text ", count: 4))
      WeakView(token: tokens[tick], other: token, text: String(repeating: "long text ", count: 4))
    }
    host.update { handle.value = 1 }
    #expect(host.counts.bodies(of: WeakView.self) == 1)
  }

  @Test("existentials by what is inside: type, then the rule of that type")
  func existentials() {
    struct Box: View {
      let anything: Any
      let object: AnyObject
      let shown: any CustomStringConvertible
      var body: some View { Text("\(shown)") }
    }
    let token = Token()
    let values: [(Any, any CustomStringConvertible, isNew: Bool)] = [
      (1, "a", false), (1, "a", false), (1, "b", true), (1.0, "b", true), (token, "b", true), (token, "b", false),
      ([1, 2], 5, true), ([1, 2], 5, false), ([1, 3], 5, true),
    ]
    let handle = Handle<Int>()
    let host = host(handle) { Box(anything: values[$0].0, object: token, shown: values[$0].1) }
    for index in values.indices.dropFirst() {
      host.resetCounts()
      host.update { handle.value = index }
      #expect(host.counts.bodies(of: Box.self) == (values[index].isNew ? 1 : 0), "\(index): \(values[index])")
    }
  }
}
