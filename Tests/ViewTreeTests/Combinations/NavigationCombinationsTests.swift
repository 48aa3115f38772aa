import Testing
import ViewTree

@MainActor @Suite("Two rules at once: pushed screens")
struct NavigationCombinationsTests {
  /// A destination with an input and a state of its own.
  struct Editor: View {
    let input: Int
    @State private var edits = 0
    var body: some View {
      Text("input \(input)")
      Button("edits \(edits)") { edits += 1 }
    }
  }

  struct LinkSite: View {
    let handle: Handle<Int>
    @State private var input = 0
    var body: some View {
      let _ = handle.hold($input)
      NavigationLink("go", destination: Editor(input: input / 2))
    }
  }

  @Test("a pushed screen's destination is renewed and its own state written in one action: one body (B13, B41)")
  func renewedAndWritten() {
    let handle = Handle<Int>()
    let host = ViewHost { NavigationStack { LinkSite(handle: handle) } }
    host.tap("go")
    func causes(of input: Int, tapping label: String) -> [String] {
      host.causes {
        host.update {
          host.tap(label)
          handle.value = input
        }
      }
    }
    #expect(causes(of: 2, tapping: "edits 0") == ["LinkSite: _input", "Editor: @self, _edits"])
    #expect(host.texts == ["input 1", "edits 1"])
    // With an equal destination the write is the only reason.
    #expect(causes(of: 3, tapping: "edits 1") == ["LinkSite: _input", "Editor: _edits"])
    #expect(host.texts == ["input 1", "edits 2"])
  }

  @Observable final class Item {
    let id: Int
    var name: String

    init(_ id: Int) {
      self.id = id
      name = "item \(id)"
    }
  }

  @Test("an observable object that a pushed screen reads changes while the link's row goes: no body (B38, B68)")
  func readerWhoseRowGoes() {
    struct Reader: View {
      let item: Item
      let log: Log
      var body: some View {
        let _ = log.add(item.name)
        Text(item.name).onDisappear { log.add("disappear") }
      }
    }
    struct Screen: View {
      let log: Log
      let handle: Handle<[Item]>
      @State var items: [Item]
      var body: some View {
        let _ = handle.hold($items)
        ForEach(items, id: \.id) { item in
          NavigationLink(item.name, destination: Reader(item: item, log: log))
        }
      }
    }
    let items = (0..<3).map(Item.init)
    let log = Log()
    let handle = Handle<[Item]>()
    let host = ViewHost { NavigationStack { Screen(log: log, handle: handle, items: items) } }
    host.tap("item 1")
    #expect(log.take() == ["item 1"])
    let causes = host.causes {
      host.update {
        items[1].name = "changed"
        handle.value.remove(at: 1)
      }
    }
    #expect(causes == ["Screen: _items"])
    #expect(log.take() == ["disappear"])
    #expect(host.depth == 1)
    #expect(host.texts == ["item 0", "item 2"])
    #expect(host.causes { host.update { items[1].name = "changed again" } } == [])
  }

  struct Rows: View {
    let handle: Handle<[Int]>
    @State private var numbers = [1, 2, 3]
    var body: some View {
      let _ = handle.hold($numbers)
      ForEach(numbers, id: \.self) { number in
        NavigationLink("row \(number)", destination: Detail(id: number * 10 + numbers.count))
      }
    }
  }

  @Test("a link is tapped while its row goes, or moves: it pushes nothing, or its newest destination (B71, B68, B25)")
  func tappedWhileRowsChange() {
    let handle = Handle<[Int]>()
    let host = ViewHost { NavigationStack { Rows(handle: handle) } }
    host.resetCounts()
    host.update {
      host.tap("row 2")
      handle.value = [1, 3]
    }
    #expect(host.built == Built(links: 2, destinations: 2, entered: 0))
    #expect(host.texts == ["row 1", "row 3"])
    host.update {
      host.tap("row 3")
      handle.value = [4, 3, 1]
    }
    #expect(host.texts == ["detail 33"])
    #expect(host.counts.bodies(of: Detail.self) == 1)
    // Rows that move keep the screens they have pushed.
    host.update { handle.value = [3, 1] }
    #expect(host.depth == 2)
    #expect(host.texts == ["detail 32"])
  }

  @Test("a destination that takes itself off as it appears: it comes and goes, and never runs again (B80, B66)")
  func popsItself() {
    struct Shy: View {
      @Binding var isActive: Bool
      let log: Log
      @State private var hasAppeared = false
      var body: some View {
        let _ = log.add("body \(hasAppeared)")
        Text("shy")
          .onAppear {
            log.add("appear")
            hasAppeared = true
            isActive = false
          }
          .onDisappear { log.add("disappear") }
      }
    }
    struct Screen: View {
      let log: Log
      @State private var isActive = false
      var body: some View {
        NavigationLink("go", destination: Shy(isActive: $isActive, log: log), isActive: $isActive)
      }
    }
    let log = Log()
    let host = ViewHost { NavigationStack { Screen(log: log) } }
    for _ in 0..<2 {
      #expect(host.causes { host.tap("go") } == ["Shy: @self, @identity, _isActive, _hasAppeared"])
      #expect(log.take() == ["body false", "appear", "disappear"])
      #expect(host.texts == ["go"])
      #expect(host.depth == 1)
    }
  }
}
