import Testing
import ViewTree

@MainActor @Suite("Two rules at once: preferences and callbacks")
struct CallbackCombinationsTests {
  enum Names: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  struct Chip: View {
    @State var name: String
    var body: some View { Button(name) { name += "!" }.preference(key: Names.self, value: [name]) }
  }

  @Test("a preference below a skipped view changes state: the two ends run, and nothing between (preference, B30)")
  func preferenceChangesState() {
    struct Middle: View {
      var body: some View {
        Chip(name: "a")
        AnyView(Chip(name: "b"))
      }
    }
    struct Screen: View {
      @State private var names: [String] = []
      var body: some View {
        Text(names.joined(separator: " "))
        Middle().onPreferenceChange(Names.self) { names = $0 }
      }
    }
    let host = ViewHost { Screen() }
    #expect(host.texts == ["a b", "a", "b"])
    #expect(host.counts.bodies(of: Screen.self) == 2)
    #expect(host.causes { host.tap("b") } == ["Chip: _name", "Screen: _names"])
    #expect(host.texts == ["a b!", "a", "b!"])
    // Two that change in one pass are one change of the preference.
    let causes = host.causes {
      host.update {
        host.tap("a")
        host.tap("b!")
      }
    }
    #expect(causes == ["Chip: _name", "Chip: _name", "Screen: _names"])
    #expect(host.texts == ["a! b!!", "a!", "b!!"])
  }

  @Test("a preference changes in the pass in which its listener goes: only who remains hears (preference, B50)")
  func preferenceOfRemovedListener() {
    struct Screen: View {
      let log: Log
      let handle: Handle<Bool>
      @State private var isShown = true
      var body: some View {
        let _ = handle.hold($isShown)
        Group {
          if isShown { Chip(name: "a").onPreferenceChange(Names.self) { log.add("inner \($0)") } }
          Chip(name: "b")
        }
        .onPreferenceChange(Names.self) { log.add("outer \($0)") }
      }
    }
    let log = Log()
    let handle = Handle<Bool>()
    let host = ViewHost { Screen(log: log, handle: handle) }
    #expect(log.take().sorted() == [#"inner ["a"]"#, #"outer ["a", "b"]"#])
    let causes = host.causes {
      host.update {
        host.tap("a")
        handle.value = false
      }
    }
    #expect(causes == ["Screen: _isShown"])
    #expect(log.take() == [#"outer ["b"]"#])
    host.update { handle.value = true }
    #expect(log.take().sorted() == [#"inner ["a"]"#, #"outer ["a", "b"]"#])
  }

  @Test("rows move, each with an equal preference: the listener hears the new order (preference, B25)")
  func preferencesOfMovedRows() {
    struct Screen: View {
      let log: Log
      let handle: Handle<[Int]>
      @State private var numbers = [1, 2, 3]
      var body: some View {
        let _ = handle.hold($numbers)
        Group {
          ForEach(numbers, id: \.self) { Chip(name: "\($0)") }
          Text("\(numbers.count)")
        }
        .onPreferenceChange(Names.self) { log.add($0.joined(separator: " ")) }
      }
    }
    let log = Log()
    let handle = Handle<[Int]>()
    let host = ViewHost { Screen(log: log, handle: handle) }
    #expect(host.causes { host.update { handle.value = [3, 1, 2] } } == ["Screen: _numbers"])
    #expect(host.causes { host.update { handle.value = [2, 1, 3] } } == ["Screen: _numbers"])
    host.update { handle.value = [2, 3] }
    #expect(log.take() == ["1 2 3", "3 1 2", "2 1 3", "2 3"])
  }

  @Test("a value and the identity around it change in one action: no onChange, one new task (B81, B83, B51)")
  func valueAndIdentity() {
    struct Content: View {
      let value: Int
      let log: Log
      var body: some View {
        Text("value \(value)")
          .onChange(of: value) { log.add("\($0) to \($1)") }
          .task(id: value) {}
      }
    }
    struct Screen: View {
      let log: Log
      let handle: Handle<Int>
      @State private var value = 0
      var body: some View {
        let _ = handle.hold($value)
        Content(value: value, log: log).id(value / 10)
      }
    }
    let log = Log()
    let handle = Handle<Int>()
    let host = ViewHost { Screen(log: log, handle: handle) }
    host.update { handle.value = 1 }
    #expect(log.take() == ["0 to 1"])
    host.resetCounts()
    host.update { handle.value = 15 }
    #expect(log.take() == [])
    #expect(host.tasks == Tasks(started: 1, cancelled: 1))
    #expect(host.causes.map(\.description) == ["Screen: _value", "Content: @self"])
    host.update { handle.value = 16 }
    #expect(log.take() == ["15 to 16"])
  }

  @Test("delayed work writes a row that has gone: nothing runs, and a row in its place is untouched (B53, B35)")
  func delayedWriteToRemovedRow() {
    struct Row: View {
      @State private var taps = 0
      let number: Int
      var body: some View {
        Button("row \(number), \(taps)") {
          DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(2)) { taps += 1 }
        }
      }
    }
    struct Screen: View {
      let handle: Handle<[Int]>
      @State private var numbers = [1, 2]
      var body: some View {
        let _ = handle.hold($numbers)
        ForEach(numbers, id: \.self) { Row(number: $0) }
      }
    }
    let handle = Handle<[Int]>()
    let host = ViewHost { Screen(handle: handle) }
    host.tap("row 1, 0")
    host.tap("row 2, 0")
    host.advance(by: .seconds(1))
    host.update { handle.value = [2] }
    host.update { handle.value = [1, 2] }
    #expect(host.causes { host.advance(by: .seconds(2)) } == ["Row: _taps"])
    #expect(host.texts == ["row 1, 0", "row 2, 1"])
    #expect(host.warnings == [])
  }

  @Test("a row whose appearance removes it appears and disappears once, and what it wrote runs nothing (B80, B50)")
  func appearingRowThatGoes() {
    struct Row: View {
      let number: Int
      let log: Log
      @State private var hasAppeared = false
      var body: some View {
        let _ = log.add("body \(number) \(hasAppeared)")
        Text("\(number)").onAppear { hasAppeared = true }
      }
    }
    struct Screen: View {
      let log: Log
      let handle: Handle<[Int]>
      @State private var numbers = [1]
      var body: some View {
        let _ = handle.hold($numbers)
        ForEach(numbers, id: \.self) { number in
          Row(number: number, log: log)
            .onAppear {
              log.add("appear \(number)")
              if number > 1 { numbers.removeAll { $0 == number } }
            }
            .onDisappear { log.add("disappear \(number)") }
        }
      }
    }
    let log = Log()
    let handle = Handle<[Int]>()
    let host = ViewHost { Screen(log: log, handle: handle) }
    #expect(log.take() == ["body 1 false", "appear 1", "body 1 true"])
    host.update { handle.value = [1, 2] }
    #expect(log.take() == ["body 2 false", "appear 2", "disappear 2"])
    #expect(host.texts == ["1"])
    // Of several, each appears, although the first one's appearance has already changed the rows.
    host.update { handle.value = [3, 1, 4] }
    #expect(
      log.take().sorted() == [
        "appear 3", "appear 4", "body 3 false", "body 4 false", "disappear 3", "disappear 4",
      ]
    )
    #expect(host.texts == ["1"])
  }
}
