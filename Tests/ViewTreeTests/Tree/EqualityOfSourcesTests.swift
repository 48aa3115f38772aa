import Testing

@testable import ViewTree

@MainActor @Suite struct EqualityOfSourcesTests {
  struct Owning<Value>: View {
    let value: Value
    @StateObject var model: Model
    let text = elsewhere("x")
    var body: some View { Text("\(model.number)") }
  }

  @Test("a state object takes no part, wherever it lies; what is beside it does")
  func stateObjects() {
    func make(_ value: Int, _ first: Int, _ log: Log) -> Owning<Int> {
      Owning(value: value, model: Model(first + log.take().count))
    }
    let log = Log()
    #expect([equal(make(1, 1, log), make(1, 2, log)), equal(make(1, 1, log), make(2, 1, log))] == [true, false])
    #expect(equal(make(1, 1, log) as Owning<Int>?, make(1, 2, log)))
    #expect(equal((make(1, 1, log), elsewhere("x")), (make(1, 2, log), elsewhere("x"))))
    #expect(equal(make(1, 1, log) as Any, make(1, 2, log)))
    #expect(!equal(make(1, 1, log) as Any, make(2, 1, log)))
    struct Group: DynamicProperty {
      @StateObject var model: Model
      var number = 0
    }
    let fresh = { (number: Int, first: Int) in Group(model: Model(first + log.take().count), number: number) }
    #expect([equal(fresh(1, 1), fresh(1, 2)), equal(fresh(1, 1), fresh(2, 1))] == [true, false])
  }

  @Test("an observed object by identity, whatever it holds")
  func observedObjects() {
    struct Observing: View {
      @ObservedObject var model: Model
      var body: some View { Text("") }
    }
    let (one, two) = (Model(1), Model(1))
    #expect(
      [equal(Observing(model: one), Observing(model: one)), equal(Observing(model: one), Observing(model: two))]
        == [true, false]
    )
    #expect(
      equal(
        FieldPair(first: ObservedObject(wrappedValue: one), second: elsewhere("x")),
        FieldPair(first: ObservedObject(initialValue: one), second: elsewhere("x"))
      )
    )
  }

  @Observable final class Item {
    var name = ""
    var note = ""
  }

  @Test("bindings to one property of one observable object, made anew, are equal; to another they are not")
  func bindables() {
    let (one, two) = (Item(), Item())
    func name(_ item: Item) -> Binding<String> { Bindable(item).name }
    #expect([equal(name(one), name(one)), equal(name(one), name(two))] == [true, false])
    #expect(!equal(name(one), Bindable(one).note))
  }

  @Test("an environment value by its key path, even one that is made anew")
  func environment() {
    #expect(equal(Environment(\.isEnabled), Environment(\.isEnabled)))
    func object<Object: AnyObject & Observable>(_: Object.Type) -> Environment<Object?> { Environment(Object.self) }
    #expect(equal(object(Item.self), object(Item.self)))
  }
}
