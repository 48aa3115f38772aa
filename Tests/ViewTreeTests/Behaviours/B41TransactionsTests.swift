import Testing
import ViewTree

@MainActor @Suite("B41: several writes in one transaction make one body")
struct B41TransactionsTests {
  struct Reader: View {
    let log: Log
    let handle: Handle<Int>
    @State private var v = 0
    @State private var w = 0

    var body: some View {
      let _ = handle.hold($v)
      let _ = log.add("\(v) \(w)")
      Button("both") {
        v += 1
        w += 1
        v += 1
      }
    }
  }

  @Test("two states of one view, three writes")
  func oneView() {
    let log = Log()
    let host = ViewHost { Reader(log: log, handle: Handle()) }
    host.resetCounts()
    host.tap("both")
    #expect(log.take() == ["0 0", "2 1"])
    #expect(host.causes.map(\.description) == ["Reader: _v, _w"])
  }

  @Test("writes to many views make one body each, shallowest first", arguments: [1, 5, 50])
  func manyViews(count: Int) {
    let log = Log()
    let handles = (0..<count).map { _ in Handle<Int>() }
    let host = ViewHost { ForEach(0..<count) { Reader(log: log, handle: handles[$0]) } }
    host.resetCounts()
    host.update { for _ in 0..<3 { for handle in handles.reversed() { handle.value += 1 } } }
    #expect(host.counts.bodies(of: Reader.self) == count)
    #expect(host.counts.bodiesEvaluated == count)
  }

  @Test("an action and the callbacks it causes are passes of their own: bodies see 0, 2, 4")
  func onAppear() {
    struct Starter: View {
      let log: Log
      @State private var v = 0
      @State private var isLater = false
      var body: some View {
        let _ = log.add("\(v)")
        Text("text").onAppear {
          v = 1
          v = 2
          isLater = true
        }
        if isLater {
          Text("later").onAppear {
            v = 3
            v = 4
          }
        }
      }
    }
    let log = Log()
    let host = ViewHost { Starter(log: log) }
    #expect(log.take() == ["0", "2", "4"])
    #expect(host.counts.bodies(of: Starter.self) == 3)
  }

  @Test("a nested update belongs to the action around it")
  func nested() {
    let log = Log()
    let handle = Handle<Int>()
    let host = ViewHost { Reader(log: log, handle: handle) }
    host.update {
      handle.value = 1
      host.update { handle.value = 2 }
      handle.value = 3
    }
    #expect(log.take() == ["0 0", "3 0"])
  }
}
