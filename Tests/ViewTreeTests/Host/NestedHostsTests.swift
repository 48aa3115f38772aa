import Testing
import ViewTree

@MainActor @Suite("A host that is made or driven inside a body of another: its actions are no part of that body")
struct NestedHostsTests {
  /// Counts its appearances, by a state that its body reads.
  struct Appearing: View {
    @State private var count = 0
    var body: some View {
      Text("appeared \(count)").onAppear { count += 1 }
      Button("add") { count += 1 }
    }
  }

  /// Does something while its body is evaluated.
  struct Working: View {
    let work: () -> Void
    var body: some View {
      let _ = work()
      Text("done")
    }
  }

  @Test("made there, it keeps what its onAppear writes")
  func made() {
    var inner: ViewHost?
    let outer = ViewHost { Working { inner = ViewHost { Appearing() } } }
    #expect(inner?.texts == ["appeared 1", "add"])
    #expect(inner?.warnings == [])
    #expect(outer.texts == ["done"])
    #expect(outer.warnings == [])
  }

  @Test("driven there, it takes writes, and its passes run")
  func driven() {
    let inner = ViewHost { Appearing() }
    let outer = ViewHost { Working { inner.tap("add") } }
    #expect(inner.texts == ["appeared 2", "add"])
    #expect(inner.warnings + outer.warnings == [])
  }

  @Test("driven inside its own action, too")
  func insideItsOwnAction() {
    let handle = Handle<Int>()
    let inner = ViewHost { Stateful(0, handle) { Text("\($0.wrappedValue)") } }
    inner.update {
      _ = ViewHost { Working { inner.update { handle.value += 1 } } }
      handle.value += 10
    }
    #expect(inner.texts == ["11"])
    #expect(inner.warnings == [])
  }

  @Test("after it the outer body goes on: what it reads is read, and what it writes is refused")
  func outerBody() {
    let handle = Handle<Int>()
    let outer = ViewHost {
      Stateful(0, handle) { number in
        Working {
          _ = ViewHost { Appearing() }
          number.wrappedValue = 5
        }
        Text("\(number.wrappedValue)")
      }
    }
    let refusal =
      "Modifying state during view update: _value is written while a body is evaluated. The write is dropped."
    #expect(outer.warnings == [refusal])
    #expect(outer.texts == ["done", "0"])
    outer.update { handle.value = 2 }
    #expect(outer.texts == ["done", "2"])
  }

  @Test("its actions may not write what belongs to the tree whose body runs, either")
  func writesToTheOuterTree() {
    let handle = Handle<Int>()
    let model = Model()
    let outer = ViewHost {
      Stateful(0, handle) { number in
        NumberReader(model: model)
        Working { _ = ViewHost { Text("").onAppear { number.wrappedValue += 1 } } }
        Working { _ = ViewHost { Text("").onAppear { if model.number == 0 { model.number = 1 } } } }
        Text("\(number.wrappedValue)")
      }
    }
    #expect(outer.texts == ["1", "done", "done", "0"])
    #expect(
      outer.warnings == [
        "Modifying state during view update: _value is written while a body is evaluated. The write is dropped.",
        "Publishing a change during view update: the object of _model changes while a body is evaluated, which leaves "
          + "undefined what this pass shows.",
      ]
    )
  }
}
