import Testing

@testable import ViewTree

@MainActor @Suite struct EqualityOfExistentialsTests {
  @Test("an existential by the type inside, then by that type's rule")
  func existentials() {
    #expect(
      [equal(1 as Any, 1 as Any), equal(1 as Any, 2 as Any), equal(1 as Any, 1.0 as Any)] == [true, false, false]
    )
    #expect(equal(elsewhere("a") as Any, elsewhere("a") as Any))
    #expect(!equal(elsewhere("a") as Any, elsewhere("b") as Any))
    let (a, b) = (LyingObject(), LyingObject())
    #expect([equal(a as Any, a), equal(a as Any, b)] == [true, false])
    #expect([equal(a as AnyObject, a), equal(a as AnyObject, b)] == [true, false])
    let large = { (1, 2, 3, 4, elsewhere("large")) as Any }
    #expect(equal(large(), large()))
    #expect(
      equal(PaddedValue(small: 1, large: 2, flag: true) as Any, PaddedValue(small: 1, large: 2, flag: true) as Any)
    )
    #expect(
      equal([1, "a"] as [any Hashable & Sendable], [1, "a"]) == false,
      "An array without == goes by its buffer."
    )
  }

  @Test("constrained, class-bound and nested existentials")
  func otherExistentials() {
    struct Failure: Error { var text: String }
    typealias Shown = CustomStringConvertible
    #expect(equal(elsewhere("a") as any Shown, elsewhere("a") as any Shown))
    #expect(!equal(elsewhere("a") as any Shown, 5 as any Shown))
    #expect(equal([1, 2] as any Collection<Int>, [1, 2] as any Collection<Int>))
    #expect(!equal([1, 2] as any Collection<Int>, [1, 3] as any Collection<Int>))
    #expect(equal(Failure(text: elsewhere("a")) as any Error, Failure(text: elsewhere("a")) as any Error))
    #expect(!equal(Failure(text: elsewhere("a")) as any Error, Failure(text: elsewhere("b")) as any Error))
    #expect(equal((elsewhere("a") as Any) as Any?, (elsewhere("a") as Any) as Any?))
    #expect(
      equal(
        FieldPair(first: elsewhere("a") as Any, second: 1 as any Shown),
        FieldPair(first: elsewhere("a"), second: 1)
      )
    )
    #expect(
      !equal(
        FieldPair(first: elsewhere("a") as Any, second: 1 as any Shown),
        FieldPair(first: elsewhere("a"), second: 2)
      )
    )
    let wrapped = {
      FieldPair(first: elsewhere("a") as any Shown, second: MixedEnumeration.text(elsewhere("b"))) as Any
    }
    #expect(equal(wrapped(), wrapped()))
  }

  @Test("metatypes and key paths")
  func metatypes() {
    #expect([equal(Int.self as Any.Type, Int.self), equal(Int.self as Any.Type, String.self)] == [true, false])
    #expect([equal(BaseObject.self, BaseObject.self), equal(BaseObject.self, DerivedObject.self)] == [true, false])
    #expect(equal(\PaddedValue.large as AnyKeyPath, \PaddedValue.large))
  }
}
