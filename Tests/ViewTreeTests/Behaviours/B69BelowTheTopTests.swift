import Testing
import ViewTree

@MainActor @Suite("B69: screens below the top stay alive and run bodies when what they depend on changes")
struct B69BelowTheTopTests {
  /// A screen that reads a shared number and has a state of its own.
  struct Reader: View {
    let number: Int
    let shared: Numbered
    let log: Log
    @State private var taps = 0
    var body: some View {
      let _ = log.add("\(number): \(shared.number)")
      Button("\(number) tapped \(taps), shared \(shared.number)") { taps += 1 }
    }
  }

  @Test("each screen of a path runs for what it reads, from below", arguments: [1, 2, 10])
  func path(levels: Int) {
    let shared = Numbered()
    let (path, log) = (Handle<[Int]>(), Log())
    let host = ViewHost {
      Stateful([Int](), path) { path in
        NavigationStack(path: path) {
          Text("root").navigationDestination(for: Int.self) { Reader(number: $0, shared: shared, log: log) }
        }
      }
    }
    for level in 0..<levels {
      host.update { path.value.append(level) }
      host.tap("\(level) tapped 0, shared 0")
    }
    _ = log.take()
    host.update { shared.number = 1 }
    #expect(log.take() == (0..<levels).map { "\($0): 1" })
    for level in (0..<levels).reversed() {
      #expect(host.texts == ["\(level) tapped 1, shared 1"])
      host.goBack()
    }
    host.update { shared.number = 2 }
    #expect(log.take() == [])
  }

  @Test("a state of a screen below, written from above by a binding")
  func bindingFromAbove() {
    struct Lower: View {
      @State private var number = 0
      var body: some View {
        Text("lower \(number)")
        NavigationLink("up", destination: Upper(number: $number))
      }
    }
    struct Upper: View {
      @Binding var number: Int
      var body: some View { Button("upper \(number)") { number += 1 } }
    }
    let path = Handle<[Int]>()
    let host = ViewHost {
      Stateful([1], path) { path in
        NavigationStack(path: path) { Text("root").navigationDestination(for: Int.self) { _ in Lower() } }
      }
    }
    host.tap("up")
    #expect(host.causes { host.tap("upper 0") } == ["Lower: _number", "Upper: _number"])
    #expect(host.texts == ["upper 1"])
    host.goBack()
    #expect(host.texts == ["lower 1", "up"])
  }

  @Test("a change of the environment around the stack reaches all screens, once each (B40)")
  func environment() {
    struct Shows: View {
      @Environment(\.isEnabled) private var isEnabled
      let log: Log
      var body: some View {
        let _ = log.add("\(isEnabled)")
        Text("x")
      }
    }
    let (isOff, log) = (Handle<Bool>(), Log())
    let host = ViewHost {
      Stateful(false, isOff) { isOff in
        NavigationStack(path: .constant([1, 2])) {
          Shows(log: log).navigationDestination(for: Int.self) { _ in Shows(log: log) }
        }
        .disabled(isOff.wrappedValue)
      }
    }
    #expect(log.take() == ["true", "true", "true"])
    host.update { isOff.value = true }
    #expect(log.take() == ["false", "false", "false"])
  }
}
