import Testing
import ViewTree

@MainActor @Suite("B42: several published writes in one action make one body")
struct B42OneBodyTests {
  struct Owner: View {
    @StateObject private var model = Model()
    var body: some View {
      Button("\(model.number) \(model.name)") {
        model.number += 1
        model.name += "b"
        model.number += 1
      }
    }
  }

  @Test("of one object, in one action")
  func oneObject() {
    let host = ViewHost { Owner() }
    #expect(host.causes(of: { host.tap("0 a") }) == ["Owner: _model"])
    #expect(host.texts == ["2 ab"])
  }

  @Test("of several objects that one view observes", arguments: [1, 2, 50])
  func severalObjects(writes: Int) {
    struct Pair: View {
      @ObservedObject var first: Model
      @ObservedObject var second: Model
      var body: some View { Text("\(first.number) \(second.number)") }
    }
    let (first, second) = (Model(), Model())
    let host = ViewHost { AnyView(Pair(first: first, second: second)) }
    let causes = host.causes {
      host.update {
        for number in 1...writes {
          first.number = number
          second.number = 10 * number
        }
      }
    }
    #expect(causes == ["Pair: _first, _second"])
    #expect(host.texts == ["\(writes) \(10 * writes)"])
  }

  @Test("with writes of a state: still one body, with both causes")
  func withState() {
    struct Mixed: View {
      @ObservedObject var model: Model
      @State private var count = 0
      var body: some View {
        Button("\(model.number) \(count)") {
          count += 1
          model.number += 1
          count += 1
        }
      }
    }
    let host = ViewHost { Mixed(model: Model()) }
    #expect(host.causes(of: { host.tap("0 0") }) == ["Mixed: _model, _count"])
    #expect(host.texts == ["1 2"])
  }

  @Test("writes in onAppear are one action; two actions are two bodies")
  func callbacks() {
    let model = Model()
    let host = ViewHost {
      NumberReader(model: model).onAppear {
        model.number = 1
        model.number = 2
      }
    }
    #expect(host.causes.map(\.description) == ["NumberReader: @self, @identity, _model", "NumberReader: _model"])
    host.resetCounts()
    host.update { model.number = 3 }
    host.update { model.number = 4 }
    #expect(host.counts.bodiesEvaluated == 2)
  }

  @Test("a parent and a child that both observe run once each, the parent first")
  func parentAndChild() {
    struct Parent: View {
      @ObservedObject var model: Model
      var body: some View {
        Text("parent \(model.number)")
        NumberReader(model: model)
      }
    }
    let model = Model()
    let host = ViewHost { Parent(model: model) }
    let causes = host.causes {
      host.update {
        model.number = 1
        model.name = "b"
      }
    }
    #expect(causes == ["Parent: _model", "NumberReader: _model"])
    #expect(host.texts == ["parent 1", "1"])
  }
}
