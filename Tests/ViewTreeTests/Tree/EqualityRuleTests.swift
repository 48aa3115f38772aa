import Testing

@testable import ViewTree

/// Whether two values are equal by the rule, forward, backward, and each to itself.
@MainActor private func equal<Value>(_ left: Value, _ right: Value) -> Bool {
  var (kept, new) = (left, right)
  let result = areEqual(&kept, &new)
  #expect(areEqual(&new, &kept) == result, "The rule is not symmetric: \(left), \(right).")
  var (first, second) = (left, left)
  #expect(areEqual(&first, &second), "A value is not equal to itself: \(left).")
  return result
}

/// A value whose unused bits are those of a pattern: the memory is filled before the value is put there.
@MainActor private func withUnusedBits<Value, Result>(
  _ pattern: UInt8,
  _ value: Value,
  _ body: (UnsafeMutablePointer<Value>) -> Result
) -> Result {
  let place = UnsafeMutablePointer<Value>.allocate(capacity: 1)
  defer { place.deallocate() }
  UnsafeMutableRawPointer(place).initializeMemory(
    as: UInt8.self,
    repeating: pattern,
    count: MemoryLayout<Value>.stride
  )
  place.initialize(to: value)
  defer { place.deinitialize(count: 1) }
  return body(place)
}

/// Text of a given content in memory of its own.
private func elsewhere(_ text: String) -> String { String(text.map { $0 }) + String(repeating: "-", count: 20) }

@MainActor @Suite struct EqualityRuleTests {
  // MARK: Plain data

  struct Padded {
    var small: Int8
    var large: Int64
    var flag: Bool
  }

  struct PlainLiar: Equatable {
    var number: Int
    static func == (left: PlainLiar, right: PlainLiar) -> Bool { true }
  }

  struct Empty {}

  enum Plain: Equatable { case none, small(Int8), padded(Int8, Int64), other }

  @Test("padding does not count")
  func padding() {
    let value = Padded(small: 1, large: 2, flag: true)
    withUnusedBits(0x00, value) { zeros in
      withUnusedBits(0xFF, value) { ones in
        // Make sure of the difference, whatever the compiler does with padding.
        UnsafeMutableRawPointer(zeros).storeBytes(of: 0x00, toByteOffset: 3, as: UInt8.self)
        UnsafeMutableRawPointer(ones).storeBytes(of: 0xFF, toByteOffset: 3, as: UInt8.self)
        #expect(!haveEqualBits(&zeros.pointee, &ones.pointee))
        #expect(areEqual(&zeros.pointee, &ones.pointee))
        ones.pointee.large = 3
        #expect(!areEqual(&zeros.pointee, &ones.pointee))
      }
    }
  }

  @Test("nor does padding inside an optional, a tuple, a payload or a field of a field")
  func nestedPadding() {
    struct Outer {
      var optional: Padded?
      var tuple: (Int8, Int64)
      var plain: Plain
      var text: String
    }
    let value = Outer(
      optional: Padded(small: 1, large: 2, flag: true),
      tuple: (1, 2),
      plain: .padded(3, 4),
      text: "text"
    )
    let offsets = [
      MemoryLayout<Outer>.offset(of: \.optional)! + 3, MemoryLayout<Outer>.offset(of: \.tuple)! + 3,
      MemoryLayout<Outer>.offset(of: \.plain)! + 3,
    ]
    for offset in offsets {
      withUnusedBits(0, value) { left in
        withUnusedBits(0, value) { right in
          UnsafeMutableRawPointer(left).storeBytes(of: 0x11, toByteOffset: offset, as: UInt8.self)
          UnsafeMutableRawPointer(right).storeBytes(of: 0xEE, toByteOffset: offset, as: UInt8.self)
          #expect(!haveEqualBits(&left.pointee, &right.pointee))
          #expect(areEqual(&left.pointee, &right.pointee), "at byte \(offset)")
        }
      }
    }
  }

