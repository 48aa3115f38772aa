import Testing

@testable import CombineSubset

@MainActor @Suite struct ObservableObjectTests {
  class Base: ObservableObject {
    var plain = 0
    @Published var base = 0
  }

  class Middle: Base {
    var alsoPlain = "x"
  }

  final class Derived<Value>: Middle {
    let before: Value
    @Published var derived: Value
    init(_ value: Value) {
      before = value
      derived = value
    }
  }

  /// Counts how often an object says that it is about to change.
  func changes<Object: ObservableObject>(of object: Object, _ action: () -> Void) -> Int {
    var count = 0
    let sink = object.objectWillChange.sink { _ in count += 1 }
    action()
    sink.cancel()
    return count
  }

  @Test("each write of a published property, before it is stored; nothing for the others")
  func writes() {
    let object = Base()
    let log = Log()
    let sink = object.objectWillChange.sink { log.add("base is \(object.base)") }
    object.base = 1
    object.plain = 1
    object.base = 1
    #expect(log.take() == ["base is 0", "base is 1"])
    sink.cancel()
    object.base = 2
    #expect(log.take() == [])
    #expect(object.base == 2)
  }

  @Test("properties of all classes up the line, generic ones too")
  func subclasses() {
    let middle = Middle()
    #expect(
      changes(of: middle) {
        middle.base = 1; middle.alsoPlain = "y"
      } == 1
    )
    let text = Derived("a")
    #expect(
      changes(of: text) {
        text.base = 1; text.derived = "b"; text.alsoPlain = "y"
      } == 2
    )
    let pair = Derived((1, 2 as Int8, "c"))
    #expect(
      changes(of: pair) {
        pair.derived.1 = 5; pair.base = 7
      } == 2
    )
    #expect(changes(of: pair as Base) { pair.derived.2 = "d" } == 1)
    #expect([text.base, pair.base] == [1, 7])
    #expect((text.before, text.derived) == ("a", "b"))
    #expect(pair.derived == (1, 5, "d"))
    #expect(pair.before == (1, 2, "c"))
  }

  @Test("the published fields of a class, those of its superclasses first, at their offsets")
  func fields() {
    let derived = PublishedFields.of(Derived<String>.self)
    #expect(derived.map { "\($0.type)" } == ["Published<Int>", "Published<String>"])
    #expect(derived[0].offset == PublishedFields.of(Base.self)[0].offset)
    #expect(PublishedFields.of(Token.self).isEmpty)
    #expect(PublishedFields.of(Derived<Int8>.self)[1].offset < derived[1].offset + 16)
  }

  @Test("one publisher for an object, the same from then on, made for all its properties")
  func onePublisher() {
    let object = Derived(1)
    #expect(object.objectWillChange === object.objectWillChange)
    #expect(object.objectWillChange === (object as Base).objectWillChange)
    #expect(object.objectWillChange !== Derived(1).objectWillChange)
  }

  @Test("subscribed to a property first, the object's publisher reaches it all the same")
  func propertyFirst() {
    let object = Base()
    let log = Log()
    let first = object.$base.sink { log.add("property \($0)") }
    let second = object.objectWillChange.sink { log.add("object") }
    object.base = 1
    #expect(log.take() == ["property 0", "object", "property 1"])
    first.cancel()
    second.cancel()
  }

  final class Unpublished: ObservableObject {
    var plain = 0
  }

  @Test("sent by hand, with and without published properties")
  func byHand() {
    let object = Base()
    #expect(changes(of: object) { object.objectWillChange.send() } == 1)
    let unpublished = Unpublished()
    let count = changes(of: unpublished) {
      unpublished.plain = 1
      unpublished.objectWillChange.send()
      unpublished.objectWillChange.send()
    }
    #expect(count == 2)
    #expect(unpublished.objectWillChange === unpublished.objectWillChange)
  }

  @Test("objects without published properties: each its own publisher, none leaks, none is taken for another's")
  func unpublishedObjects() {
    var publishers: [ObservableObjectPublisher] = []
    weak var gone: Unpublished?
    for _ in 0..<1000 {
      let object = Unpublished()
      gone = object
      publishers.append(object.objectWillChange)
    }
    #expect(gone == nil)
    #expect(Set(publishers.map(ObjectIdentifier.init)).count == 1000)
    publishers = []
    #expect(UnpublishedObjects.count < 200)
    let living = (0..<300).map { _ in Unpublished() }
    let kept = living.map { $0.objectWillChange }
    for _ in 0..<1000 { _ = Unpublished().objectWillChange }
    #expect(zip(living, kept).allSatisfy { $0.objectWillChange === $1 })
    #expect(UnpublishedObjects.count <= 1000)
  }

  @Test("a publisher of the class's own is sent by the class alone")
  func ownPublisher() {
    final class Own: ObservableObject {
      let objectWillChange = PassthroughSubject<String, Never>()
      @Published var published = 0
      var name = "" { willSet { objectWillChange.send(newValue) } }
    }
    let object = Own()
    let log = Log()
    let sink = object.objectWillChange.sink { log.add($0) }
    object.name = "a"
    object.published = 1
    #expect(log.take() == ["a"])
    sink.cancel()
  }

  @Test("an object that its subscribers do not hold goes, and they with their cancellables")
  func lifetime() {
    weak var gone: Base?
    weak var token: Token?
    var sink: AnyCancellable?
    do {
      let object = Base()
      let held = Token()
      gone = object
      token = held
      sink = object.objectWillChange.sink { _ = held }
      object.base = 1
    }
    #expect(gone == nil)
    #expect(sink != nil)
    sink = nil
    #expect(token == nil)
  }

  @MainActor final class Isolated: ObservableObject {
    @Published var number = 0
  }

  @Test("a class on the main actor")
  func isolated() {
    let object = Isolated()
    #expect(changes(of: object) { object.number += 1 } == 1)
  }
}
