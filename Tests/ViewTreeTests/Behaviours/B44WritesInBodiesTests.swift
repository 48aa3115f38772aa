import Testing
import ViewTree

@MainActor @Suite("B44: writing a state while a body is evaluated is refused with a warning")
struct B44WritesInBodiesTests {
  struct Writer: View {
    @State private var x = 0
    var body: some View {
      let _ = x += 1
      Text("\(x)")
    }
  }

  @Test("its own state, at mount")
  func own() {
    let host = ViewHost { Writer() }
    #expect(host.texts == ["0"])
    #expect(
      host.warnings == [
        "Modifying state during view update: _x is written while a body is evaluated. The write is dropped."
      ]
    )
    #expect(host.counts.bodiesEvaluated == 1)
  }

  @Test("another view's state, through a binding, in a later pass and in a destination")
  func others() {
    struct Child: View {
      let tick: Int
      @Binding var x: Int
      var body: some View {
        let _ = x = tick
        Text("child \(tick)")
      }
    }
    let handle = Handle<Int>()
    let other = Handle<Int>()
    let host = ViewHost {
      NavigationStack {
        Stateful(0, other) { x in
          Stateful(0, handle) { tick in
            Child(tick: tick.wrappedValue, x: x)
            NavigationLink("go") { Child(tick: 5, x: x) }
          }
        }
      }
    }
    #expect(host.warnings.count == 1)
    host.update { handle.value = 1 }
    #expect(host.warnings.count == 2)
    host.tap("go")
    #expect(host.warnings.count == 3)
    #expect(other.value == 0)
  }

  @Test("a write in a callback or an action is not refused")
  func allowed() {
    let handle = Handle<Int>()
    let host = ViewHost {
      Stateful(0, handle) { x in
        Button("\(x.wrappedValue)") { x.wrappedValue += 1 }.onAppear { x.wrappedValue = 5 }
      }
    }
    host.tap("5")
    #expect(host.texts == ["6"])
    #expect(host.warnings == [])
  }
}
