import Testing

@testable import ViewTree

@MainActor @Suite struct EqualityOfReferencesTests {
  struct Weak {
    weak var object: BaseObject?
    var text = elsewhere("x")
  }

  struct Unowned {
    unowned var object: BaseObject
    unowned(unsafe) var other: BaseObject
    var text = elsewhere("x")
  }

  @Test("objects by identity, whatever == says")
  func objects() {
    let (a, b) = (LyingObject(), LyingObject())
    #expect([equal(a, a), equal(a, b)] == [true, false])
    #expect(
      [equal(a as LyingObject?, a), equal(a as LyingObject?, b), equal(a as LyingObject?, nil)] == [true, false, false]
    )
    #expect([equal(FieldPair(first: a, second: 1), FieldPair(first: b, second: 1))] == [false])
    #expect(equal(FieldPair(first: a, second: elsewhere("x")), FieldPair(first: a, second: elsewhere("x"))))
    let derived = DerivedObject()
    #expect([equal(derived as BaseObject, derived), equal(derived as BaseObject, DerivedObject())] == [true, false])
  }

  @Test("weak and unowned references by the object they name")
  func weakReferences() {
    let (a, b) = (BaseObject(), DerivedObject())
    #expect([equal(Weak(object: a), Weak(object: a)), equal(Weak(object: a), Weak(object: b))] == [true, false])
    #expect([equal(Weak(object: nil), Weak(object: nil)), equal(Weak(object: a), Weak(object: nil))] == [true, false])
    #expect(equal(Unowned(object: a, other: b), Unowned(object: a, other: b)))
    #expect(!equal(Unowned(object: a, other: b), Unowned(object: b, other: b)))
    #expect(!equal(Unowned(object: a, other: b), Unowned(object: a, other: a)))
  }

  @Test("a closure handed on is equal, in a struct, an optional, a tuple, a payload or an existential")
  func closures() {
    var count = 0
    let closure = { count += 1 }
    let other = { count += 2 }
    struct Holder {
      var closure: () -> Void
      var text = elsewhere("x")
    }
    #expect(equal(Holder(closure: closure), Holder(closure: closure)))
    #expect(!equal(Holder(closure: closure), Holder(closure: other)))
    // In a struct of its own: a generic struct would wrap the closure anew each time.
    struct OptionalHolder {
      var closure: (() -> Void)?
      var text = elsewhere("x")
    }
    #expect(equal(OptionalHolder(closure: closure), OptionalHolder(closure: closure)))
    #expect(equal(OptionalHolder(closure: nil), OptionalHolder(closure: nil)))
    #expect(!equal(OptionalHolder(closure: closure), OptionalHolder(closure: other)))
    #expect(!equal(OptionalHolder(closure: closure), OptionalHolder(closure: nil)))
    let kept = MixedEnumeration.closure(closure)
    #expect(equal((kept, elsewhere("x")), (kept, elsewhere("x"))))
  }

  @Test("two fresh closures over two values each are unequal")
  func freshClosures() {
    func make(_ log: Log, _ number: Int) -> () -> Void { { log.add("\(number)") } }
    let log = Log()
    #expect(!equal(FieldPair(first: make(log, 1), second: 1), FieldPair(first: make(log, 1), second: 1)))
  }
}
