import Testing
import ViewTree

@MainActor @Suite("B83: task(id:) starts on appearance and once for each change of the id")
struct B83TaskIDTests {
  struct Loader<ID: Hashable & Sendable>: View {
    let id: ID
    let log: Log
    var body: some View {
      Text("\(id)").task(id: id) {
        log.add("starts \(id)")
        while !Task.isCancelled { await Task.yield() }
        log.add("ends \(id)")
      }
    }
  }

  @Test("the old task is cancelled, the new one sees the new id")
  func example() async {
    let log = Log()
    let handle = Handle<Int>()
    let host = ViewHost { Stateful(1, handle) { Loader(id: $0.wrappedValue, log: log) } }
    await host.advance(by: .zero)
    host.update { handle.value = 2 }
    #expect(host.tasks == Tasks(started: 2, cancelled: 1))
    await host.advance(by: .zero)
    #expect(Set(log.take()) == ["starts 1", "ends 1", "starts 2"])
  }

  @Test(
    "once for each pass that changed the id, however many writes",
    arguments: [["b"], ["b", "a"], ["a", "b", "c"]]
  )
  func writes(ids: [String]) {
    let handle = Handle<String>()
    let host = ViewHost { Stateful("a", handle) { AnyView(Loader(id: $0.wrappedValue, log: Log())) } }
    host.update { for id in ids { handle.value = id } }
    let changes = ids.last == "a" ? 0 : 1
    #expect(host.tasks == Tasks(started: 1 + changes, cancelled: changes))
    for id in ["x", "x", "y"] { host.update { handle.value = id } }
    #expect(host.tasks == Tasks(started: 3 + changes, cancelled: 2 + changes))
  }

  @Test("a change while the view is covered starts nothing; the next appearance sees the new id")
  func covered() async {
    let log = Log()
    let handle = Handle<Int>()
    let host = ViewHost {
      NavigationStack {
        Stateful(1, handle) { id in
          let id = id.wrappedValue
          NavigationLink("go", destination: Detail(id: 1)).task(id: id) { log.add("task \(id)") }
        }
      }
    }
    host.tap("go")
    for id in 2...4 { host.update { handle.value = id } }
    #expect(host.tasks == Tasks(started: 1, cancelled: 1))
    host.goBack()
    #expect(host.tasks == Tasks(started: 2, cancelled: 1))
    await host.advance(by: .zero)
    #expect(log.take() == ["task 1", "task 4"])
  }

  @Test("a change in the pass that removes the view cancels alone")
  func removed() {
    let handle = Handle<Int>()
    let host = ViewHost {
      Stateful(0, handle) { ForEach($0.wrappedValue..<2) { Text("").task(id: $0) {} } }
    }
    host.update { handle.value = 1 }
    #expect(host.tasks == Tasks(started: 2, cancelled: 1))
  }

  @Test("two tasks of one view, one by id")
  func two() {
    let handle = Handle<Int>()
    let host = ViewHost {
      Stateful(0, handle) { id in Text("").task {}.task(id: id.wrappedValue, priority: .low) {} }
    }
    for id in 1...3 { host.update { handle.value = id } }
    #expect(host.tasks == Tasks(started: 5, cancelled: 3))
  }
}
