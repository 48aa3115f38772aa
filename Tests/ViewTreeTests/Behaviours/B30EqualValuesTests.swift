import Testing
import ViewTree

@MainActor @Suite("B30: a child whose new value is equal does not run its body")
struct B30EqualValuesTests {
  struct Sub: View {
    let flag: Bool
    var body: some View { Text(flag ? "on" : "off") }
  }

  struct Parent: View {
    let handle: Handle<Bool>
    @State private var first = false

    var body: some View {
      let _ = handle.hold($first)
      Sub(flag: first)
      Sub(flag: false)
    }
  }

  @Test("two children, the first changes: 2 bodies of the parent, 3 of the children")
  func twoChildren() {
    let handle = Handle<Bool>()
    let host = ViewHost { Parent(handle: handle) }
    host.update { handle.value = true }
    #expect([host.counts.bodies(of: Parent.self), host.counts.bodies(of: Sub.self)] == [2, 3])
    #expect(host.counts.values(of: Sub.self) == 4)
    #expect(
      host.causes.map(\.description) == [
        "Parent: @self, @identity, _first", "Sub: @self", "Sub: @self", "Parent: _first", "Sub: @self",
      ]
    )
    #expect(host.texts == ["on", "off"])
  }

  @Test("of many children only those that changed", arguments: [1, 2, 10, 100])
  func many(count: Int) {
    struct Row: View {
      let id: Int
      let isChosen: Bool
      var body: some View { Text("\(id)\(isChosen ? "*" : "")") }
    }
    let handle = Handle<Int>()
    let host = ViewHost {
      Stateful(0, handle) { chosen in
        ForEach(0..<count) { Row(id: $0, isChosen: $0 == chosen.wrappedValue) }
      }
    }
    host.resetCounts()
    host.update { handle.value = count - 1 }
    #expect(host.counts.bodies(of: Row.self) == (count > 1 ? 2 : 0))
    host.resetCounts()
    host.update { handle.value = -1 }
    #expect(host.counts.bodies(of: Row.self) == 1)
    #expect([host.counts.comparisons, host.counts.comparisonsEqual] == [count + 1, count - 1])
  }

  @Test("a grandchild under an equal child is not reached; under an unequal one it is compared itself")
  func levels() {
    struct Middle: View {
      let number: Int
      var body: some View {
        Text("middle \(number)")
        Sub(flag: number > 1)
      }
    }
    let handle = Handle<Int>()
    let host = ViewHost { Stateful(0, handle) { number in Middle(number: number.wrappedValue / 2) } }
    host.resetCounts()
    host.update { handle.value = 1 }
    #expect([host.counts.bodies(of: Middle.self), host.counts.values(of: Sub.self)] == [0, 0])
    host.update { handle.value = 2 }
    #expect([host.counts.bodies(of: Middle.self), host.counts.bodies(of: Sub.self)] == [1, 0])
    host.update { handle.value = 4 }
    #expect([host.counts.bodies(of: Middle.self), host.counts.bodies(of: Sub.self)] == [2, 1])
    #expect(host.texts == ["middle 2", "on"])
  }

  @Test("erased, optional, conditional and generic children are compared the same")
  func shapes() {
    struct Generic<Value>: View {
      let value: Value
      var body: some View { Text("\(value)") }
    }
    let handle = Handle<Int>()
    let host = ViewHost {
      Stateful(0, handle) { tick in
        let tick = tick.wrappedValue
        AnyView(Sub(flag: false))
        if tick >= 0 { Sub(flag: false) }
        if tick >= 0 { Sub(flag: false) } else { Sub(flag: true) }
        Generic(value: "a text that is too long to be kept in place \(tick / 10)")
        Generic(value: [tick / 10])
        Generic(value: (1, "two"))
      }
    }
    host.resetCounts()
    host.update { handle.value = 1 }
    #expect(host.counts.bodies(of: Sub.self) == 0)
    #expect(host.counts.values(of: Sub.self) == 3)
    #expect(host.counts.bodiesEvaluated == 1)
    host.update { handle.value = 10 }
    #expect(host.counts.bodiesEvaluated == 4)
    #expect(host.counts.bodies(of: Generic<(Int, String)>.self) == 0)
  }

  @Test("a child with a state is compared by what the parent gave, not by its state")
  func states() {
    let handle = Handle<Int>()
    let host = ViewHost {
      Stateful(0, handle) { tick in
        Text("\(tick.wrappedValue)")
        Keeper(5)
      }
    }
    host.tap("5 keeps 5")
    host.resetCounts()
    host.update { handle.value = 1 }
    #expect([host.counts.values(of: Keeper.self), host.counts.bodies(of: Keeper.self)] == [1, 0])
    #expect(host.texts == ["1", "5 keeps 105"])
  }

  @Test("a child that is both given a new value and changed itself runs once")
  func both() {
    struct Child: View {
      let given: Int
      let handle: Handle<Int>
      @State private var own = 0
      var body: some View {
        let _ = handle.hold($own)
        Text("\(given) \(own)")
      }
    }
    let outer = Handle<Int>()
    let inner = Handle<Int>()
    let host = ViewHost { Stateful(0, outer) { Child(given: $0.wrappedValue, handle: inner) } }
    let causes = host.causes(of: {
      host.update {
        inner.value = 1
        outer.value = 1
      }
    })
    #expect(causes.count == 2)
    #expect(causes.last == "Child: @self, _own")
    #expect(host.texts == ["1 1"])
  }
}
