import Testing
import ViewTree

@MainActor @Suite("B32: plain data by fields; other views by == if they have one, else by fields")
struct B32ComparisonTests {
  /// Plain data with an `==` that always says yes.
  struct PlainLiar: View, @MainActor Equatable {
    let number: Int
    static func == (left: Self, right: Self) -> Bool { true }
    var body: some View { Text("plain \(number)") }
  }

  /// Not plain data, with an `==` that always says yes.
  struct StringLiar: View, @MainActor Equatable {
    let text: String
    static func == (left: Self, right: Self) -> Bool { true }
    var body: some View { Text(text) }
  }

  private func host<Content: View>(
    _ handle: Handle<Int>,
    @ViewBuilder content: @escaping (Int) -> Content
  ) -> ViewHost {
    let host = ViewHost { Stateful(0, handle) { content($0.wrappedValue) } }
    host.resetCounts()
    return host
  }

  @Test("plain data with a lying ==: the body still runs")
  func plainLiar() {
    let handle = Handle<Int>()
    let host = host(handle) { PlainLiar(number: $0) }
    host.update { handle.value = 1 }
    #expect(host.counts.bodies(of: PlainLiar.self) == 1)
    #expect(host.texts == ["plain 1"])
  }

  @Test("other data with a lying ==: the body does not run, erased and in a row neither")
  func stringLiar() {
    let handle = Handle<Int>()
    let host = host(handle) { tick in
      StringLiar(text: "text \(tick)")
      AnyView(StringLiar(text: "erased \(tick)"))
      ForEach(0..<3) { StringLiar(text: "row \($0) \(tick)") }
    }
    host.update { handle.value = 1 }
    #expect([host.counts.values(of: StringLiar.self), host.counts.bodies(of: StringLiar.self)] == [5, 0])
    #expect(host.texts == ["text 0", "erased 0", "row 0 0", "row 1 0", "row 2 0"])
  }

  /// A field type, not plain data, that ignores one of its fields when compared.
  struct Tag: Equatable {
    let name: String
    let note: Int
    static func == (left: Tag, right: Tag) -> Bool { left.name == right.name }
  }

  @Test("a field that is Equatable is compared by its ==, in a view that is not")
  func fields() {
    struct Tagged: View {
      let tag: Tag
      let other: Int
      var body: some View { Text("\(tag.name) \(tag.note) \(other)") }
    }
    let handle = Handle<Int>()
    let host = host(handle) {
      Tagged(tag: Tag(name: "a name, but too long to be kept in place", note: $0), other: $0 / 2)
    }
    host.update { handle.value = 1 }
    #expect(host.counts.bodies(of: Tagged.self) == 0)
    host.update { handle.value = 2 }
    #expect(host.counts.bodies(of: Tagged.self) == 1)
  }

  @Test("a plain-data field with a lying == counts by its fields, whatever the view around it")
  func plainFields() {
    struct Liar: Equatable {
      let number: Int
      static func == (left: Liar, right: Liar) -> Bool { true }
    }
    struct Mixed: View {
      let text: String
      let liar: Liar
      var body: some View { Text("\(text) \(liar.number)") }
    }
    let handle = Handle<Int>()
    let host = host(handle) { Mixed(text: "text", liar: Liar(number: $0)) }
    host.update { handle.value = 1 }
    #expect(host.counts.bodies(of: Mixed.self) == 1)
    #expect(host.texts == ["text 1"])
  }

  @Test("equal strings and arrays in different places are equal")
  func places() {
    struct Holder: View {
      let text: String
      let numbers: [Int]
      let table: [String: Int]
      let nested: [[String]?]
      var body: some View { Text("\(text) \(numbers) \(table) \(nested)") }
    }
    let handle = Handle<Int>()
    let host = host(handle) { tick in
      Holder(
        text: String(repeating: "long ", count: 20 + tick - tick),
        numbers: Array(0..<10),
        table: ["a": 1, "b": 2],
        nested: [["x", String(repeating: "y", count: 40)], nil]
      )
    }
    host.update { handle.value = 1 }
    #expect([host.counts.values(of: Holder.self), host.counts.bodies(of: Holder.self)] == [1, 0])
  }

  @Test("an enumeration without ==, compared by case and payload, recursively")
  func enumerations() {
    enum Kind {
      case none, other
      case text(String)
      case pair(String, Int)
    }
    struct Holder: View {
      let kind: Kind
      let text: String
      var body: some View { Text("\(kind)") }
    }
    let values: [(Kind, isNew: Bool)] = [
      (.none, false), (.other, true), (.other, false), (.text("a"), true), (.text("a"), false), (.text("b"), true),
      (.pair("b", 1), true), (.pair("b", 1), false), (.pair("b", 2), true), (.none, true), (.none, false),
    ]
    let handle = Handle<Int>()
    let host = host(handle) {
      Holder(kind: values[$0].0, text: String(repeating: "elsewhere each time ", count: 3 + values.count * 0))
    }
    for index in values.indices.dropFirst() {
      host.resetCounts()
      host.update { handle.value = index }
      #expect(host.counts.bodies(of: Holder.self) == (values[index].isNew ? 1 : 0), "\(index): \(values[index])")
    }
  }
}
