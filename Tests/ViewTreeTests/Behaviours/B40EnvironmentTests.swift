import Testing
import ViewTree

@MainActor @Suite("B40: a change of any key makes every environment reader check; only those whose value changed run")
struct B40EnvironmentTests {
  struct ReaderOfA: View {
    @Environment(\.a) private var a
    var body: some View { Text("\(a)") }
  }

  struct ReaderOfB: View {
    @Environment(\.b) private var b
    var body: some View { Text(b) }
  }

  struct Readers: View {
    let count: Int
    var body: some View {
      ForEach(0..<count) { _ in ReaderOfA() }
      ForEach(0..<count) { _ in ReaderOfB() }
    }
  }

  /// The work of one action that matters here.
  struct Work: Equatable {
    var bodiesOfA = 0
    var bodiesOfB = 0
    var checks = 0
  }

  func work(_ host: ViewHost, _ action: () -> Void) -> Work {
    host.resetCounts()
    host.update(action)
    return Work(
      bodiesOfA: host.counts.bodies(of: ReaderOfA.self),
      bodiesOfB: host.counts.bodies(of: ReaderOfB.self),
      checks: host.counts.environmentChecks
    )
  }

  @Test("readers of A and as many of B, A changes: the readers of A run, all check", arguments: [1, 5, 50])
  func oneKey(count: Int) {
    let handle = Handle<Int>()
    let host = ViewHost { Stateful(1, handle) { Readers(count: count).environment(\.a, $0.wrappedValue) } }
    #expect(work(host) { handle.value = 2 } == Work(bodiesOfA: count, checks: 2 * count))
    #expect(host.texts == Array(repeating: "2", count: count) + Array(repeating: "b", count: count))
  }

  @Test("nobody set it: every reader sees the default, and outside a tree too")
  func defaults() {
    let host = ViewHost { Readers(count: 1) }
    #expect(host.texts == ["1", "b"])
    #expect(Environment(\.a).wrappedValue == 1)
  }

  @Test("an equal value is no change: nobody checks")
  func equalValue() {
    let handle = Handle<Int>()
    let host = ViewHost { Stateful(1, handle) { Readers(count: 5).environment(\.a, $0.wrappedValue / 10) } }
    #expect(work(host) { handle.value = 2 } == Work())
    #expect(work(host) { handle.value = 10 } == Work(bodiesOfA: 5, checks: 10))
  }

  @Test("two keys changed in one pass: each reader checks once")
  func twoKeys() {
    let handle = Handle<Int>()
    let host = ViewHost {
      Stateful(1, handle) { value in
        Readers(count: 5).environment(\.a, value.wrappedValue).environment(\.b, "\(value.wrappedValue)")
      }
    }
    #expect(work(host) { handle.value = 2 } == Work(bodiesOfA: 5, bodiesOfB: 5, checks: 10))
  }

  @Test("a key set again further in hides the change; its readers check and do not run")
  func overridden() {
    let handle = Handle<Int>()
    let host = ViewHost {
      Stateful(1, handle) { value in
        Group {
          Readers(count: 2)
          Readers(count: 3).environment(\.a, 100)
        }
        .environment(\.a, value.wrappedValue)
      }
    }
    #expect(work(host) { handle.value = 2 } == Work(bodiesOfA: 2, checks: 10))
    #expect(host.texts == ["2", "2", "b", "b", "100", "100", "100", "b", "b", "b"])
  }

  @Test("the change reaches readers below a view whose value is equal, which does not run")
  func belowEqualView() {
    struct Screen: View {
      let width: Int
      var body: some View { AnyView(Readers(count: width)) }
    }
    let handle = Handle<Int>()
    let host = ViewHost { Stateful(1, handle) { Screen(width: 4).environment(\.a, $0.wrappedValue) } }
    #expect(work(host) { handle.value = 2 } == Work(bodiesOfA: 4, checks: 8))
    #expect(host.counts.bodies(of: Screen.self) == 0)
    #expect(host.causes.map(\.description).suffix(1) == ["ReaderOfA: _a"])
  }

  @Test("it reaches pushed screens by way of the stack around them, not by way of their link")
  func pushedScreens() {
    let handle = Handle<Int>()
    let host = ViewHost {
      Stateful(1, handle) { value in
        NavigationStack {
          NavigationLink("push", destination: ReaderOfA()).environment(\.a, 50)
        }
        .environment(\.a, value.wrappedValue)
      }
    }
    host.tap("push")
    #expect(host.texts == ["1"])
    #expect(work(host) { handle.value = 2 } == Work(bodiesOfA: 1, checks: 1))
    #expect(host.texts == ["2"])
  }

  @Observable final class Store {
    var count = 0
  }

  @Test("an object is found by its type, and a change of what it holds is its readers' business alone")
  func objects() {
    struct Reader: View {
      @Environment(Store.self) private var store
      var body: some View { Text("\(store.count)") }
    }
    struct Optionally: View {
      @Environment(Store.self) private var store: Store?
      var body: some View { Text(store == nil ? "none" : "some") }
    }
    let first = Store()
    let second = Store()
    let handle = Handle<Bool>()
    let host = ViewHost {
      Optionally()
      Stateful(true, handle) { isFirst in
        Group {
          Reader()
          Optionally()
        }
        .environment(isFirst.wrappedValue ? first : second)
      }
    }
    #expect(host.texts == ["none", "0", "some"])
    #expect(host.causes(of: { host.update { first.count = 5 } }) == ["Reader: @dependencies"])
    #expect(host.causes(of: { host.update { second.count = 6 } }) == [])
    host.update { handle.value = false }
    #expect(host.texts == ["none", "6", "some"])
    #expect(host.causes(of: { host.update { first.count = 7 } }) == [])
  }

  @Test("a disabled region holds controls back, whatever is said inside it, and lets go when it ends")
  func disabled() {
    struct Enabled: View {
      @Environment(\.isEnabled) private var isEnabled
      var body: some View { Text(isEnabled ? "enabled" : "disabled") }
    }
    let log = Log()
    let handle = Handle<Bool>()
    let host = ViewHost {
      Stateful(true, handle) { isDisabled in
        Group {
          Button("tap") { log.add("tapped") }
          Enabled().disabled(false)
        }
        .disabled(isDisabled.wrappedValue)
      }
    }
    #expect(host.control("tap") == nil)
    #expect(host.texts == ["tap", "disabled"])
    host.update { handle.value = false }
    host.tap("tap")
    #expect(host.texts == ["tap", "enabled"])
    #expect(log.take() == ["tapped"])
  }
}
