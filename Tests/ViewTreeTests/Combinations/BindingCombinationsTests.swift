import Testing
import ViewTree

@MainActor @Suite("Two rules at once: bindings")
struct BindingCombinationsTests {
  @Test("a binding through equal views: only the one that reads runs, also when the parent runs (B36, B30)")
  func bindingThroughEqualMiddle() {
    struct Inner: View {
      @Binding var value: Int
      var body: some View { Button("value \(value)") { value += 1 } }
    }
    struct Middle: View {
      let levels: Int
      @Binding var value: Int
      var body: some View {
        if levels > 0 { AnyView(Middle(levels: levels - 1, value: $value)) } else { Inner(value: $value) }
      }
    }
    struct Screen: View {
      let handle: Handle<Int>
      @State private var value = 0
      @State private var tick = 0
      var body: some View {
        let _ = handle.hold($tick)
        Text("tick \(tick)")
        Middle(levels: 1, value: $value)
      }
    }
    let handle = Handle<Int>()
    let host = ViewHost { Screen(handle: handle) }
    #expect(host.causes { host.tap("value 0") } == ["Inner: _value"])
    let causes = host.causes {
      host.update {
        host.tap("value 1")
        handle.value = 1
      }
    }
    #expect(causes == ["Screen: _tick", "Inner: _value"])
    #expect(host.counts.values(of: Middle.self) == 1)
    #expect(host.texts == ["tick 1", "value 2"])
    #expect(host.causes { host.update { handle.value = 2 } } == ["Screen: _tick"])
  }

  @Test("an element goes in the action in which its row writes it, and itself: that row never runs again (B36, B50)")
  func removedElement() {
    struct Pet: Identifiable, Equatable {
      let id: Int
      var name: String
    }
    struct Row: View {
      @Binding var pet: Pet
      let log: Log
      @State private var taps = 0
      var body: some View {
        let _ = log.add("\(pet.name) \(taps)")
        Button(pet.name) {
          taps += 1
          pet.name += "!"
        }
      }
    }
    struct Screen: View {
      let log: Log
      let handle: Handle<[Pet]>
      @State private var pets = [Pet(id: 0, name: "a"), Pet(id: 1, name: "b"), Pet(id: 2, name: "c")]
      var body: some View {
        let _ = handle.hold($pets)
        ForEach($pets) { Row(pet: $0, log: log) }
      }
    }
    let log = Log()
    let handle = Handle<[Pet]>()
    let host = ViewHost { Screen(log: log, handle: handle) }
    for rest in [["a", "b"], ["a"], []] {
      _ = log.take()
      host.update {
        host.tap(host.texts.last!)
        handle.value.removeLast()
      }
      #expect(log.take() == rest.map { "\($0) 0" })
      #expect(host.texts == rest)
      #expect(handle.value.map(\.name) == rest)
    }
    #expect(host.warnings == [])
  }

  @Observable final class Flags {
    var isOpen = false
    var row: Int?
  }

  @Test("isActive: bound to a property of an observable object: the link follows, its screen does not run (B45, B38)")
  func activeByObservable() {
    struct Screen: View {
      @Bindable var flags: Flags
      var body: some View { NavigationLink("go", destination: Detail(id: 1), isActive: $flags.isOpen) }
    }
    let flags = Flags()
    let host = ViewHost { NavigationStack { Screen(flags: flags) } }
    host.resetCounts()
    host.tap("go")
    #expect(host.texts == ["detail 1"])
    #expect(flags.isOpen)
    host.goBack()
    #expect(!flags.isOpen)
    for isOpen in [true, false, true] {
      host.update { flags.isOpen = isOpen }
      #expect(host.depth == (isOpen ? 2 : 1))
    }
    #expect(host.counts.bodies(of: Screen.self) == 0)
    #expect(host.counts.bodies(of: Detail.self) == 3)
  }

  @Test("the same through closures, in rows that are patched in one go: no link is built again (B45, B38, B02)")
  func activeByClosures() {
    struct Screen: View {
      let flags: Flags
      let handle: Handle<Int>
      @State private var tick = 0
      var body: some View {
        let _ = handle.hold($tick)
        Text("\(tick)")
        ForEach(0..<3) { row in
          let isActive = Binding(get: { flags.row == row }, set: { flags.row = $0 ? row : nil })
          NavigationLink("row \(row)", destination: Detail(id: row), isActive: isActive)
        }
      }
    }
    let flags = Flags()
    let handle = Handle<Int>()
    let host = ViewHost { NavigationStack { Screen(flags: flags, handle: handle) } }
    for tick in 1...2 {
      #expect(host.built { host.tap("row 1") } == Built(links: 0, destinations: 0, entered: 1))
      #expect(host.texts == ["detail 1"])
      #expect(host.built { host.goBack() } == Built())
      #expect(host.built { host.update { handle.value = tick } } == Built(links: 3, destinations: 3, entered: 0))
    }
    host.update { flags.row = 2 }
    #expect(host.built { host.update { flags.row = 0 } } == Built(links: 0, destinations: 0, entered: 1))
    #expect(host.texts == ["detail 0"])
    #expect(host.depth == 2)
  }
}
