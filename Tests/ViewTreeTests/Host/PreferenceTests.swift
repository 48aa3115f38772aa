import Testing
import ViewTree

@MainActor @Suite("Preferences go up, in document order")
struct PreferenceTests {
  enum Names: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  enum Other: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  struct Named: View {
    let name: String
    var body: some View { Text(name).preference(key: Names.self, value: [name]) }
  }

  @Test("the listener hears the reduced value once, after the first pass")
  func first() {
    let log = Log()
    _ = ViewHost {
      Group {
        Named(name: "a")
        AnyView(Named(name: "b"))
        ForEach(0..<2) { Named(name: "c\($0)") }
      }
      .onPreferenceChange(Names.self) { log.add($0.joined(separator: " ")) }
    }
    #expect(log.take() == ["a b c0 c1"])
  }

  @Test("a value that changes, appears or goes is heard; an equal one is not")
  func changes() {
    let log = Log()
    let handle = Handle<[String]>()
    let host = ViewHost {
      Stateful(["a"], handle) { names in ForEach(names.wrappedValue, id: \.self) { Named(name: $0) } }
        .onPreferenceChange(Names.self) { log.add($0.joined(separator: " ")) }
    }
    for names in [["a", "b"], ["b"], ["b", "a"], []] { host.update { handle.value = names } }
    #expect(log.take() == ["a", "a b", "b", "b a", ""])
  }

  @Test("what is set further out takes the place of what is set inside")
  func replaced() {
    let log = Log()
    _ = ViewHost {
      Group {
        Named(name: "inner")
          .onPreferenceChange(Names.self) { log.add("inside " + $0.joined()) }
      }
      .preference(key: Names.self, value: ["outer"])
      .onPreferenceChange(Names.self) { log.add("outside " + $0.joined()) }
    }
    #expect(log.take().sorted() == ["inside inner", "outside outer"])
  }

  @Test("keys do not mix")
  func keys() {
    let log = Log()
    _ = ViewHost {
      Named(name: "a")
        .preference(key: Other.self, value: 7)
        .onPreferenceChange(Names.self) { log.add($0.joined()) }
        .onPreferenceChange(Other.self) { log.add("\($0)") }
    }
    #expect(log.take().sorted() == ["7", "a"])
  }

  @Test("a preference that changes state: one more pass, and then rest")
  func changesState() {
    struct Counted: View {
      @State private var names: [String] = []
      var body: some View {
        Text("\(names.count)")
        Group {
          Named(name: "a")
          Named(name: "b")
        }
        .onPreferenceChange(Names.self) { names = $0 }
      }
    }
    let host = ViewHost { Counted() }
    #expect(host.texts == ["2", "a", "b"])
    #expect(host.counts.bodies(of: Counted.self) == 2)
  }

  @Test("what a pushed screen sets stays on it")
  func pushedScreens() {
    let log = Log()
    let host = ViewHost {
      NavigationStack { NavigationLink("push", destination: Named(name: "pushed")) }
        .onPreferenceChange(Names.self) { log.add($0.joined()) }
    }
    host.tap("push")
    #expect(host.texts == ["pushed"])
    #expect(log.take() == [])
  }

  @Test("what the items of a context menu set stays in the menu")
  func contextMenu() {
    let log = Log()
    let name = Handle<String>()
    let host = ViewHost {
      Stateful("item", name) { name in
        Named(name: "pressed").contextMenu {
          Named(name: name.wrappedValue).onPreferenceChange(Names.self) { log.add("menu \($0)") }
        }
      }
      .onPreferenceChange(Names.self) { log.add("outside \($0)") }
    }
    #expect(log.take() == [#"outside ["pressed"]"#, #"menu ["item"]"#])
    host.update { name.value = "other" }
    #expect(log.take() == [#"menu ["other"]"#])
  }

  @Test("a listener that never comes to rest goes with its host")
  func endless() {
    struct Endless: View {
      let token: Token
      @State private var number = 1
      var body: some View {
        Text("").preference(key: Other.self, value: number).onPreferenceChange(Other.self) { number = $0 + 1 }
      }
    }
    weak var token: Token?
    do {
      let made = Token()
      token = made
      let host = ViewHost(recordsDetails: false) { Endless(token: made) }
      #expect(host.warnings.count == 1)
    }
    #expect(token == nil)
  }
}
