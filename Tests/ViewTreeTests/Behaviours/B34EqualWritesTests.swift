import Testing
import ViewTree

@MainActor @Suite("B34: writing an equal value to a state does nothing")
struct B34EqualWritesTests {
  func host<Value>(_ value: Value, _ handle: Handle<Value>) -> ViewHost {
    let host = ViewHost { Stateful(value, handle) { Text("\($0.wrappedValue)") } }
    host.resetCounts()
    return host
  }

  @Test("an equal number: no body; another: one; back again: one more")
  func numbers() {
    let handle = Handle<Int>()
    let host = host(1, handle)
    host.update { handle.value = 1 }
    #expect(host.counts.bodiesEvaluated == 0)
    host.update { handle.value = 2 }
    #expect(host.counts.bodiesEvaluated == 1)
    host.update { handle.value = 2 }
    host.update { handle.value += 0 }
    #expect(host.counts.bodiesEvaluated == 1)
    host.update { handle.value = 1 }
    #expect(host.counts.bodiesEvaluated == 2)
    #expect(host.texts == ["1"])
  }

  @Test("equal strings, arrays, optionals and structs that lie elsewhere")
  func otherTypes() {
    struct Day: Equatable {
      var name: String
      var numbers: [Int]
    }
    let long = { String(repeating: "a long text ", count: 5) }
    let strings = Handle<String>()
    let arrays = Handle<[String]>()
    let optionals = Handle<Day?>()
    let host = ViewHost {
      Stateful(long(), strings) { Text($0.wrappedValue) }
      Stateful([long()], arrays) { Text("\($0.wrappedValue)") }
      Stateful(nil as Day?, optionals) { Text("\($0.wrappedValue?.name ?? "none")") }
    }
    host.update { optionals.value = Day(name: long(), numbers: [1, 2]) }
    host.resetCounts()
    host.update { strings.value = long() }
    host.update { arrays.value = [long()] }
    host.update { optionals.value = Day(name: long(), numbers: [1, 2]) }
    #expect(host.counts.bodiesEvaluated == 0)
    host.update { optionals.value?.numbers.append(3) }
    #expect(host.counts.bodiesEvaluated == 1)
    host.update { optionals.value = nil }
    host.update { optionals.value = nil }
    #expect(host.counts.bodiesEvaluated == 2)
  }

  @Test("the same object again, though its contents changed; a new object is a change")
  func objects() {
    final class Model { var count = 0 }
    let handle = Handle<Model>()
    let first = Model()
    let host = ViewHost { Stateful(first, handle) { Text("\($0.wrappedValue.count)") } }
    host.resetCounts()
    host.update {
      first.count = 5
      handle.value = first
    }
    #expect(host.counts.bodiesEvaluated == 0)
    host.update { handle.value = Model() }
    #expect(host.counts.bodiesEvaluated == 1)
  }

  @Test("a write that is taken back before the pass leaves one body at most, which finds nothing new")
  func takenBack() {
    let handle = Handle<Int>()
    let host = ViewHost { Stateful(1, handle) { Keeper($0.wrappedValue) } }
    host.resetCounts()
    host.update {
      handle.value = 2
      handle.value = 1
    }
    #expect(host.counts.bodies(of: Keeper.self) == 0)
    #expect(host.texts == ["1 keeps 1"])
  }

  @Test("through a binding of a binding, in a row, and by a link that is already active")
  func throughBindings() {
    struct Inner: View {
      @Binding var number: Int
      var body: some View { Button("\(number)") { number = 7 } }
    }
    struct Outer: View {
      @Binding var number: Int
      var body: some View { ForEach(0..<2) { _ in Inner(number: $number) } }
    }
    let handle = Handle<Int>()
    let host = ViewHost { Stateful(7, handle) { Outer(number: $0) } }
    host.resetCounts()
    host.tap("7")
    #expect(host.counts.bodiesEvaluated == 0)
    host.update { handle.value = 8 }
    host.tap("8")
    #expect(host.counts.bodies(of: Inner.self) == 4)
    #expect(host.counts.bodiesEvaluated == 4)
  }

  @Test("plain data with an == of its own: that decides, as it does for any Equatable")
  func customEquality() {
    struct Degrees: Equatable {
      var value: Int
      static func == (left: Degrees, right: Degrees) -> Bool { left.value % 360 == right.value % 360 }
    }
    let handle = Handle<Degrees>()
    let host = ViewHost { Stateful(Degrees(value: 10), handle) { Text("\($0.wrappedValue.value)") } }
    host.resetCounts()
    host.update { handle.value = Degrees(value: 370) }
    #expect([host.counts.bodiesEvaluated, handle.value.value] == [0, 10])
    host.update { handle.value = Degrees(value: 11) }
    #expect(host.texts == ["11"])
  }

  @Test("an == that reads the state it decides about")
  func readingEquality() {
    let handle = Handle<Probing>()
    let host = ViewHost { Stateful(Probing(1, handle), handle) { Text("\($0.wrappedValue.number)") } }
    host.update { handle.value = Probing(2, handle) }
    #expect(host.texts == ["2"])
  }

  private struct Probing: Equatable {
    let number: Int
    /// Holds the state that this is the value of.
    unowned let handle: Handle<Probing>

    init(_ number: Int, _ handle: Handle<Probing>) {
      self.number = number
      self.handle = handle
    }

    static func == (left: Probing, right: Probing) -> Bool {
      MainActor.assumeIsolated { left.handle.value.number == left.number } && left.number == right.number
    }
  }
}
