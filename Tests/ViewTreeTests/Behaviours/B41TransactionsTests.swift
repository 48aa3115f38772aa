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

  struct Animated: View {
    let log: Log
    let handle: Handle<Int>
    @State private var v = 0
    var body: some View {
      let _ = handle.hold($v)
      let _ = log.add("body \(v)")
      Text("\(v)")
    }
  }

  @Test("one action of two transactions takes two passes: bodies see 0, 2, 4")
  func twoTransactions() {
    let log = Log()
    let handle = Handle<Int>()
    let host = ViewHost {
      Animated(log: log, handle: handle).onAppear {
        handle.value = 1
        handle.value = 2
        withAnimation {
          handle.value = 3
          handle.value = 4
          log.add("action \(handle.value)")
        }
        log.add("action \(handle.value)")
      }
    }
    #expect(log.take() == ["body 0", "action 4", "action 4", "body 2", "body 4"])
    #expect(host.counts.bodiesEvaluated == 3)
  }

  @Test("onChange sees the steps of the passes: (0, 2), (2, 4)")
  func changes() {
    struct Watched: View {
      let log: Log
      @State private var v = 0
      var body: some View {
        let _ = log.add("body \(v)")
        Text("\(v)")
          .onChange(of: v) { old, new in log.add("(\(old), \(new))") }
          .onAppear {
            v = 1
            v = 2
            withAnimation {
              v = 3
              v = 4
            }
          }
      }
    }
    let log = Log()
    let host = ViewHost { Watched(log: log) }
    let lines = log.take()
    #expect(lines.filter { $0.hasPrefix("body") } == ["body 0", "body 2", "body 4"])
    #expect(lines.filter { $0.hasPrefix("(") } == ["(0, 2)", "(2, 4)"])
    #expect(host.texts == ["4"])
  }

  @Test("a transaction that comes first is the first pass; writes after it are another one")
  func order() {
    let log = Log()
    let handle = Handle<Int>()
    let host = ViewHost { Animated(log: log, handle: handle) }
    host.update {
      withAnimation(.linear) { handle.value = 1 }
      handle.value = 2
      handle.value = 3
      withTransaction(Transaction(animation: nil)) { handle.value = 4 }
      handle.value = 5
    }
    #expect(log.take() == ["body 0", "body 1", "body 3", "body 4", "body 5"])
    #expect(host.texts == ["5"])
  }

  @Test("a transaction inside another one is its own, and the outer one goes on after it")
  func nestedTransactions() {
    let log = Log()
    let handle = Handle<Int>()
    let host = ViewHost { Animated(log: log, handle: handle) }
    host.update {
      withAnimation {
        handle.value = 1
        withAnimation(.easeIn) { handle.value = 2 }
        handle.value = 3
      }
    }
    #expect(log.take() == ["body 0", "body 1", "body 2", "body 3"])
    host.update { withAnimation { handle.value = 4 } }
    #expect(log.take() == ["body 4"])
  }

  @Test("a value written and taken back by the next transaction is seen for one pass; an equal write is dropped")
  func takenBack() {
    let log = Log()
    let handle = Handle<Int>()
    let host = ViewHost { Animated(log: log, handle: handle) }
    host.update {
      handle.value = 1
      withAnimation { handle.value = 0 }
      withAnimation { handle.value = 0 }
    }
    #expect(log.take() == ["body 0", "body 1", "body 0"])
    #expect(host.texts == ["0"])
  }

  @Test("two views written in two transactions: each runs in the pass of its own", arguments: [1, 4])
  func twoViews(depth: Int) {
    struct Nested<Content: View>: View {
      let depth: Int
      let content: Content
      var body: some View {
        if depth > 0 { AnyView(Nested(depth: depth - 1, content: content)) } else { content }
      }
    }
    let log = Log()
    let first = Handle<Int>()
    let second = Handle<Int>()
    let host = ViewHost {
      Nested(depth: depth, content: Animated(log: log, handle: first))
      Nested(depth: depth, content: Animated(log: log, handle: second))
    }
    _ = log.take()
    host.update {
      second.value = 20
      withAnimation { first.value = 10 }
    }
    #expect(log.take() == ["body 20", "body 10"])
  }
}
