import Testing
import ViewTree

@MainActor @Suite("B82: a task starts once for each appearance and is cancelled at each disappearance")
struct B82TaskTests {
  /// A root with a task and a link.
  struct Root: View {
    let log: Log
    @State private var count = 0
    var body: some View {
      Button("count \(count)") { count += 1 }
      NavigationLink("go", destination: Detail(id: 1))
        .task { log.add("task, cancelled: \(Task.isCancelled)") }
    }
  }

  @Test("push and pop over the root: 2 starts, 1 cancellation; the bodies run when the test waits")
  func pushAndPop() async {
    let log = Log()
    let host = ViewHost { NavigationStack { Root(log: log) } }
    #expect([host.counts.tasksStarted, host.counts.tasksCancelled] == [1, 0])
    #expect(log.take() == [])
    await host.advance(by: .zero)
    #expect(log.take() == ["task, cancelled: false"])
    host.tap("go")
    #expect([host.counts.tasksStarted, host.counts.tasksCancelled] == [1, 1])
    host.goBack()
    #expect([host.counts.tasksStarted, host.counts.tasksCancelled] == [2, 1])
    await host.advance(by: .zero)
    #expect(log.take() == ["task, cancelled: false"])
  }
}
