import Testing
import ViewTree

@MainActor @Suite("B61: screens on the stack keep their state; a pop ends it, and another push starts afresh")
struct B61DestinationClosureTests {
  /// A destination that logs when its state is made.
  struct Made: View {
    let number: Int
    @LazyState private var token: Int

    init(_ number: Int, _ log: Log) {
      self.number = number
      _token = LazyState(wrappedValue: Self.make(number, log))
    }

    private static func make(_ number: Int, _ log: Log) -> Int {
      log.add("\(number)")
      return number
    }

    var body: some View { Text("made \(token)") }
  }

  private func host(_ path: Handle<[Int]>, _ log: Log) -> ViewHost {
    ViewHost {
      Stateful([Int](), path) { path in
        NavigationStack(path: path) { Text("root").navigationDestination(for: Int.self) { Made($0, log) } }
      }
    }
  }

  @Test("push 1, 2, 3: three creations; pop to 1, push 2: a fourth")
  func creations() {
    let (path, log) = (Handle<[Int]>(), Log())
    let host = host(path, log)
    for number in 1...3 { host.update { path.value.append(number) } }
    #expect(log.take() == ["1", "2", "3"])
    host.update { path.value = [1] }
    host.update { path.value.append(2) }
    #expect(log.take() == ["2"])
    #expect(host.texts == ["made 2"])
  }

  @Test("popped and pushed in one action it is the same path, and the same screen")
  func withinOneAction() {
    let (path, log) = (Handle<[Int]>(), Log())
    let host = host(path, log)
    host.update { path.value = [1, 2] }
    _ = log.take()
    host.update {
      path.value.removeLast()
      path.value.append(2)
    }
    #expect(log.take() == [])
    host.update { path.value = [2, 1] }
    #expect(log.take() == ["2", "1"])
  }

  @Test("the state of each screen stays while screens come and go above it", arguments: [1, 2, 5, 20])
  func kept(levels: Int) {
    let path = Handle<[Int]>()
    let host = ViewHost { NumberStack(path) }
    for level in 0..<levels {
      host.update { path.value.append(level) }
      for tap in 0...(level % 3) { host.tap("\(level) tapped \(tap)") }
    }
    for level in (0..<levels).reversed() {
      #expect(host.texts.first == "\(level) tapped \(level % 3 + 1)")
      host.goBack()
    }
  }

  @Test("the host of the destination runs while screens are up: each gets its newer value, in order, once")
  func hostRuns() {
    let (path, tick) = (Handle<[Int]>(), Handle<Int>())
    let log = Log()
    let host = ViewHost {
      Stateful([1, 2, 3], path) { path in
        NavigationStack(path: path) {
          Stateful(0, tick) { tick in
            let tick = tick.wrappedValue
            Text("root").navigationDestination(for: Int.self) { number in
              let _ = log.add("\(number)@\(tick)")
              Counted(number)
              Text("tick \(tick)")
            }
          }
        }
      }
    }
    _ = log.take()
    host.tap("3 tapped 0")
    host.update { tick.value = 1 }
    #expect(log.take() == ["1@1", "2@1", "3@1"])
    #expect(host.texts == ["3 tapped 1", "tick 1"])
    // The newer closure, and a newer path, in one action: what leaves is not made again.
    host.update {
      tick.value = 2
      path.value = [1, 4]
    }
    #expect(log.take().sorted() == ["1@2", "4@2"])
  }

  @Test("an object held by a screen lives as long as the screen")
  func lifetime() {
    struct Holder: View {
      @StateObject private var model: LoggedModel
      init(_ number: Int, _ log: Log) { _model = StateObject(wrappedValue: LoggedModel(number, log)) }
      var body: some View { Text("\(model.number)") }
    }
    let (path, log) = (Handle<[Int]>(), Log())
    let host = ViewHost {
      Stateful([Int](), path) { path in
        NavigationStack(path: path) { Text("root").navigationDestination(for: Int.self) { Holder($0, log) } }
      }
    }
    host.update { path.value = [1, 2, 3] }
    #expect(log.take() == ["+1", "+2", "+3"])
    host.update { path.value = [1] }
    #expect(log.take().sorted() == ["-2", "-3"])
    host.goBack()
    #expect(log.take() == ["-1"])
  }
}
