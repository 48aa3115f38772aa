import Testing
import ViewTree

// `.equatable()` forces `==`.
extension B32ComparisonTests {
  /// A view with references whose `==` looks at one field.
  struct Entry: View, @MainActor Equatable {
    let id: Int
    let token: Token
    let action: @MainActor () -> Void
    static func == (left: Self, right: Self) -> Bool { left.id == right.id }
    var body: some View { Button("entry \(id)", action: action) }
  }

  /// A generic view that is equal if what it shows is, whatever its note says. Plain data if `Value` is.
  struct Noted<Value: Equatable>: View, @MainActor Equatable {
    let value: Value
    let note: Int
    static func == (left: Self, right: Self) -> Bool { left.value == right.value }
    var body: some View { Text("\(value) noted \(note)") }
  }

  private func ticking<Content: View>(
    _ handle: Handle<Int>,
    @ViewBuilder content: @escaping (Int) -> Content
  ) -> ViewHost {
    let host = ViewHost { Stateful(0, handle) { content($0.wrappedValue) } }
    host.resetCounts()
    return host
  }

  @Test("plain data with a lying ==: alone the body runs, in .equatable() it does not")
  func forced() {
    let handle = Handle<Int>()
    let host = ticking(handle) { tick in
      PlainLiar(number: tick)
      PlainLiar(number: tick).equatable()
      EquatableView(content: PlainLiar(number: tick))
    }
    host.update { handle.value = 1 }
    #expect(host.counts.bodies(of: PlainLiar.self) == 1)
    #expect(host.texts == ["plain 1", "plain 0", "plain 0"])
    // The bare one and its text, and the two containers; what they contain is not reached.
    #expect([host.counts.comparisons, host.counts.comparisonsEqual] == [4, 2])
    #expect(host.counts.values(of: PlainLiar.self) == 1)
  }

  @Test("unequal by ==, it is compared by the rules as if it were alone")
  func unequal() {
    struct Doubter: View, @MainActor Equatable {
      let number: Int
      static func == (left: Self, right: Self) -> Bool { false }
      var body: some View { Text("\(number)") }
    }
    let handle = Handle<Int>()
    let host = ticking(handle) { Doubter(number: $0 / 2).equatable() }
    host.update { handle.value = 1 }
    #expect(host.counts.bodies(of: Doubter.self) == 0)
    #expect([host.counts.comparisons, host.counts.comparisonsUnequal] == [2, 1])
    host.update { handle.value = 2 }
    #expect(host.counts.bodies(of: Doubter.self) == 1)
    #expect(host.texts == ["1"])
  }

  @Test("references and fresh closures do not matter if == says so; the kept value stays")
  func references() {
    let handle = Handle<Int>()
    let log = Log()
    let host = ticking(handle) { tick in
      Entry(id: tick / 2, token: Token(), action: { log.add("action of \(tick)") }).equatable()
    }
    host.update { handle.value = 1 }
    #expect(host.counts.bodies(of: Entry.self) == 0)
    host.tap("entry 0")
    host.update { handle.value = 2 }
    #expect(host.counts.bodies(of: Entry.self) == 1)
    host.tap("entry 1")
    #expect(log.take() == ["action of 0", "action of 2"])
  }

  @Test("what was skipped is not kept: each new value is held against the last that was taken")
  func keptValue() {
    struct Near: View, @MainActor Equatable {
      let number: Int
      static func == (left: Self, right: Self) -> Bool { abs(left.number - right.number) < 2 }
      var body: some View { Text("\(number)") }
    }
    let handle = Handle<Int>()
    let host = ticking(handle) { Near(number: $0).equatable() }
    var shown: [String] = []
    for number in 1...5 {
      host.update { handle.value = number }
      shown += host.texts
    }
    #expect(shown == ["0", "2", "2", "4", "4"])
  }

  @Test("a generic view, erased, and in rows", arguments: [1, 4, 30])
  func places(count: Int) {
    let handle = Handle<Int>()
    let host = ticking(handle) { tick in
      Noted(value: tick / 2, note: tick).equatable()
      AnyView(Noted(value: "text \(tick / 2)", note: tick).equatable())
      ForEach(0..<count) { row in
        Noted(value: [row == 0 ? tick / 4 : 0], note: tick).equatable()
      }
    }
    host.update { handle.value = 1 }
    #expect(host.counts.bodiesEvaluated == 1)
    host.update { handle.value = 2 }
    #expect(host.counts.bodiesEvaluated == 4)
    host.resetCounts()
    host.update { handle.value = 4 }
    #expect(host.counts.bodies(of: Noted<[Int]>.self) == 1)
    #expect(host.texts.prefix(3) == ["2 noted 4", "text 2 noted 4", "[1] noted 4"])
    #expect(host.texts.dropFirst(3).allSatisfy { $0 == "[0] noted 0" })
  }

  @Test("nested: the outer stops the inner, the inner stops what is below it")
  func nested() {
    struct Outer: View, @MainActor Equatable {
      let key: Int
      let number: Int
      static func == (left: Self, right: Self) -> Bool { left.key == right.key }
      var body: some View {
        Text("outer \(number)")
        Noted(value: number / 4, note: number).equatable()
      }
    }
    let handle = Handle<Int>()
    let host = ticking(handle) { Outer(key: $0 / 2, number: $0).equatable() }
    host.update { handle.value = 1 }
    #expect(host.counts.bodiesEvaluated == 1)
    #expect(host.counts.values(of: EquatableView<Noted<Int>>.self) == 0)
    host.update { handle.value = 2 }
    #expect(host.texts == ["outer 2", "0 noted 0"])
    host.update { handle.value = 4 }
    #expect(host.texts == ["outer 4", "1 noted 4"])
  }

  @Test("a change from inside is not stopped: a state, a binding that was read")
  func inside() {
    struct Own: View, @MainActor Equatable {
      let given: Int
      @Binding var bound: Int
      @State private var own = 0
      init(given: Int, bound: Binding<Int>) {
        self.given = given
        _bound = bound
      }
      static func == (left: Self, right: Self) -> Bool { true }
      var body: some View { Button("\(given) \(bound) \(own)") { own += 1 } }
    }
    let handle = Handle<Int>()
    let bound = Handle<Int>()
    let host = ViewHost {
      Stateful(0, bound) { bound in
        Stateful(0, handle) { Own(given: $0.wrappedValue, bound: bound).equatable() }
      }
    }
    host.tap("0 0 0")
    host.update { bound.value = 5 }
    host.update { handle.value = 1 }
    #expect(host.texts == ["0 5 1"])
    #expect(host.counts.bodies(of: Own.self) == 3)
  }

  @Test("it is a node of its own, and goes with its content")
  func node() {
    let handle = Handle<Int>()
    let log = Log()
    let host = ticking(handle) { tick in
      if tick == 0 { Noted(value: 1, note: 2).equatable().onDisappear { log.add("gone") } }
    }
    #expect(
      host.outline.split(separator: "\n").map { $0.trimmingPrefix(while: \.isWhitespace) }.suffix(3) == [
        "EquatableView", "Noted", "Text \"1 noted 2\"",
      ]
    )
    host.update { handle.value = 1 }
    #expect(log.take() == ["gone"])
  }
}