  @Test("nor do the bytes that a shorter payload leaves unused")
  func unusedBytes() {
    withUnusedBits(0, Plain.small(1)) { left in
      withUnusedBits(0, Plain.small(1)) { right in
        UnsafeMutableRawPointer(left).storeBytes(of: 0x11, toByteOffset: 5, as: UInt8.self)
        UnsafeMutableRawPointer(right).storeBytes(of: 0xEE, toByteOffset: 5, as: UInt8.self)
        #expect(!haveEqualBits(&left.pointee, &right.pointee))
        #expect(areEqual(&left.pointee, &right.pointee))
        right.pointee = .small(2)
        #expect(!areEqual(&left.pointee, &right.pointee))
      }
    }
  }

  @Test("plain data goes by its fields, whatever == says")
  func lyingPlainData() {
    #expect(equal(PlainLiar(number: 1), PlainLiar(number: 1)))
    #expect(!equal(PlainLiar(number: 1), PlainLiar(number: 2)))
    #expect(!equal(Optional(PlainLiar(number: 1)), PlainLiar(number: 2)))
    #expect(!equal((PlainLiar(number: 1), 1), (PlainLiar(number: 2), 1)))
    #expect(!equal(PlainLiar(number: 1) as Any, PlainLiar(number: 2) as Any))
  }

  @Test("numbers by their bits: NaN equals itself, zero differs from minus zero")
  func numbers() {
    #expect(equal(Double.nan, Double.nan))
    #expect(!equal(0.0, -0.0))
    #expect(equal(Float.infinity, Float.infinity))
    #expect(!equal(1, 2))
    #expect(!equal(UInt8(1), 2))
    #expect(equal(Empty(), Empty()))
    #expect(equal((), ()))
    #expect(equal("a" as Character, "a"))
  }

  @Test("every size from 1 to 100 bytes, a difference in each byte is found")
  func sizes() {
    for size in 1...100 {
      let kept = [UInt8](repeating: 7, count: size)
      for place in 0..<size {
        var new = kept
        #expect(haveEqualBytes(kept, new, count: size))
        new[place] = 8
        #expect(!haveEqualBytes(kept, new, count: size), "byte \(place) of \(size)")
      }
    }
  }

  // MARK: Enumerations and optionals

  enum Mixed {
    case none, other
    case text(String)
    case labelled(name: String)
    case pair(String, count: Int)
    case closure(() -> Void)
    indirect case nested(Mixed, Int)
  }

  enum LyingEnumeration: Equatable {
    case text(String)
    static func == (left: Self, right: Self) -> Bool { true }
  }

  enum Trivial { case a, b, c }

