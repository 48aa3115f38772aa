import Testing
import ViewTree

@MainActor @Suite("B80: onAppear runs innermost first, in written order")
struct B80AppearanceTests {
  @Test("modifiers upon modifiers")
  func written() {
    let log = Log()
    _ = ViewHost {
      Text("text")
        .onAppear { log.add("first") }
        .background(Text("behind").onAppear { log.add("behind") })
        .onAppear { log.add("second") }
        .onAppear(perform: nil)
        .id(1)
        .onAppear { log.add("third") }
    }
    #expect(log.take() == ["first", "behind", "second", "third"])
  }

  struct Leaf: View {
    let name: String
    let log: Log
    var body: some View { Text(name).onAppear { log.add("leaf \(name)") } }
  }

  struct Branch<Content: View>: View {
    let name: String
    let log: Log
    @ViewBuilder let content: Content
    @State private var state = 0
    var body: some View { VStack { content }.onAppear { log.add("branch \(name)") } }
  }

  @Test("views in views: children before parents, in any depth")
  func tree() {
    let log = Log()
    _ = ViewHost {
      Branch(name: "1", log: log) {
        Branch(name: "2", log: log) { AnyView(Leaf(name: "a", log: log)) }
        if true { Leaf(name: "b", log: log) }
        ForEach(0..<2) { Leaf(name: "c\($0)", log: log) }
      }
      .onAppear { log.add("root") }
    }
    #expect(log.take() == ["leaf a", "branch 2", "leaf b", "leaf c0", "leaf c1", "branch 1", "root"])
  }

  @Test("after the whole tree has been made, and never in a later pass", arguments: [1, 3])
  func once(changes: Int) {
    let log = Log()
    let handle = Handle<Int>()
    let host = ViewHost {
      Stateful(0, handle) { value in
        let _ = log.add("body \(value.wrappedValue)")
        Text("a").onAppear { log.add("appear a") }
        Stateful(0, Handle<Int>()) { _ in
          let _ = log.add("inner body")
          Text("b").onAppear { log.add("appear b") }
        }
      }
    }
    #expect(log.take() == ["body 0", "inner body", "appear a", "appear b"])
    for value in 1...changes { host.update { handle.value = value } }
    #expect(!log.take().contains { $0.hasPrefix("appear") })
  }

  @Test("what enters later appears then, the pushed screen after its push")
  func later() {
    let log = Log()
    let handle = Handle<[Int]>()
    let host = ViewHost {
      NavigationStack {
        Stateful([1], handle) { ids in
          ForEach(ids.wrappedValue, id: \.self) { Leaf(name: "\($0)", log: log) }
        }
        NavigationLink("go") {
          Branch(name: "pushed", log: log) { Leaf(name: "inside", log: log) }
        }
      }
    }
    #expect(log.take() == ["leaf 1"])
    host.update { handle.value = [3, 1, 2] }
    #expect(log.take() == ["leaf 3", "leaf 2"])
    host.tap("go")
    #expect(log.take() == ["leaf inside", "branch pushed"])
  }

  @Test("the action of the first value runs; a write in it makes one more pass")
  func writes() {
    let log = Log()
    let handle = Handle<Int>()
    let host = ViewHost {
      Stateful(0, handle) { value in
        let _ = log.add("body \(value.wrappedValue)")
        Text("\(value.wrappedValue)")
          .onAppear { value.wrappedValue += 1 }
          .onAppear { value.wrappedValue += 10 }
      }
    }
    #expect(log.take() == ["body 0", "body 11"])
    #expect(host.texts == ["11"])
  }

  @Test("disappearing: innermost first too")
  func disappearance() {
    let log = Log()
    let handle = Handle<Bool>()
    let host = ViewHost {
      Stateful(true, handle) { isThere in
        if isThere.wrappedValue {
          VStack { Text("a").onDisappear { log.add("a") } }
            .onDisappear { log.add("stack") }
            .onDisappear { log.add("outer") }
        }
      }
    }
    host.update { handle.value = false }
    #expect(log.take() == ["a", "stack", "outer"])
  }

  @Test("a disappearance runs the newest action")
  func newest() {
    let log = Log()
    let handle = Handle<Int>()
    let host = ViewHost {
      Stateful(0, handle) { value in
        let value = value.wrappedValue
        if value < 5 { Text("a").onDisappear { log.add("with \(value)") } }
      }
    }
    for value in 1...5 { host.update { handle.value = value } }
    #expect(log.take() == ["with 4"])
  }

  @Test("onAppear and onChange with initial in written order, tasks after the whole tree")
  func everyKind() async {
    let log = Log()
    let host = ViewHost {
      VStack {
        Text("a")
          .task { log.add("task a") }
          .onAppear { log.add("appear a") }
          .onChange(of: 1, initial: true) { log.add("initial a") }
      }
      .onChange(of: 2, initial: true) { log.add("initial stack") }
      .task { log.add("task stack") }
      .onAppear { log.add("appear stack") }
      .onChange(of: 3) { log.add("never") }
      Noted("b", log)
    }
    #expect(log.take() == ["appear a", "initial a", "initial stack", "appear stack", "+b"])
    await host.advance(by: .zero)
    #expect(log.take() == ["task a", "task stack"])
  }

  @Test("what comes and goes within one pass hears nothing; what goes before its turn neither")
  func withinOnePass() {
    let log = Log()
    let step = Handle<Int>()
    let host = ViewHost {
      Stateful(0, step) { step in
        if step.wrappedValue == 1 {
          Text("first").onAppear { step.wrappedValue = 2 }
        }
        if step.wrappedValue > 0 {
          Noted("row", log)
        }
      }
    }
    // The row's own callback was due together with the one whose write removes it in the pass after.
    host.update { step.value = 1 }
    #expect(log.take() == ["+row"])
    host.update { step.value = 0 }
    host.update {
      step.value = 1
      step.value = 0
    }
    #expect(log.take() == ["-row"])
  }

  @Test("a state written in onAppear by a row that its write removes: it appears, disappears, and the write counts")
  func writesAndGoes() {
    let log = Log()
    let ids = Handle<[Int]>()
    let host = ViewHost {
      Stateful([0, 1], ids) { ids in
        ForEach(ids.wrappedValue, id: \.self) { id in
          Noted("\(id)", log).onAppear { if id > 1 { ids.wrappedValue.removeAll { $0 == id } } }
        }
      }
    }
    _ = log.take()
    host.update { ids.value = [0, 2, 1, 3] }
    #expect(log.take() == ["+2", "+3", "-2", "-3"])
    #expect(host.texts == ["0", "1"])
    #expect(host.warnings == [])
  }
}
