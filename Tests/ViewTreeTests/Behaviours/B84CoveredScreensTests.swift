import Testing
import ViewTree

@MainActor @Suite("B84: a pushed screen covers the one below: that disappears, and appears again")
struct B84CoveredScreensTests {
  /// A screen with a state and a link, that writes down when it appears and disappears.
  struct Level: View {
    let number: Int
    let log: Log
    @State private var kept = 0
    var body: some View {
      Button("kept \(kept)") { kept += 1 }
      NavigationLink("deeper", destination: Level(number: number + 1, log: log))
        .onAppear { log.add("+\(number)") }
        .onDisappear { log.add("-\(number)") }
    }
  }

  @Test("push and pop: who appears and disappears, with the state untouched")
  func example() {
    let log = Log()
    let host = ViewHost { NavigationStack { Level(number: 0, log: log) } }
    host.tap("kept 0")
    #expect(log.take() == ["+0"])
    host.tap("deeper")
    #expect(log.take().sorted() == ["+1", "-0"])
    host.goBack()
    #expect(log.take().sorted() == ["+0", "-1"])
    #expect(host.texts == ["kept 1", "deeper"])
  }

  @Test("deeper and back: each step concerns two screens", arguments: [2, 3, 10])
  func deep(levels: Int) {
    let log = Log()
    let host = ViewHost { NavigationView { AnyView(Level(number: 0, log: log)) } }
    _ = log.take()
    for level in 0..<levels {
      host.tap("deeper")
      #expect(log.take().sorted() == ["+\(level + 1)", "-\(level)"])
    }
    for level in (0..<levels).reversed() {
      host.goBack()
      #expect(log.take().sorted() == ["+\(level)", "-\(level + 1)"])
    }
  }

  @Test("several screens go at once: the one that remains appears, those between do not")
  func severalAtOnce() {
    struct Active: View {
      let number: Int
      let handles: [Handle<Bool>]
      let log: Log
      @State private var isOn = false
      var body: some View {
        let _ = handles[number].hold($isOn)
        if number + 1 < handles.count {
          NavigationLink("go", destination: Active(number: number + 1, handles: handles, log: log), isActive: $isOn)
        }
        Noted("\(number)", log)
      }
    }
    let log = Log()
    let handles = (0..<5).map { _ in Handle<Bool>() }
    let host = ViewHost { NavigationStack { Active(number: 0, handles: handles, log: log) } }
    for level in 0..<4 { host.update { handles[level].value = true } }
    _ = log.take()
    host.update { handles[1].value = false }
    #expect(host.depth == 2)
    #expect(log.take().sorted() == ["+1", "-4"])
  }

  @Test("several screens come at once: only the last appears")
  func severalPushes() {
    struct Chain: View {
      let number: Int
      let log: Log
      var body: some View {
        Noted("\(number)", log)
        if number < 3 {
          NavigationLink("go", destination: Chain(number: number + 1, log: log), isActive: .constant(number > 0))
        }
      }
    }
    let log = Log()
    let host = ViewHost { NavigationStack { AnyView(Chain(number: 0, log: log)) } }
    #expect(log.take() == ["+0"])
    host.tap("go")
    #expect(host.depth == 1, "A constant binding is not set by a tap.")
    let pushed = ViewHost {
      NavigationStack {
        Noted("root", log)
        NavigationLink("push", destination: Chain(number: 1, log: log))
      }
    }
    #expect(log.take() == ["+root"])
    pushed.tap("push")
    #expect(pushed.depth == 4)
    #expect(log.take().sorted() == ["+3", "-root"])
  }

  @Test("what lies outside the stack, and the stack itself, stay")
  func outside() {
    let log = Log()
    let host = ViewHost {
      Noted("beside", log)
      NavigationStack {
        NavigationLink("go", destination: Noted("pushed", log))
        Noted("root", log)
      }
      .onAppear { log.add("+stack") }
      .onDisappear { log.add("-stack") }
    }
    #expect(log.take() == ["+beside", "+root", "+stack"])
    host.tap("go")
    host.goBack()
    #expect(log.take().sorted() == ["+pushed", "+root", "-pushed", "-root"])
  }

  @Test("a stack on a screen that is covered: its top screen goes and comes, what it had covered itself does not")
  func nestedStacks() {
    let log = Log()
    let host = ViewHost {
      NavigationStack {
        NavigationLink("outer", destination: Noted("over all", log))
        NavigationStack {
          Noted("inner root", log)
          NavigationLink("inner", destination: Noted("inner top", log))
        }
        Noted("root", log)
      }
    }
    #expect(log.take() == ["+inner root", "+root"])
    host.tap("outer")
    #expect(log.take().sorted() == ["+over all", "-inner root", "-root"])
    host.goBack()
    #expect(log.take().sorted() == ["+inner root", "+root", "-over all"])
    host.tap("inner")
    #expect(log.take().sorted() == ["+inner top", "-inner root"])
    host.tap("outer")
    #expect(log.take().sorted() == ["+over all", "-inner top", "-root"])
    host.goBack()
    #expect(log.take().sorted() == ["+inner top", "+root", "-over all"])
  }

