import Testing
import ViewTree

@MainActor @Suite("What a view's object writes while its host goes")
struct EndingTests {
  /// Does something as it goes.
  final class Farewell {
    let action: () -> Void
    init(_ action: @escaping () -> Void) { self.action = action }
    deinit { action() }
  }

  struct Child: View {
    let farewell: Farewell
    var body: some View { Text("child") }
  }

  @Test("a state of a view around it: the storage takes it, and nobody runs")
  func state() {
    let handle = Handle<Int>()
    do {
      let host = ViewHost {
        Stateful(0, handle) { number in
          Text("\(number.wrappedValue)")
          Child(farewell: Farewell { handle.value += 1 })
        }
      }
      #expect(host.texts == ["0", "child"])
    }
    #expect(handle.value == 1)
  }

  @Observable final class Counter {
    var number = 0
  }

  @Test("an observable object that a view around it has read")
  func observable() {
    struct Reader: View {
      let counter: Counter
      var body: some View {
        Text("\(counter.number)")
        Child(farewell: Farewell { [counter] in counter.number += 1 })
      }
    }
    let counter = Counter()
    do {
      let host = ViewHost { Reader(counter: counter) }
      #expect(host.texts == ["0", "child"])
    }
    #expect(counter.number == 1)
  }

  @Test("a published property of an object that a view around it observes")
  func published() {
    struct Reader: View {
      @ObservedObject var model: Model
      var body: some View {
        Text("\(model.number)")
        Child(farewell: Farewell { [model] in model.number += 1 })
      }
    }
    let model = Model()
    do {
      let host = ViewHost { Reader(model: model) }
      #expect(host.texts == ["0", "child"])
    }
    #expect(model.number == 1)
  }

  @Test("a binding to a member of a state, which a view around it has read")
  func member() {
    struct Reader: View {
      @Binding var name: String
      var body: some View {
        Text(name)
        Child(farewell: Farewell { [binding = $name] in binding.wrappedValue += "x" })
      }
    }
    struct Pair {
      var name = "a"
    }
    let handle = Handle<Pair>()
    do {
      let host = ViewHost { Stateful(Pair(), handle) { Reader(name: $0.name) } }
      #expect(host.texts == ["a", "child"])
    }
    #expect(handle.value.name == "ax")
  }
}
