import Testing

@testable import ViewTree

@MainActor @Suite struct EqualityOfFieldsTests {
  struct Nested: Equatable {
    var name: String
    var ignored: Int
    static func == (left: Nested, right: Nested) -> Bool { left.name == right.name }
  }

  struct NeverEqual: Equatable {
    var text: String
    static func == (left: NeverEqual, right: NeverEqual) -> Bool { false }
  }

  @Test("fields that are Equatable by their ==, the others by their fields")
  func nested() {
    let a = Nested(name: elsewhere("a"), ignored: 1)
    let b = Nested(name: elsewhere("a"), ignored: 2)
    #expect(equal(FieldPair(first: a, second: 1), FieldPair(first: b, second: 1)))
    #expect(!equal(FieldPair(first: a, second: 1), FieldPair(first: b, second: 2)))
    #expect(
      equal(
        FieldPair(first: FieldPair(first: a, second: "x"), second: 1),
        FieldPair(first: FieldPair(first: b, second: "x"), second: 1)
      )
    )
    #expect(equal((a, elsewhere("x"), [1]), (b, elsewhere("x"), [1])))
    #expect(!equal((a, elsewhere("x"), [1]), (b, elsewhere("x"), [2])))
    #expect(equal([a], [b]))
  }

  @Test("equal bits are equal whatever == says, also in a field beside one that differs in bits")
  func equalBits() {
    let value = NeverEqual(text: "short")
    #expect(equal(value, value))
    #expect(equal(FieldPair(first: value, second: elsewhere("x")), FieldPair(first: value, second: elsewhere("x"))))
    #expect(!equal(FieldPair(first: value, second: 1), FieldPair(first: NeverEqual(text: "other"), second: 1)))
    let notANumber = FieldPair(first: FieldPair(first: Double.nan, second: "short"), second: elsewhere("x"))
    #expect(equal(notANumber, FieldPair(first: notANumber.first, second: elsewhere("x"))))
  }

  @Test("a binding by its source")
  func bindings() {
    #expect(!equal(Binding.constant(1), .constant(1)))
    let one = Binding.constant(1)
    #expect(equal(FieldPair(first: one, second: elsewhere("x")), FieldPair(first: one, second: elsewhere("x"))))
    #expect(
      [equal(State(initialValue: 1), .init(initialValue: 1)), equal(State(wrappedValue: 1), .init(wrappedValue: 2))]
        == [true, false]
    )
  }
}
