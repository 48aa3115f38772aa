import Testing

@testable import ViewTree

@MainActor @Suite struct TypeFieldsTests {
  struct Group: DynamicProperty {
    @State var inner = 0
    var plain = 1
  }

  struct Content<Value>: View {
    let value: Value
    @State var count = 0
    @Binding var text: String
    var group = Group()
    weak var object: Token?
    var body: some View { Text(text) }
  }

  @Test("dynamic properties in order, by their stored names, at their offsets")
  func dynamicProperties() {
    let fields = TypeFields.of(Content<Int8>.self).dynamicProperties
    #expect(fields.map(\.name) == ["_count", "_text", "group"])
    #expect(fields.map { "\($0.type)" } == ["State<Int>", "Binding<String>", "Group"])
    #expect(fields[2].offset == MemoryLayout<Content<Int8>>.offset(of: \.group))
  }

  @Test("none in plain values, tuples, enumerations, classes, functions")
  func none() {
    let types: [Any.Type] = [Int.self, (Int, String).self, Int?.self, Token.self, (() -> Void).self, Any.self]
    #expect(types.map { TypeFields.of($0).dynamicProperties.count } == [0, 0, 0, 0, 0, 0])
  }

  @Test("the facts of a type are found once, and never those of another, however many types there are")
  func cached() {
    func nest<Value>(_ value: Value, _ depth: Int, _ all: inout [(Any.Type, TypeFields)]) {
      all.append((Value.self, TypeFields.of(Value.self)))
      if depth > 0 { nest((value, 1), depth - 1, &all) }
    }
    var first: [(Any.Type, TypeFields)] = []
    var second: [(Any.Type, TypeFields)] = []
    nest("a", 200, &first)
    nest("a", 200, &second)
    #expect(zip(first, second).allSatisfy { $0.1 === $1.1 && $0.0 == $1.0 })
    #expect(Set(first.map { ObjectIdentifier($0.1) }).count == 201)
  }

  @Test("stored properties as the runtime tells them")
  func runtimeFields() {
    let fields = RuntimeField.all(of: Content<Int64>.self)
    #expect(fields.map(\.name) == ["value", "_count", "_text", "group", "object"])
    #expect(fields.map(\.isStrong) == [true, true, true, true, false])
    #expect(fields[0].offset == 0)
    #expect(RuntimeField.all(of: (a: Int, String).self).map(\.offset) == [0, 8])
    #expect(RuntimeField.all(of: Token.self).isEmpty)
  }

  @Test("kinds of types")
  func kinds() {
    let types: [(Any.Type, TypeKind)] = [
      (Int.self, .structure), (Bool?.self, .optional), (Trivial.self, .enumeration), ((Int, Int).self, .tuple),
      ((() -> Void).self, .function), (Any.self, .existential), (AnyObject.self, .existential),
      ((any Error).self, .existential), ((any Collection<Int>).self, .existential), (Int.Type.self, .metatype),
      (Any.Type.self, .metatype), (Token.self, .reference),
    ]
    for (type, kind) in types { #expect(TypeKind(of: type) == kind, "\(type)") }
  }

  enum Trivial { case a, b }
}
