import Testing

@testable import ViewTree

@MainActor @Suite struct EqualityOfEnumerationsTests {
  enum LyingEnumeration: Equatable {
    case text(String)
    static func == (left: Self, right: Self) -> Bool { true }
  }

  @Test("enumerations without == by case and payload, recursively")
  func mixedEnumerations() {
    func values() -> [MixedEnumeration] {
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
}
