import Testing
import ViewTree

@MainActor @Suite struct MainQueueTests {
  @Test("work due now runs after the action and its passes, before update returns, each as an action of its own")
  func dueNow() {
    let log = Log()
    let handle = Handle<Int>()
    let host = ViewHost {
      Stateful(0, handle) { value in
        let _ = log.add("body \(value.wrappedValue)")
        Button("go") {
          DispatchQueue.main.async {
            value.wrappedValue += 10
            log.add("first")
            DispatchQueue.main.async { log.add("third") }
          }
          DispatchQueue.main.async { log.add("second") }
          value.wrappedValue = 1
          log.add("action")
        }
      }
    }
    _ = log.take()
    host.tap("go")
    #expect(log.take() == ["action", "body 1", "first", "body 11", "second", "third"])
  }

  @Test("work of the first passes is done when the host is there")
  func mount() {
    struct Late: View {
      @State private var text = "early"
      var body: some View {
        Text(text).onAppear { DispatchQueue.main.async { text = "late" } }
      }
    }
    #expect(ViewHost { Late() }.texts == ["late"])
  }

  @Test("delayed work runs by deadline, then by submission, with the clock at its deadline and passes after each")
  func delayed() {
    let log = Log()
    let handle = Handle<Int>()
    var host: ViewHost!
    // Work that never comes holds the host, which holds it.
    defer { host = nil }
    host = ViewHost { Stateful(0, handle) { Text("\($0.wrappedValue)") } }
    func submit(_ name: String, _ deadline: DispatchTime) {
      DispatchQueue.main.asyncAfter(deadline: deadline) {
        log.add("\(name) at \(host.elapsed), shown \(host.texts[0])")
        handle.value += 1
      }
    }
    host.update {
      submit("three", .now() + 3)
      submit("half", .now() + 0.5)
      submit("one", .now() + .seconds(1))
      submit("also one", .now() + .milliseconds(1000))
      submit("never", .now() + .never)
      submit("past", .now() + .seconds(-5))
      submit("now", .now())
    }
    let atOnce = ["past at 0.0 seconds, shown 0", "now at 0.0 seconds, shown 1"]
    #expect(log.take() == atOnce)
    host.advance(by: .seconds(1))
    #expect(
      log.take() == [
        "half at 0.5 seconds, shown 2", "one at 1.0 seconds, shown 3", "also one at 1.0 seconds, shown 4",
      ]
    )
    host.advance(by: .seconds(1))
    #expect(log.take() == [])
    host.advance(by: .seconds(100))
    #expect(log.take() == ["three at 3.0 seconds, shown 5"])
    #expect(host.elapsed == .seconds(102))
  }

  @Test("work that a piece of work submits: what falls into the same span runs in its turn")
  func nested() {
    let log = Log()
    let host = ViewHost { Text("") }
    host.update {
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
        log.add("1")
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { log.add("2") }
        DispatchQueue.main.async { log.add("1, later") }
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { log.add("1, too") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 3) { log.add("3") }
    }
    host.advance(by: .seconds(3))
    #expect(log.take() == ["1", "1, too", "1, later", "2", "3"])
  }

  @Test("tenths of a second do not drift")
  func tenths() {
    final class Ticker {
      var count = 0
      @MainActor func tick() {
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
          self.count += 1
          self.tick()
        }
      }
    }
    let ticker = Ticker()
    let host = ViewHost { Text("").onAppear { ticker.tick() } }
    for _ in 0..<10 { host.advance(by: .seconds(0.1)) }
    #expect(ticker.count == 10)
    host.advance(by: .seconds(3))
    #expect(ticker.count == 40)
  }

  @Test("work submitted while no host acts goes to the next host that does, and counts from then")
  func strays() {
    let log = Log()
    let first = ViewHost { Text("") }
    let second = ViewHost { Text("") }
    second.advance(by: .seconds(5))
    DispatchQueue.main.async { log.add("now") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) { log.add("later") }
    #expect(log.take() == [])
    second.update {}
    #expect(log.take() == ["now"])
    first.advance(by: .seconds(10))
    #expect(log.take() == [])
    second.advance(by: .seconds(2))
    #expect(log.take() == ["later"])
  }

  @Test("each host has its own clock, also when one is driven from the other's action")
  func twoHosts() {
    let log = Log()
    let inner = ViewHost { Text("") }
    let outer = ViewHost { Text("") }
    outer.update {
      inner.update { DispatchQueue.main.asyncAfter(deadline: .now() + 1) { log.add("inner") } }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { log.add("outer") }
    }
    outer.advance(by: .seconds(1))
    #expect(log.take() == ["outer"])
    inner.advance(by: .seconds(1))
    #expect(log.take() == ["inner"])
  }

  @Test("what work writes to a view that has gone since is lost, and harms nobody")
  func goneView() {
    struct Late: View {
      @State private var text = "early"
      var body: some View {
        Text(text).onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 1) { text = "late" } }
      }
    }
    let handle = Handle<Bool>()
    let host = ViewHost { Stateful(true, handle) { if $0.wrappedValue { Late() } else { Text("other") } } }
    host.update { handle.value = false }
    host.resetCounts()
    host.advance(by: .seconds(2))
    #expect(host.texts == ["other"])
    #expect(host.counts.totals == WorkTotals())
  }

  @Test("the clock advanced inside an action jumps; what is due runs when the action is over")
  func advanceInside() {
    let log = Log()
    let host = ViewHost { Text("") }
    host.update {
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { log.add("work at \(host.elapsed)") }
      host.advance(by: .seconds(3))
      log.add("action at \(host.elapsed)")
    }
    #expect(log.take() == ["action at 3.0 seconds", "work at 3.0 seconds"])
  }

  @Test("work that submits itself without end is stopped with a warning")
  func endless() {
    final class Endless {
      var count = 0
      @MainActor func run() {
        count += 1
        DispatchQueue.main.async { self.run() }
      }
    }
    let endless = Endless()
    let host = ViewHost { Text("") }
    host.update { endless.run() }
    #expect(endless.count == 10_001)
    #expect(host.warnings.count == 1)
    #expect(host.warnings.first?.contains("main queue does not come to rest") == true)
  }

  @Test("times: in order, never before the clock's start, never past the distant future")
  func times() {
    let now = DispatchTime.now()
    #expect(now.uptimeNanoseconds == 0)
    #expect((now + .milliseconds(1500)).uptimeNanoseconds == 1_500_000_000)
    #expect((now + .microseconds(2)).uptimeNanoseconds == 2_000)
    #expect((now + .nanoseconds(3)).uptimeNanoseconds == 3)
    #expect((now + 0.25).uptimeNanoseconds == 250_000_000)
    #expect(now + -1 == now)
    #expect(now + .seconds(.min) == now)
    #expect(now + .seconds(.max) == .distantFuture)
    #expect(now + .infinity == .distantFuture)
    #expect(now + -.infinity == now)
    #expect(.distantFuture + .seconds(1) == .distantFuture)
    #expect(now + 1 < now + .seconds(2))
  }

  @Test("off the main thread the main queue traps")
  func offMain() async {
    await #expect(processExitsWith: .failure) {
      await Task.detached { DispatchQueue.main.async {} }.value
    }
  }
}
