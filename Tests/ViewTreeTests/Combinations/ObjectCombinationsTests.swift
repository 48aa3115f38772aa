import Testing
import ViewTree

@MainActor @Suite("Two rules at once: objects and bindings")
struct ObjectCombinationsTests {
  @Test("an object publishes while the .id around its owner changes: one body, of the new identity (B51, B04)")
  func identityAndPublished() {
    final class Held {
      weak var model: LoggedModel?
    }
    struct Owner: View {
      let held: Held
      @StateObject private var model: LoggedModel

      init(_ log: Log, _ held: Held) {
        self.held = held
        _model = StateObject(wrappedValue: LoggedModel(0, log))
      }

      var body: some View {
        let _ = held.model = model
        Text("number \(model.number)")
      }
    }
    struct Screen: View {
      let log: Log
      let held: Held
      let handle: Handle<Int>
      @State private var identity = 0
      var body: some View {
        let _ = handle.hold($identity)
        Owner(log, held).id(identity)
      }
    }
    let log = Log()
    let held = Held()
    let handle = Handle<Int>()
    let host = ViewHost { Screen(log: log, held: held, handle: handle) }
    _ = log.take()
    let causes = host.causes {
      host.update {
        held.model!.number = 7
        handle.value = 1
      }
    }
    #expect(causes == ["Screen: _identity", "Owner: @self, @identity, _model"])
    #expect(log.take().sorted() == ["+0", "-0"])
    #expect(host.texts == ["number 0"])
    #expect(host.causes { host.update { held.model!.number = 8 } } == ["Owner: _model"])
    #expect(host.texts == ["number 8"])
  }

  /// A destination that observes an object.
  struct Observer: View {
    @ObservedObject var model: Model
    var body: some View { Text("number \(model.number)") }
  }

  @Test("an object on a pushed screen is replaced, and both publish, in one action: one body, with the new (B13, B37)")
  func replacedAndPublished() {
    struct Screen: View {
      let handle: Handle<Model>
      @State var model: Model
      var body: some View {
        let _ = handle.hold($model)
        NavigationLink("go", destination: Observer(model: model))
      }
    }
    let old = Model(1)
    let new = Model(2)
    let handle = Handle<Model>()
    let host = ViewHost { NavigationStack { Screen(handle: handle, model: old) } }
    host.tap("go")
    host.resetCounts()
    host.update {
      old.number = 5
      handle.value = new
      new.number = 9
      old.number = 6
    }
    #expect(host.counts.bodies(of: Screen.self) == 1)
    #expect(host.counts.bodies(of: Observer.self) == 1)
    #expect(host.texts == ["number 9"])
    #expect(host.causes { host.update { old.number = 7 } } == [])
    #expect(host.causes { host.update { new.number = 8 } } == ["Observer: _model"])
  }

  struct Sums: View {
    let handle: Handle<Int>
    @ObservedObject var model: Model
    @State private var sum = 0
    var body: some View {
      let _ = handle.hold($sum)
      Text("number \(model.number), sum \(sum)")
    }
  }

  @Test("a sink writes a state: in an action one body for both; during a body it is refused (B42, B44)")
  func sinkWritesState() {
    /// Writes an object in its body, which no view should do.
    struct Writer: View {
      let model: Model
      @Binding var isOn: Bool
      var body: some View {
        let _ = isOn ? model.number += 1 : ()
        Text("\(isOn)")
      }
    }
    struct Switch: View {
      let model: Model
      let handle: Handle<Bool>
      @State private var isOn = false
      var body: some View {
        let _ = handle.hold($isOn)
        Writer(model: model, isOn: $isOn)
      }
    }
    let source = Model()
    let shown = Model()
    let sum = Handle<Int>()
    let isOn = Handle<Bool>()
    let host = ViewHost {
      Sums(handle: sum, model: shown)
      Switch(model: source, handle: isOn)
    }
    let subscription = source.$number.sink { sum.value += $0 }
    defer { subscription.cancel() }
    let causes = host.causes {
      host.update {
        source.number = 2
        shown.number = 4
        source.number = 3
      }
    }
    #expect(causes == ["Sums: _model, _sum"])
    #expect(host.texts == ["number 4, sum 5", "false"])
    #expect(host.warnings == [])
    #expect(host.causes { host.update { isOn.value = true } } == ["Writer: _isOn"])
    #expect(
      host.warnings == [
        "Modifying state during view update: _sum is written while a body is evaluated. The write is dropped."
      ]
    )
    #expect(host.texts == ["number 4, sum 5", "true"])
    #expect(source.number == 4)
  }

  @Test("a binding through equal views: only the one that reads runs, also when the parent runs (B36, B30)")
  func bindingThroughEqualMiddle() {
    struct Inner: View {
      @Binding var value: Int
      var body: some View { Button("value \(value)") { value += 1 } }
    }
    struct Middle: View {
      let levels: Int
      @Binding var value: Int
      var body: some View {
        if levels > 0 { AnyView(Middle(levels: levels - 1, value: $value)) } else { Inner(value: $value) }
      }
    }
    struct Screen: View {
      let handle: Handle<Int>
      @State private var value = 0
      @State private var tick = 0
      var body: some View {
        let _ = handle.hold($tick)
        Text("tick \(tick)")
        Middle(levels: 1, value: $value)
      }
    }
    let handle = Handle<Int>()
    let host = ViewHost { Screen(handle: handle) }
    #expect(host.causes { host.tap("value 0") } == ["Inner: _value"])
    let causes = host.causes {
      host.update {
        host.tap("value 1")
        handle.value = 1
      }
    }
    #expect(causes == ["Screen: _tick", "Inner: _value"])
    #expect(host.counts.values(of: Middle.self) == 1)
    #expect(host.texts == ["tick 1", "value 2"])
    #expect(host.causes { host.update { handle.value = 2 } } == ["Screen: _tick"])
  }
}