  @Test("plain enumerations by case and payload")
  func plainEnumerations() {
    let values: [Plain] = [.none, .small(1), .small(2), .padded(1, 2), .padded(1, 3), .other]
    for (row, left) in values.enumerated() {
      for (column, right) in values.enumerated() { #expect(equal(left, right) == (row == column)) }
    }
    #expect([equal(Trivial.a, .a), equal(Trivial.a, .b), equal(Optional(Trivial.c), .c)] == [true, false, true])
  }

  @Test("enumerations without == by case and payload, recursively")
  func mixedEnumerations() {
    func values() -> [Mixed] {
      [
        .none, .other, .text(elsewhere("a")), .text(elsewhere("b")), .labelled(name: elsewhere("a")),
        .labelled(name: elsewhere("b")), .pair(elsewhere("a"), count: 1), .pair(elsewhere("a"), count: 2),
        .nested(.text(elsewhere("a")), 1), .nested(.text(elsewhere("b")), 1), .nested(.none, 1), .nested(.none, 2),
        .nested(.nested(.pair(elsewhere("x"), count: 1), 1), 1),
      ]
    }
    for (row, left) in values().enumerated() {
      for (column, right) in values().enumerated() {
        #expect(equal(left, right) == (row == column), "\(left), \(right)")
        #expect(equal((left, elsewhere("t")), (right, elsewhere("t"))) == (row == column), "\(left), \(right) beside")
        #expect(equal(Optional(left), Optional(right)) == (row == column), "\(left), \(right) in an optional")
      }
    }
  }

  @Test("an enumeration that is Equatable and no plain data by its ==")
  func lyingEnumeration() {
    #expect(equal(LyingEnumeration.text("a"), .text("b")))
  }

  @Test("optionals: nil equals nil, a value equals an equal value, at any depth")
  func optionals() {
    #expect(equal(nil as Int?, nil))
    #expect(!equal(nil, 1 as Int?))
    #expect(equal(1 as Int?, 1))
    #expect(!equal(.some(nil) as Int??, nil))
    #expect(equal(elsewhere("a") as String?, elsewhere("a")))
    #expect(!equal(elsewhere("a") as String?, elsewhere("b")))
    #expect(!equal(nil as String?, elsewhere("a")))
    #expect(equal((elsewhere("a"), 1) as (String, Int)?, (elsewhere("a"), 1)))
    #expect(!equal((elsewhere("a"), 1) as (String, Int)?, nil))
    #expect(equal(.some(.some((elsewhere("a"), 1))) as (String, Int)??, .some(.some((elsewhere("a"), 1)))))
    #expect(!equal(.some(nil) as (String, Int)??, nil))
  }

  // MARK: Composed values

  struct Nested: Equatable {
    var name: String
    var ignored: Int
    static func == (left: Nested, right: Nested) -> Bool { left.name == right.name }
  }

  struct NeverEqual: Equatable {
    var text: String
    static func == (left: NeverEqual, right: NeverEqual) -> Bool { false }
  }

  struct Pair<First, Second> {
    var first: First
    var second: Second
  }

  @Test("fields that are Equatable by their ==, the others by their fields")
  func nested() {
    let a = Nested(name: elsewhere("a"), ignored: 1)
    let b = Nested(name: elsewhere("a"), ignored: 2)
    #expect(equal(Pair(first: a, second: 1), Pair(first: b, second: 1)))
    #expect(!equal(Pair(first: a, second: 1), Pair(first: b, second: 2)))
    #expect(
      equal(Pair(first: Pair(first: a, second: "x"), second: 1), Pair(first: Pair(first: b, second: "x"), second: 1))
    )
    #expect(equal((a, elsewhere("x"), [1]), (b, elsewhere("x"), [1])))
    #expect(!equal((a, elsewhere("x"), [1]), (b, elsewhere("x"), [2])))
    #expect(equal([a], [b]))
  }

  @Test("equal bits are equal whatever == says, also in a field beside one that differs in bits")
  func equalBits() {
    let value = NeverEqual(text: "short")
    #expect(equal(value, value))
    #expect(equal(Pair(first: value, second: elsewhere("x")), Pair(first: value, second: elsewhere("x"))))
    #expect(!equal(Pair(first: value, second: 1), Pair(first: NeverEqual(text: "other"), second: 1)))
    let notANumber = Pair(first: Pair(first: Double.nan, second: "short"), second: elsewhere("x"))
    #expect(equal(notANumber, Pair(first: notANumber.first, second: elsewhere("x"))))
  }

  // MARK: References

  final class Object: Equatable {
    static func == (left: Object, right: Object) -> Bool { true }
  }

  class Base {}
  final class Derived: Base {}

  struct Weak {
    weak var object: Base?
    var text = elsewhere("x")
  }

  struct Unowned {
    unowned var object: Base
    unowned(unsafe) var other: Base
    var text = elsewhere("x")
  }

  @Test("objects by identity, whatever == says")
  func objects() {
    let (a, b) = (Object(), Object())
    #expect([equal(a, a), equal(a, b)] == [true, false])
    #expect([equal(a as Object?, a), equal(a as Object?, b), equal(a as Object?, nil)] == [true, false, false])
    #expect([equal(Pair(first: a, second: 1), Pair(first: b, second: 1))] == [false])
    #expect(equal(Pair(first: a, second: elsewhere("x")), Pair(first: a, second: elsewhere("x"))))
    let derived = Derived()
    #expect([equal(derived as Base, derived), equal(derived as Base, Derived())] == [true, false])
  }

