import Testing
import ViewTree

@MainActor @Suite("B82: a task starts once for each appearance and is cancelled at each disappearance")
struct B82TaskTests {
  /// A screen with a task, a state and a link.
  struct Root<Destination: View>: View {
    let log: Log
    let destination: Destination
    @State private var count = 0
    var body: some View {
      Button("count \(count)") { count += 1 }
      NavigationLink("go", destination: destination)
        .task { log.add(Task.isCancelled ? "cancelled" : "task") }
    }
  }

  @Test("push and pop over the root: 2 starts, 1 cancellation")
  func example() async {
    let log = Log()
    let host = ViewHost { NavigationStack { Root(log: log, destination: Detail(id: 1)) } }
    #expect(host.tasks == Tasks(started: 1, cancelled: 0))
    #expect(log.take() == [])
    await host.advance(by: .zero)
    #expect(log.take() == ["task"])
    host.tap("go")
    #expect(host.tasks == Tasks(started: 1, cancelled: 1))
    host.goBack()
    #expect(host.tasks == Tasks(started: 2, cancelled: 1))
    await host.advance(by: .zero)
    #expect(log.take() == ["task"])
  }

  @Test("counts do not depend on whether the bodies got to run", arguments: [false, true], [1, 4])
  func counts(isWaiting: Bool, rounds: Int) async {
    let host = ViewHost { NavigationStack { Root(log: Log(), destination: Detail(id: 1)) } }
    for _ in 0..<rounds {
      if isWaiting { await host.advance(by: .seconds(1)) }
      host.tap("go")
      if isWaiting { await host.advance(by: .seconds(1)) }
      host.goBack()
    }
    #expect(host.tasks == Tasks(started: 1 + rounds, cancelled: rounds))
  }

  @Test("passes of the body do not restart it")
  func passes() {
    let host = ViewHost { NavigationStack { Root(log: Log(), destination: Detail(id: 1)) } }
    for count in 0..<5 { host.tap("count \(count)") }
    #expect(host.tasks == Tasks(started: 1, cancelled: 0))
  }

  @Test("each screen on a stack has its own", arguments: [1, 2, 5])
  func deeper(levels: Int) {
    struct Level: View {
      let number: Int
      var body: some View {
        NavigationLink("deeper", destination: Level(number: number + 1)).task {}
      }
    }
    let host = ViewHost { NavigationStack { AnyView(Level(number: 0)) } }
    for _ in 0..<levels { host.tap("deeper") }
    #expect(host.tasks == Tasks(started: levels + 1, cancelled: levels))
    for _ in 0..<levels { host.goBack() }
    #expect(host.tasks == Tasks(started: 2 * levels + 1, cancelled: 2 * levels))
  }

  @Test("coming and going by a condition, a row, an id: whichever way the view goes")
  func identities() {
    let step = Handle<Int>()
    let host = ViewHost {
      Stateful(0, step) { step in
        let step = step.wrappedValue
        if step != 1 { Text("condition").task {} }
        ForEach(step..<3) { Text("row \($0)").task {} }
        Text("id").task {}.id(step)
        Text("same").id(step).task {}
      }
    }
    #expect(host.tasks == Tasks(started: 6, cancelled: 0))
    host.update { step.value = 1 }
    #expect(host.tasks == Tasks(started: 7, cancelled: 3))
    host.update { step.value = 2 }
    #expect(host.tasks == Tasks(started: 9, cancelled: 5))
  }

  @Test("cancelling cancels the real task; it ends when it looks")
  func realCancellation() async {
    let log = Log()
    let host = ViewHost {
      NavigationStack {
        NavigationLink("go", destination: Detail(id: 1)).task {
          log.add("starts")
          while !Task.isCancelled { await Task.yield() }
          log.add("ends")
        }
      }
    }
    await host.advance(by: .seconds(1))
    #expect(log.take() == ["starts"])
    host.tap("go")
    #expect(log.take() == [])
    await host.advance(by: .zero)
    #expect(log.take() == ["ends"])
  }

  @Test("a task that goes with its host is cancelled")
  func hostEnds() async {
    let log = Log()
    var host: ViewHost? = ViewHost {
      Text("a").task {
        while !Task.isCancelled { await Task.yield() }
        log.add("ends")
      }
    }
    await host?.advance(by: .zero)
    host = nil
    while log.lines.isEmpty { await Task.yield() }
    #expect(log.take() == ["ends"])
  }

  @Test("what a task writes without a pause makes one body")
  func writes() async {
    struct Loading: View {
      let log: Log
      @State private var text = "waiting"
      var body: some View {
        let _ = log.add("body \(text)")
        Text(text).task {
          text = "half"
          text = "loaded"
        }
      }
    }
    let log = Log()
    let host = ViewHost { Loading(log: log) }
    #expect(host.texts == ["waiting"])
    await host.advance(by: .zero)
    #expect(host.texts == ["loaded"])
    #expect(log.take() == ["body waiting", "body loaded"])
  }

  @Test("a task that starts a task: a view that a task shows has its own run in the same wait")
  func chain() async {
    struct Chain: View {
      let number: Int
      let log: Log
      @State private var isNext = false
      var body: some View {
        Text("\(number)").task {
          log.add("task \(number)")
          isNext = number < 4
        }
        if isNext { AnyView(Chain(number: number + 1, log: log)) }
      }
    }
    let log = Log()
    let host = ViewHost { Chain(number: 1, log: log) }
    await host.advance(by: .zero)
    #expect(log.take() == ["task 1", "task 2", "task 3", "task 4"])
    #expect(host.texts == ["1", "2", "3", "4"])
    #expect(host.tasks == Tasks(started: 4, cancelled: 0))
  }

  @Test("a task's priority is the one it was given; user-initiated if none was")
  func priority() async {
    let log = Log()
    let host = ViewHost {
      Text("a").task { log.add("\(Task.currentPriority == .userInitiated)") }
      Text("b").task(priority: .background) { log.add("\(Task.basePriority == .background)") }
    }
    await host.advance(by: .zero)
    #expect(log.take() == ["true", "true"])
  }

  @Test("it is the newest closure that starts")
  func newest() async {
    let log = Log()
    let handle = Handle<Int>()
    let host = ViewHost {
      NavigationStack {
        Stateful(0, handle) { value in
          let value = value.wrappedValue
          NavigationLink("go", destination: Detail(id: 1)).task { log.add("sees \(value)") }
        }
      }
    }
    await host.advance(by: .zero)
    host.tap("go")
    host.update { handle.value = 7 }
    host.goBack()
    await host.advance(by: .zero)
    #expect(log.take() == ["sees 0", "sees 7"])
  }
}
