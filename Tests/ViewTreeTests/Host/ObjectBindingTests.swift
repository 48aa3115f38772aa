import Testing
import ViewTree

/// Bindings to properties of an observable object.
@MainActor @Suite struct ObjectBindingTests {
  struct Reader: View {
    let label: String
    @Binding var value: Int
    var body: some View { Button("\(label) \(value)") { value += 1 } }
  }

  struct Writer: View {
    @Binding var value: Int
    var body: some View { Button("write") { value += 10 } }
  }

  struct Passer: View {
    @Binding var value: Int
    var body: some View { Reader(label: "passed", value: $value) }
  }

  struct Owner: View {
    @ObservedObject var model: Model
    var body: some View {
      Text("owner \(model.name)")
      Reader(label: "direct", value: $model.number)
      Writer(value: $model.number)
      Passer(value: $model.number)
    }
  }

  @Test("written through the binding: the owner runs, and of the holders those that have read it")
  func write() {
    let model = Model()
    let host = ViewHost { Owner(model: model) }
    #expect(host.causes(of: { host.tap("write") }) == ["Owner: _model", "Reader: _value", "Reader: _value"])
    #expect(host.texts == ["owner a", "direct 10", "write", "passed 10"])
    host.tap("direct 10")
    #expect(host.texts == ["owner a", "direct 11", "write", "passed 11"])
    #expect(model.number == 11)
  }

  @Test("another property changes: the holders are equal and do not run")
  func otherProperty() {
    let model = Model()
    let host = ViewHost { Owner(model: model) }
    #expect(host.causes(of: { host.update { model.name = "b" } }) == ["Owner: _model"])
    #expect(host.counts.comparisonsEqual == host.counts.comparisons - 1)
    // An equal value is published, but is not another value.
    #expect(host.causes(of: { host.update { model.number = 0 } }) == ["Owner: _model"])
    #expect(host.texts == ["owner b", "direct 0", "write", "passed 0"])
  }

  @Test("the object replaced: the holders are given another binding, and write to the new object")
  func replaced() {
    let (first, second) = (Model(1), Model(2))
    let handle = Handle<Model>()
    let host = ViewHost { Stateful(first, handle) { Owner(model: $0.wrappedValue) } }
    host.tap("direct 1")
    host.update { handle.value = second }
    #expect(host.texts == ["owner a", "direct 2", "write", "passed 2"])
    host.tap("passed 2")
    #expect([first.number, second.number] == [2, 3])
    #expect(host.causes(of: { host.update { first.number = 7 } }) == [])
    host.tap("write")
    #expect(host.texts == ["owner a", "direct 13", "write", "passed 13"])
  }

  @Test("of a state object, on a pushed screen, through AnyView")
  func stateObject() {
    struct Screen: View {
      @StateObject private var model = Model(1)
      var body: some View {
        NavigationLink("go", destination: AnyView(Passer(value: $model.number)))
        Text("\(model.number)")
      }
    }
    let host = ViewHost { NavigationStack { Screen() } }
    host.tap("go")
    #expect(host.causes(of: { host.tap("passed 1") }) == ["Screen: _model", "Reader: _value"])
    #expect(host.texts == ["passed 2"])
    host.goBack()
    #expect(host.texts == ["go", "2"])
  }

  @Test("several properties of several types, in one view")
  func severalProperties() {
    struct NameReader: View {
      @Binding var name: String
      var body: some View { Text(name) }
    }
    struct Form: View {
      @ObservedObject var model: Model
      var body: some View {
        Reader(label: "number", value: $model.number)
        NameReader(name: $model.name)
        Reader(label: "plain", value: $model.plain)
      }
    }
    let model = Model()
    let host = ViewHost { Form(model: model) }
    #expect(host.causes(of: { host.update { model.name = "b" } }) == ["Form: _model", "NameReader: _name"])
    // What is not published is noticed when the view runs for another reason.
    #expect(host.causes(of: { host.update { model.plain = 4 } }) == [])
    #expect(
      host.causes(of: { host.update { model.number = 1 } }) == ["Form: _model", "Reader: _value", "Reader: _value"]
    )
    #expect(host.texts == ["number 1", "b", "plain 4"])
  }

  @Test("a binding kept by an action outlives the view, and keeps its object")
  func kept() {
    let handle = Handle<Int>()
    struct Holder: View {
      let handle: Handle<Int>
      @StateObject private var model = Model(3)
      var body: some View {
        let _ = handle.hold($model.number)
        Text("\(model.number)")
      }
    }
    do {
      let host = ViewHost { Holder(handle: handle) }
      host.update { handle.value = 4 }
      #expect(host.texts == ["4"])
    }
    handle.value += 1
    #expect(handle.value == 5)
  }

  @Test("outside a tree")
  func outside() {
    struct Loose {
      @ObservedObject var model = Model(1)
    }
    let loose = Loose()
    loose.$model.number.wrappedValue = 5
    #expect(loose.model.number == 5)
  }
}