  @Test("weak and unowned references by the object they name")
  func weakReferences() {
    let (a, b) = (Base(), Derived())
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
    let kept = Mixed.closure(closure)
    #expect(equal((kept, elsewhere("x")), (kept, elsewhere("x"))))
  }

  @Test("two fresh closures over two values each are unequal")
  func freshClosures() {
    func make(_ log: Log, _ number: Int) -> () -> Void { { log.add("\(number)") } }
    let log = Log()
    #expect(!equal(Pair(first: make(log, 1), second: 1), Pair(first: make(log, 1), second: 1)))
  }

  // MARK: Existentials

  @Test("an existential by the type inside, then by that type's rule")
  func existentials() {
    #expect(
      [equal(1 as Any, 1 as Any), equal(1 as Any, 2 as Any), equal(1 as Any, 1.0 as Any)] == [true, false, false]
    )
    #expect(equal(elsewhere("a") as Any, elsewhere("a") as Any))
    #expect(!equal(elsewhere("a") as Any, elsewhere("b") as Any))
    let (a, b) = (Object(), Object())
    #expect([equal(a as Any, a), equal(a as Any, b)] == [true, false])
    #expect([equal(a as AnyObject, a), equal(a as AnyObject, b)] == [true, false])
    let large = { (1, 2, 3, 4, elsewhere("large")) as Any }
    #expect(equal(large(), large()))
    #expect(equal(Padded(small: 1, large: 2, flag: true) as Any, Padded(small: 1, large: 2, flag: true) as Any))
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
    #expect(equal(Pair(first: elsewhere("a") as Any, second: 1 as any Shown), Pair(first: elsewhere("a"), second: 1)))
    #expect(!equal(Pair(first: elsewhere("a") as Any, second: 1 as any Shown), Pair(first: elsewhere("a"), second: 2)))
    let wrapped = { Pair(first: elsewhere("a") as any Shown, second: Mixed.text(elsewhere("b"))) as Any }
    #expect(equal(wrapped(), wrapped()))
  }

  @Test("metatypes and key paths")
  func metatypes() {
    #expect([equal(Int.self as Any.Type, Int.self), equal(Int.self as Any.Type, String.self)] == [true, false])
    #expect([equal(Base.self, Base.self), equal(Base.self, Derived.self)] == [true, false])
    #expect(equal(\Padded.large as AnyKeyPath, \Padded.large))
  }

  // MARK: Bindings and states

  @Test("a binding by its source")
  func bindings() {
    #expect(!equal(Binding.constant(1), .constant(1)))
    let one = Binding.constant(1)
    #expect(equal(Pair(first: one, second: elsewhere("x")), Pair(first: one, second: elsewhere("x"))))
    #expect(
      [equal(State(initialValue: 1), .init(initialValue: 1)), equal(State(wrappedValue: 1), .init(wrappedValue: 2))]
        == [true, false]
    )
  }

  // MARK: Objects

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
    let (one, two) = (Model(1), Model(1))
    #expect(
      [equal(Blind(model: one), Blind(model: one)), equal(Blind(model: one), Blind(model: two))] == [true, false]
    )
    #expect(
      equal(
        Pair(first: ObservedObject(wrappedValue: one), second: elsewhere("x")),
        Pair(first: ObservedObject(initialValue: one), second: elsewhere("x"))
      )
    )
  }

  @Test("an enumeration that hides its payload from mirrors still compares by it")
  func hiddenPayload() {
    enum Secret: CustomReflectable {
      case token(Token)
      case none
      var customMirror: Mirror { Mirror(self, children: []) }
    }
    let token = Token()
    #expect(equal(Secret.token(token), .token(token)))
    #expect(!equal(Secret.token(token), .token(Token())))
    #expect(!equal(Secret.token(token), .none))
    #expect(equal(Secret.none, .none))
  }
}
