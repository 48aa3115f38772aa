import Testing
import ViewTree

@MainActor @Suite("B13: the pushed screen receives each new destination value")
struct B13NewDestinationTests {
  /// A destination with an input and a state of its own.
  struct Editor: View {
    let input: Int
    @State private var edits = 0

    init(input: Int) {
      WorkCounts.countDestination()
      self.input = input
    }

    var body: some View {
      Text("input \(input), edits \(edits)")
      Button("edit") { edits += 1 }
    }
  }

  @Test("equal inputs: no body; other inputs: a body; the state is kept")
  func inputs() {
    let handle = Handle<Int>()
    let host = ViewHost {
      NavigationStack {
        Stateful(0, handle) { tick in
          NavigationLink("go", destination: Editor(input: tick.wrappedValue / 2))
        }
      }
    }
    host.tap("go")
    host.tap("edit")
    host.tap("edit")
    #expect(host.texts == ["input 0, edits 2", "edit"])
    host.resetCounts()
    host.update { handle.value = 1 }
    #expect(host.built == Built(links: 1, destinations: 1, entered: 0))
    #expect(host.counts.bodies(of: Editor.self) == 0)
    host.update { handle.value = 2 }
    #expect(host.counts.bodies(of: Editor.self) == 1)
    #expect(host.causes.map(\.description).last == "Editor: @self")
    #expect(host.texts == ["input 1, edits 2", "edit"])
    host.goBack()
    host.tap("go")
    #expect(host.texts == ["input 1, edits 0", "edit"])
  }

  @Test("a lazy wrapper on screen is unequal: its body runs and makes the destination again")
  func lazyWrapper() {
    let handle = Handle<Int>()
    let host = ViewHost {
      NavigationStack {
        Stateful(0, handle) { tick in
          let tick = tick.wrappedValue
          let other = "other \(tick)"
          NavigationLink("go", destination: Lazy { Detail(id: other.isEmpty ? tick : 7) })
        }
      }
    }
    #expect(host.built == Built(links: 1, destinations: 0, entered: 0))
    #expect(host.built { host.tap("go") } == Built(links: 0, destinations: 1, entered: 1))
    for tick in 1...3 {
      #expect(
        host.built { host.update { handle.value = tick } } == Built(links: 1, destinations: 1, entered: 0)
      )
    }
    #expect(host.texts == ["detail 7"])
  }

  @Test("only the link that pushed hands its destination on", arguments: [2, 10])
  func othersStay(count: Int) {
    let handle = Handle<Int>()
    let host = ViewHost {
      NavigationStack {
        Stateful(0, handle) { tick in
          ForEach(0..<count) { NavigationLink("row \($0)", destination: Detail(id: $0 * 1000 + tick.wrappedValue)) }
        }
      }
    }
    host.tap("row 1")
    #expect(
      host.built { host.update { handle.value = 5 } } == Built(links: count, destinations: count, entered: 1)
    )
    #expect(host.texts == ["detail 1005"])
    host.goBack()
    host.update { handle.value = 6 }
    host.tap("row 0")
    #expect(host.texts == ["detail 6"])
  }

  @Test("screens upon screens each receive theirs in one pass")
  func nested() {
    struct Middle: View {
      let input: Int
      @State private var kept = 0
      var body: some View {
        Text("middle \(input) kept \(kept)")
        Button("keep") { kept += 1 }
        NavigationLink("deeper", destination: Editor(input: input * 10))
      }
    }
    let handle = Handle<Int>()
    let host = ViewHost {
      NavigationStack {
        Stateful(1, handle) { input in NavigationLink("go", destination: AnyView(Middle(input: input.wrappedValue))) }
      }
    }
    host.tap("go")
    host.tap("keep")
    host.tap("deeper")
    host.tap("edit")
    #expect(
      host.causes(of: { host.update { handle.value = 2 } }).dropFirst() == ["Middle: @self", "Editor: @self"]
    )
    #expect(host.texts == ["input 20, edits 1", "edit"])
    host.goBack()
    #expect(host.texts == ["middle 2 kept 1", "keep", "deeper"])
  }

  @Test("a destination of another type under AnyView takes the place of the old one, on the stack")
  func otherType() {
    let handle = Handle<Bool>()
    let log = Log()
    let host = ViewHost {
      NavigationStack {
        Stateful(false, handle) { flag in
          NavigationLink(
            "go",
            destination: flag.wrappedValue ? AnyView(Text("plain")) : AnyView(LoggedDetail("a", log))
          )
        }
      }
    }
    host.tap("go")
    host.update { handle.value = true }
    #expect(log.take() == ["body a", "appear a", "disappear a"])
    #expect(host.texts == ["plain"])
    #expect(host.depth == 2)
  }

  /// A destination with an object and a state of its own.
  struct Observer: View {
    @ObservedObject var model: Model
    @State private var edits = 0

    init(model: Model) {
      WorkCounts.countDestination()
      self.model = model
    }

    var body: some View {
      Text("number \(model.number), edits \(edits)")
      Button("edit") { edits += 1 }
    }
  }

  @Test("an observed object made with the destination is replaced, the state is kept", arguments: [1, 5])
  func objects(ticks: Int) {
    var models: [Model] = []
    func made() -> Model {
      models.append(Model(models.count))
      return models.last!
    }
    let handle = Handle<Int>()
    let host = ViewHost {
      NavigationStack {
        Stateful(0, handle) { tick in
          Text("\(tick.wrappedValue)")
          NavigationLink("go", destination: Observer(model: made()))
        }
      }
    }
    host.tap("go")
    host.tap("edit")
    for tick in 1...ticks {
      #expect(host.causes(of: { host.update { handle.value = tick } }).last == "Observer: @self")
      #expect(host.texts == ["number \(tick), edits 1", "edit"])
    }
    #expect(models.count == 1 + ticks)
    // Only the newest is observed.
    #expect(host.causes(of: { host.update { for model in models.dropLast() { model.number = 100 } } }) == [])
    #expect(host.causes(of: { host.update { models.last!.number = 200 } }) == ["Observer: _model"])
    #expect(host.texts == ["number 200, edits 1", "edit"])
  }

  @Test("the same object in a newer destination: equal, no body, still observed")
  func sameObject() {
    let model = Model(3)
    let handle = Handle<Int>()
    let host = ViewHost {
      NavigationStack {
        Stateful(0, handle) { tick in
          Text("\(tick.wrappedValue)")
          NavigationLink("go", destination: AnyView(Observer(model: model)))
        }
      }
    }
    host.tap("go")
    #expect(host.causes(of: { host.update { handle.value = 1 } }).count == 1)
    #expect(host.causes(of: { host.update { model.number = 4 } }) == ["Observer: _model"])
    #expect(host.texts == ["number 4, edits 0", "edit"])
  }
}
