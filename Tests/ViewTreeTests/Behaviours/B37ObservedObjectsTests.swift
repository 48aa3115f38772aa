import Testing
import ViewTree

@MainActor @Suite("B37: any change of an object runs every view that declares it, read or not")
struct B37ObservedObjectsTests {
  @Test("rows with one object: a published property that nobody reads runs them all", arguments: [1, 10, 100])
  func rows(count: Int) {
    let model = Model()
    let host = ViewHost { ForEach(0..<count) { _ in Blind(model: model) } }
    #expect(
      host.causes(of: { host.update { model.name = "b" } })
        == Array(repeating: "Blind<Model>: _model", count: count)
    )
    #expect(host.counts.bodies(of: Blind<Model>.self) == count)
    #expect(host.counts.bodiesEvaluated == count)
  }

  @Test("a property that is not published runs none")
  func plain() {
    let model = Model()
    let host = ViewHost { ForEach(0..<10) { _ in NumberReader(model: model) } }
    #expect(host.causes(of: { host.update { model.plain = 5 } }) == [])
  }

  @Test("an equal value is published as well")
  func equalValue() {
    let model = Model()
    let host = ViewHost { NumberReader(model: model) }
    #expect(host.causes(of: { host.update { model.number = 0 } }) == ["NumberReader: _model"])
  }

  @Test("sent by hand, by objects with and without published properties, and by a publisher of the object's own")
  func byHand() {
    final class Unpublished: ObservableObject {
      var number = 0
    }
    let (model, unpublished, watched) = (Model(), Unpublished(), WatchedModel())
    let host = ViewHost {
      Blind(model: model)
      Blind(model: unpublished)
      Blind(model: watched)
    }
    #expect(host.causes(of: { host.update { model.objectWillChange.send() } }) == ["Blind<Model>: _model"])
    let causes = host.causes {
      host.update {
        unpublished.objectWillChange.send()
        watched.change(to: 1)
      }
    }
    #expect(causes == ["Blind<Unpublished>: _model", "Blind<WatchedModel>: _model"])
  }

  @Test("a subclass's property, also where the view declares the superclass")
  func subclass() {
    final class Special: Model {
      @Published var flag = false
    }
    let model = Special()
    let host = ViewHost {
      NumberReader(model: model)
      Blind(model: model)
    }
    #expect(
      host.causes(of: { host.update { model.flag = true } }) == ["NumberReader: _model", "Blind<Special>: _model"]
    )
  }

  @Test("in a row whose value is equal: the change reaches it, though its parent does not run")
  func equalRows() {
    struct Row: View {
      let id: Int
      @ObservedObject var model: Model
      var body: some View { Text("row \(id): \(model.number)") }
    }
    let models = (0..<3).map { Model($0) }
    let handle = Handle<Int>()
    let host = ViewHost {
      Stateful(0, handle) { tick in
        Text("\(tick.wrappedValue)")
        ForEach(0..<3) { Row(id: $0, model: models[$0]) }
      }
    }
    host.resetCounts()
    host.update { handle.value = 1 }
    #expect([host.counts.bodies(of: Row.self), host.counts.values(of: Row.self)] == [0, 3])
    #expect(host.causes(of: { host.update { models[1].number = 7 } }) == ["Row: _model"])
    #expect(host.texts == ["1", "row 0: 0", "row 1: 7", "row 2: 2"])
    // Both at once: the row runs once.
    let both = host.causes {
      host.update {
        models[2].number = 8
        handle.value = 2
      }
    }
    #expect(both.dropFirst() == ["Row: _model"])
  }

  @Test("a state object's owner, and those it hands the object to")
  func stateObjects() {
    struct Owner: View {
      @StateObject private var model = Model()
      var body: some View {
        Button("add") { model.number += 1 }
        NumberReader(model: model)
        Passes(model: model)
      }
    }
    struct Passes: View {
      let model: Model
      var body: some View { AnyView(NumberReader(model: model)) }
    }
    let host = ViewHost { Owner() }
    #expect(
      host.causes(of: { host.tap("add") })
        == ["Owner: _model", "NumberReader: _model", "NumberReader: _model"]
    )
    #expect(host.texts == ["add", "1", "1"])
    #expect(host.counts.bodies(of: Passes.self) == 0)
  }

  @Test("a view that holds the object and does not declare it observed does not run")
  func notDeclared() {
    struct Holder: View {
      let model: Model
      var body: some View { Text("\(model.number)") }
    }
    let model = Model()
    let host = ViewHost {
      Holder(model: model)
      NumberReader(model: model)
    }
    #expect(host.causes(of: { host.update { model.number = 1 } }) == ["NumberReader: _model"])
    #expect(host.texts == ["0", "1"])
  }

  @Test("two objects of one view, and one object twice")
  func severalProperties() {
    struct Pair: View {
      @ObservedObject var first: Model
      @ObservedObject var second: Model
      var body: some View { Text("\(first.number) \(second.number)") }
    }
    let (one, two) = (Model(), Model())
    let host = ViewHost {
      Pair(first: one, second: two)
      Pair(first: two, second: two)
    }
    #expect(host.causes(of: { host.update { one.number = 1 } }) == ["Pair: _first"])
    let causes = host.causes {
      host.update {
        two.number = 5
        one.number = 2
      }
    }
    #expect(causes == ["Pair: _first, _second", "Pair: _first, _second"])
    #expect(host.texts == ["2 5", "5 5"])
  }

  @Test("on a pushed screen and on the screens below it")
  func screens() {
    let model = Model()
    let host = ViewHost {
      NavigationStack {
        NumberReader(model: model)
        NavigationLink("go", destination: NumberReader(model: model))
      }
    }
    host.tap("go")
    #expect(
      host.causes(of: { host.update { model.number = 3 } }) == ["NumberReader: _model", "NumberReader: _model"]
    )
    #expect(host.texts == ["3"])
    host.goBack()
    #expect(host.causes(of: { host.update { model.number = 4 } }) == ["NumberReader: _model"])
    #expect(host.texts == ["4", "go"])
  }

  @Test("a generic view over the object's type, erased, in two hosts")
  func genericAndErased() {
    let model = Model()
    let first = ViewHost { AnyView(Blind(model: model)) }
    let second = ViewHost { Blind(model: model) }
    first.resetCounts()
    second.resetCounts()
    model.number = 1
    first.update {}
    #expect([first.counts.bodiesEvaluated, second.counts.bodiesEvaluated] == [1, 0])
    second.update {}
    #expect([first.counts.bodiesEvaluated, second.counts.bodiesEvaluated] == [1, 1])
  }
}