  @Test("rows under a cover: one that is added appears when the cover goes, one that is removed has gone before")
  func rowsUnderACover() {
    let log = Log()
    let ids = Handle<[Int]>()
    let host = ViewHost {
      NavigationStack {
        NavigationLink("go", destination: Detail(id: 1))
        Stateful([0, 1, 2], ids) { ids in
          ForEach(ids.wrappedValue, id: \.self) { Noted("\($0)", log) }
        }
      }
    }
    host.tap("go")
    #expect(log.take() == ["+0", "+1", "+2", "-0", "-1", "-2"])
    host.update { ids.value = [3, 2, 0] }
    host.update { ids.value = [3, 2, 4] }
    #expect(host.texts == ["detail 1"])
    #expect(log.take() == [])
    host.goBack()
    #expect(log.take().sorted() == ["+2", "+3", "+4"])
    #expect(host.texts == ["go", "3", "2", "4"])
  }

  @Test("bodies run under a cover, and callbacks are the newest")
  func newest() {
    let log = Log()
    let handle = Handle<Int>()
    let host = ViewHost {
      NavigationStack {
        Stateful(0, handle) { value in
          let value = value.wrappedValue
          NavigationLink("go", destination: Detail(id: 1))
            .onAppear { log.add("+\(value)") }
            .onDisappear { log.add("-\(value)") }
        }
      }
    }
    host.tap("go")
    host.update { handle.value = 1 }
    host.goBack()
    host.update { handle.value = 2 }
    host.tap("go")
    #expect(log.take() == ["+0", "-0", "+1", "-2"])
  }

  @Test("a screen whose link is removed below it: what remains there appears again")
  func linkRemoved() {
    let log = Log()
    let handle = Handle<Bool>()
    let host = ViewHost {
      NavigationStack {
        Stateful(true, handle) { isThere in
          if isThere.wrappedValue { NavigationLink("go", destination: Noted("pushed", log)) }
          if isThere.wrappedValue { Noted("with it", log) }
        }
        Noted("root", log)
      }
    }
    host.tap("go")
    _ = log.take()
    host.update { handle.value = false }
    #expect(log.take().sorted() == ["+root", "-pushed"])
  }

  @Test("the whole stack goes while a screen is covered: only what was shown disappears")
  func stackRemoved() {
    let log = Log()
    let handle = Handle<Bool>()
    let host = ViewHost {
      Stateful(true, handle) { isThere in
        if isThere.wrappedValue {
          NavigationStack {
            Noted("root", log)
            NavigationLink("go", destination: Noted("pushed", log))
          }
          .onDisappear { log.add("-stack") }
        }
      }
    }
    host.tap("go")
    _ = log.take()
    host.update { handle.value = false }
    #expect(log.take().sorted() == ["-pushed", "-stack"])
  }

  @Test("pushed and popped within one action: nobody hears of it")
  func withinOneAction() {
    let log = Log()
    let handle = Handle<Bool>()
    let host = ViewHost {
      NavigationStack {
        Stateful(false, handle) { NavigationLink("go", destination: Noted("pushed", log), isActive: $0) }
        Noted("root", log)
      }
    }
    _ = log.take()
    host.update {
      handle.value = true
      handle.value = false
    }
    #expect(log.take() == [])
  }

  @Test("a screen that pops itself when it appears was there all the same")
  func popsItself() {
    let log = Log()
    let handle = Handle<Bool>()
    let host = ViewHost {
      NavigationStack {
        Stateful(false, handle) { isOn in
          NavigationLink("go", destination: Noted("pushed", log).onAppear { isOn.wrappedValue = false }, isActive: isOn)
        }
        Noted("root", log)
      }
    }
    _ = log.take()
    host.tap("go")
    #expect(host.depth == 1)
    #expect(log.take().sorted() == ["+pushed", "+root", "-pushed", "-root"])
  }

  @Test("callbacks that write: an appearance that counts itself", arguments: [1, 3])
  func counting(rounds: Int) {
    struct Counter: View {
      @State private var appearances = 0
      var body: some View {
        Text("appeared \(appearances)").onAppear { appearances += 1 }
        NavigationLink("go", destination: Detail(id: 1))
      }
    }
    let host = ViewHost { NavigationStack { Counter() } }
    for _ in 0..<rounds {
      host.tap("go")
      host.goBack()
    }
    #expect(host.texts == ["appeared \(rounds + 1)", "go"])
  }

  @Test("nodes, bodies and values: covering costs none of them", arguments: [10, 1000])
  func cost(rows: Int) {
    let host = ViewHost {
      NavigationStack {
        NavigationLink("go", destination: Detail(id: 1))
        ForEach(0..<rows) { Text("\($0)") }
      }
      .onAppear {}
    }
    host.resetCounts()
    host.tap("go")
    host.goBack()
    #expect(host.counts.nodesCreated == 2)
    #expect(host.counts.nodesRemoved == 2)
    #expect(host.counts.bodiesEvaluated == 1)
    #expect(host.counts.valuesReceived == 0)
  }
}
