import Testing
import ViewTree

private enum SizeKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
  fileprivate var size: Int {
    get { self[SizeKey.self] }
    set { self[SizeKey.self] = newValue }
  }
}

@MainActor @Suite("Two rules at once: the environment")
struct EnvironmentCombinationsTests {
  struct Reader: View {
    @Environment(\.size) private var size
    var body: some View { Text("size \(size)") }
  }

  /// A view that is equal from pass to pass, with a view below it that is too.
  struct Skipped<Content: View>: View {
    let content: Content
    var body: some View { Inner(content: content) }

    struct Inner: View {
      let content: Content
      var body: some View { AnyView(content) }
    }
  }

  @Test("the environment changes around a subtree that is skipped: its readers run, and nothing between (B40, B30)")
  func skippedSubtree() {
    struct Readers: View {
      var body: some View { ForEach(0..<3) { _ in Reader() } }
    }
    struct Screen: View {
      let handle: Handle<Int>
      @State private var size = 1
      var body: some View {
        let _ = handle.hold($size)
        Skipped(content: Readers()).environment(\.size, size)
      }
    }
    let handle = Handle<Int>()
    let host = ViewHost { Screen(handle: handle) }
    let causes = host.causes { host.update { handle.value = 2 } }
    #expect(causes == ["Screen: _size", "Reader: _size", "Reader: _size", "Reader: _size"])
    #expect(host.counts.environmentChecks == 3)
    #expect(host.texts == ["size 2", "size 2", "size 2"])
  }

  @Test("the environment changes around a link and the screen it has pushed: the screen runs, once (B40, B69, B41)")
  func pushedReader() {
    struct Counter: View {
      @Environment(\.size) private var size
      @State private var taps = 0
      var body: some View { Button("size \(size), taps \(taps)") { taps += 1 } }
    }
    struct LinkSite: View {
      var body: some View { NavigationLink("go", destination: Counter()) }
    }
    struct Screen: View {
      let handle: Handle<Int>
      @State private var size = 1
      var body: some View {
        let _ = handle.hold($size)
        NavigationStack { LinkSite() }.environment(\.size, size)
      }
    }
    let handle = Handle<Int>()
    let host = ViewHost { Screen(handle: handle) }
    host.tap("go")
    let causes = host.causes {
      host.update {
        host.tap("size 1, taps 0")
        handle.value = 2
      }
    }
    #expect(causes == ["Screen: _size", "Counter: _size, _taps"])
    #expect(host.texts == ["size 2, taps 1"])
  }

  @Test("the environment changes and its readers leave in one action: nobody checks and nobody runs (B40, B50)")
  func removedReaders() {
    struct Screen: View {
      let handle: Handle<Int>
      @State private var size = 1
      var body: some View {
        let _ = handle.hold($size)
        Group {
          if size < 2 { Skipped(content: Reader()) } else { Text("none") }
        }
        .environment(\.size, size)
      }
    }
    let handle = Handle<Int>()
    let host = ViewHost { Screen(handle: handle) }
    #expect(host.causes { host.update { handle.value = 2 } } == ["Screen: _size"])
    #expect(host.counts.environmentChecks == 0)
    #expect(host.texts == ["none"])
  }

  @Test("an environment object is replaced around a skipped reader, and both objects publish: one body (B37, B40)")
  func replacedObject() {
    struct Reader: View {
      @EnvironmentObject private var model: Model
      var body: some View { Text("number \(model.number)") }
    }
    struct Screen: View {
      let handle: Handle<Model>
      @State var model: Model
      var body: some View {
        let _ = handle.hold($model)
        Skipped(content: Reader()).environmentObject(model)
      }
    }
    let old = Model(1)
    let new = Model(2)
    let handle = Handle<Model>()
    let host = ViewHost { Screen(handle: handle, model: old) }
    let causes = host.causes {
      host.update {
        old.number = 3
        handle.value = new
        new.number = 4
      }
    }
    #expect(causes == ["Screen: _model", "Reader: _model"])
    #expect(host.texts == ["number 4"])
    #expect(host.causes { host.update { old.number = 5 } } == [])
    #expect(host.causes { host.update { new.number = 6 } } == ["Reader: _model"])
    #expect(host.texts == ["number 6"])
  }

  @Observable final class Basket {
    var items: [String] = []
  }

  @Test("an environment value computed from an observable object: readers run where the value is another (B40, B38)")
  func computedFromObservable() {
    struct Screen: View {
      let basket: Basket
      var body: some View { Skipped(content: Reader()).environment(\.size, basket.items.count) }
    }
    let basket = Basket()
    let host = ViewHost { Screen(basket: basket) }
    #expect(
      host.causes { host.update { basket.items = ["a"] } } == ["Screen: @dependencies", "Reader: _size"]
    )
    #expect(host.causes { host.update { basket.items = ["b"] } } == ["Screen: @dependencies"])
    #expect(host.counts.environmentChecks == 0)
    #expect(host.texts == ["size 1"])
  }

  @Test("a disabled region is lifted by a tap: it reacts from the pass on, not in the same action (B40, B41)")
  func liftedRegion() {
    struct Flag: View {
      @Environment(\.isEnabled) private var isEnabled
      var body: some View { Text("\(isEnabled)") }
    }
    struct Screen: View {
      @State private var isLocked = true
      @State private var taps = 0
      var body: some View {
        Button("switch") { isLocked.toggle() }
        Group {
          Button("inside \(taps)") { taps += 1 }
          Skipped(content: Flag())
        }
        .disabled(isLocked)
      }
    }
    let host = ViewHost { Screen() }
    let causes = host.causes {
      host.update {
        host.tap("switch")
        #expect(host.control("inside 0") == nil)
      }
    }
    #expect(causes == ["Screen: _isLocked", "Flag: _isEnabled"])
    #expect(host.texts == ["switch", "inside 0", "true"])
    // The other way round: what is enabled until the pass still takes a tap.
    host.update {
      host.tap("switch")
      host.tap("inside 0")
    }
    #expect(host.texts == ["switch", "inside 1", "false"])
    #expect(host.control("inside 1") == nil)
  }
}
