import Testing
import ViewTree

@MainActor @Suite("B24: a row that has scrolled away keeps its state for some updates, and then loses it")
struct B24KeptRowsTests {
  private func host(_ retention: Viewport.Retention?, rows: Int = 100, _ log: Log = Log()) -> ViewHost {
    let viewport = retention.map { Viewport(rows: 5, retention: $0) } ?? Viewport(rows: 5)
    return ViewHost(viewport: viewport) {
      ScrollView {
        LazyVStack {
          ForEach(0..<rows) { id in
            Keeper(id).onAppear { log.add("+\(id)") }.onDisappear { log.add("-\(id)") }
          }
        }
      }
    }
  }

  /// What the first row shows after it was tapped, scrolled away, and scrolled back in the last of some updates.
  private func outcome(_ host: ViewHost, updates: Int) -> String {
    host.tap("0 keeps 0")
    host.scroll(by: 50)
    for _ in 1..<updates { host.update {} }
    host.scroll(by: -50)
    return host.texts[0]
  }

  @Test("kept for so many updates as the viewport says", arguments: [1, 2, 3, 20])
  func updates(kept: Int) {
    #expect(outcome(host(.updates(kept)), updates: 1) == "0 keeps 100")
    #expect(outcome(host(.updates(kept)), updates: kept) == "0 keeps 100")
    #expect(outcome(host(.updates(kept)), updates: kept + 1) == "0 keeps 0")
  }

  @Test("by default for a number that has a name")
  func byDefault() {
    #expect(outcome(host(nil), updates: Viewport.retainedUpdates) == "0 keeps 100")
    #expect(outcome(host(nil), updates: Viewport.retainedUpdates + 1) == "0 keeps 0")
  }

  @Test("not at all, or for ever, if the viewport says so", arguments: [1, 2, 500])
  func extremes(updates: Int) {
    #expect(outcome(host(Viewport.Retention.never), updates: updates) == "0 keeps 0")
    #expect(outcome(host(.forever), updates: updates) == "0 keeps 100")
  }

  @Test("a kept row is in the tree, disappeared, and shows nothing")
  func parked() {
    let log = Log()
    let host = host(.updates(2), log)
    let rowNodes = (host.counts.nodesLive - 3) / 5
    _ = log.take()
    host.scroll(by: 2)
    #expect(host.counts.nodesLive == 3 + 7 * rowNodes)
    #expect(log.take().sorted() == ["+5", "+6", "-0", "-1"])
    #expect(host.texts.count == 5)
    #expect(host.control("0 keeps 0") == nil)
    #expect(!host.outline.contains("0 keeps 0"))
    host.update {}
    #expect(host.counts.nodesLive == 3 + 7 * rowNodes)
    host.update {}
    #expect(host.counts.nodesLive == 3 + 5 * rowNodes)
    #expect(log.take() == [])
  }

  @Test("the row appears each time it comes into the viewport, and disappears each time it leaves")
  func appearances() {
    let log = Log()
    let host = host(.forever, rows: 6, log)
    _ = log.take()
    for _ in 0..<3 {
      host.scroll(by: 1)
      #expect(log.take().sorted() == ["+5", "-0"])
      host.scroll(by: -1)
      #expect(log.take().sorted() == ["+0", "-5"])
    }
  }

  @Test("its tasks are cancelled and start again")
  func tasks() {
    let host = ViewHost(viewport: Viewport(rows: 3)) {
      LazyVStack { ForEach(0..<10) { Text("\($0)").task {} } }
    }
    #expect(host.tasks == Tasks(started: 3))
    host.scroll(by: 2)
    #expect(host.tasks == Tasks(started: 5, cancelled: 2))
    host.scroll(by: -2)
    #expect(host.tasks == Tasks(started: 7, cancelled: 4))
  }

  @Test("while it is kept its body follows its state, and the parent's values wait for its return")
  func updatesWhileKept() {
    let (tick, inner) = (Handle<Int>(), Handle<Int>())
    let host = ViewHost(viewport: Viewport(rows: 1, retention: .forever)) {
      Stateful(0, tick) { tick in
        let tick = tick.wrappedValue
        LazyVStack {
          ForEach(0..<2) { row in
            if row == 0 { Stateful(0, inner) { Text("state \($0.wrappedValue), tick \(tick)") } } else { Text("other") }
          }
        }
      }
    }
    host.scroll(by: 1)
    host.update { tick.value = 5 }
    host.resetCounts()
    host.update { inner.value = 7 }
    #expect(host.counts.bodiesEvaluated == 1)
    #expect(host.texts == ["other"])
    host.scroll(by: -1)
    #expect(host.texts == ["state 7, tick 5"])
  }

  @Test("a screen pushed over the rows counts as updates, but does not move them away")
  func pushed() {
    let host = ViewHost(viewport: Viewport(rows: 2, retention: .updates(1))) {
      NavigationStack {
        Button("push later") {}
        List(0..<20) { id in
          NavigationLink("open \(id)", destination: Detail(id: id))
          Keeper(id)
        }
      }
    }
    host.scroll(by: 4)
    host.tap("2 keeps 2")
    host.tap("open 2")
    for _ in 0..<10 { host.update {} }
    #expect(host.texts == ["detail 2"])
    host.goBack()
    #expect(host.texts == ["push later", "open 2", "2 keeps 102"])
  }
}
