import Testing
import ViewTree

@MainActor @Suite("Awaiting advance(by:) gives the main actor to tasks")
struct AdvanceTests {
  @Test("work that a task submits belongs to its host and runs in the same span")
  func workOfTasks() async {
    struct Ticking: View {
      let log: Log
      @State private var count = 0
      var body: some View {
        Text("\(count)").task(id: count) {
          log.add("task \(count) at \(DispatchTime.now().uptimeNanoseconds / 1_000_000) ms")
          DispatchQueue.main.asyncAfter(deadline: .now() + 1) { count += 1 }
        }
      }
    }
    let log = Log()
    let host = ViewHost { Ticking(log: log) }
    await host.advance(by: .seconds(3.5))
    #expect(host.texts == ["3"])
    #expect(log.take() == ["task 0 at 0 ms", "task 1 at 1000 ms", "task 2 at 2000 ms", "task 3 at 3000 ms"])
    #expect(host.tasks == Tasks(started: 4, cancelled: 3))
    #expect(host.elapsed == .milliseconds(3500))
  }

  @Test("tasks that an action starts on its own get through, too")
  func unstructured() async {
    struct Loader: View {
      @State private var text = "waiting"
      var body: some View {
        Button(text) {
          Task {
            for step in 1...20 {
              await Task.yield()
              text = "step \(step)"
            }
          }
        }
      }
    }
    let host = ViewHost { Loader() }
    host.tap("waiting")
    await host.advance(by: .zero)
    #expect(host.texts == ["step 20"])
  }

  @Test("a task that goes on for ever is left to wait, with a warning if it never rests")
  func endless() async {
    struct Restless: View {
      let isWriting: Bool
      @State private var count = 0
      var body: some View {
        Text("\(count)").task {
          while !Task.isCancelled {
            if isWriting { count += 1 }
            await Task.yield()
          }
        }
      }
    }
    let idle = ViewHost(recordsDetails: false) { Restless(isWriting: false) }
    await idle.advance(by: .zero)
    #expect(idle.warnings == [])
    let writing = ViewHost(recordsDetails: false) { Restless(isWriting: true) }
    await writing.advance(by: .zero)
    #expect(writing.warnings == ["Tasks do not come to rest: after 10,000 turns they still had something to do."])
  }

  @Test("without tasks it does what the other form does")
  func withoutTasks() async {
    let log = Log()
    let host = ViewHost { Text("") }
    host.update { DispatchQueue.main.asyncAfter(deadline: .now() + 2) { log.add("work at \(host.elapsed)") } }
    await host.advance(by: .seconds(1))
    #expect(log.take() == [])
    await host.advance(by: .seconds(1))
    #expect(log.take() == ["work at 2.0 seconds"])
    #expect(host.elapsed == .seconds(2))
  }

  @Test("a span that the clock cannot hold takes it to its end", arguments: [Int64.max, 18_446_744_074])
  func endOfTime(seconds: Int64) async {
    let end = Duration.nanoseconds(Int64.max) + .nanoseconds(Int64.max)
    let log = Log()
    let host = ViewHost { Text("") }
    host.update {
      DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(10_000_000_000)) { log.add("late") }
      DispatchQueue.main.asyncAfter(deadline: .distantFuture) { log.add("never") }
    }
    advance(host, by: .seconds(1))
    advance(host, by: .seconds(seconds))
    #expect(log.take() == ["late"])
    #expect(host.elapsed == end)
    await host.advance(by: .seconds(seconds))
    #expect(host.elapsed == end)
    host.update { DispatchQueue.main.async { log.add("now") } }
    #expect(log.take() == ["now"])
  }

  /// The form that does not wait for tasks.
  private func advance(_ host: ViewHost, by duration: Duration) { host.advance(by: duration) }
}
