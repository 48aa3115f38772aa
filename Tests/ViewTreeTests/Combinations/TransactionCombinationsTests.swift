import Testing
import ViewTree

@MainActor @Suite("Two rules at once: transactions")
struct TransactionCombinationsTests {
  /// Writes down what its bodies see of a state and of an object.
  struct Both: View {
    let log: Log
    let handle: Handle<Int>
    @ObservedObject var model: Model
    @State private var count = 0
    var body: some View {
      let _ = handle.hold($count)
      let _ = log.add("\(count) \(model.number)")
      Text("\(count) \(model.number)")
    }
  }

  @Test("a published property and a state in one transaction or two: a body for each transaction (B41, B42)")
  func publishedAndState() {
    let log = Log()
    let handle = Handle<Int>()
    let model = Model()
    let host = ViewHost { Both(log: log, handle: handle, model: model) }
    #expect(log.take() == ["0 0"])
    host.update {
      withAnimation {
        model.number = 1
        handle.value = 1
      }
    }
    #expect(log.take() == ["1 1"])
    // A state waits for its transaction; an object has but one value, which is seen at once.
    host.update {
      handle.value = 2
      withAnimation { model.number = 2 }
    }
    #expect(log.take() == ["2 2", "2 2"])
    host.update {
      withAnimation { model.number = 3 }
      handle.value = 3
    }
    #expect(log.take() == ["2 3", "3 3"])
  }

  @Test("an update inside a callback, with transactions: its passes come after the callback, one for each (B41, B80)")
  func updateInsideCallback() {
    struct Screen: View {
      let log: Log
      let handle: Handle<Int>
      let appear: @MainActor () -> Void
      @State private var v = 0
      var body: some View {
        let _ = handle.hold($v)
        let _ = log.add("body \(v)")
        if v > 0 { Text("later").onAppear(perform: appear) }
      }
    }
    let log = Log()
    let handle = Handle<Int>()
    var host: ViewHost!
    // The closures in the views hold the host, which holds them.
    defer { host = nil }
    host = ViewHost {
      Screen(log: log, handle: handle) {
        host.update {
          handle.value = 2
          withAnimation { handle.value = 3 }
        }
        log.add("callback over, \(handle.value)")
      }
    }
    host.update { handle.value = 1 }
    #expect(log.take() == ["body 0", "body 1", "callback over, 3", "body 2", "body 3"])
    withAnimation {
      host.update { handle.value = 4 }
      #expect(log.take() == ["body 4"])
    }
  }

  @Test("a tap and a write in one action are one pass, whatever transactions came before (B41, B13, B71)")
  func tapAndWrite() {
    struct Editor: View {
      let input: Int
      @State private var edits = 0
      var body: some View { Text("input \(input), edits \(edits)") }
    }
    struct LinkSite: View {
      let handle: Handle<Int>
      @State private var input = 0
      var body: some View {
        let _ = handle.hold($input)
        NavigationLink("go", destination: Editor(input: input))
      }
    }
    let handle = Handle<Int>()
    let host = ViewHost { NavigationStack { LinkSite(handle: handle) } }
    for input in [2, 4, 6] {
      let causes = host.causes {
        host.update {
          host.tap("go")
          handle.value = input
        }
      }
      #expect(causes == ["LinkSite: _input", "Editor: @self, @identity, _edits"])
      #expect(host.texts == ["input \(input), edits 0"])
      host.goBack()
      host.update { withAnimation { handle.value = input + 1 } }
    }
  }

  /// Rows that tell of their life, over a list that a test changes.
  struct Rows: View {
    let log: Log
    let handle: Handle<[Int]>
    @State private var numbers = [1, 2]
    var body: some View {
      let _ = handle.hold($numbers)
      ForEach(numbers, id: \.self) { number in
        NavigationLink("push \(number)", destination: LoggedDetail("detail \(number)", log))
        Keeper(number)
          .onAppear { log.add("appear \(number)") }
          .onDisappear { log.add("disappear \(number)") }
      }
    }
  }

  @Test("a row goes and comes back, in two transactions or in one: a new identity, or the same one (B41, B50)")
  func removedAndBack() {
    let log = Log()
    let handle = Handle<[Int]>()
    let host = ViewHost { Rows(log: log, handle: handle) }
    _ = log.take()
    host.tap("1 keeps 1")
    host.update {
      withAnimation {
        handle.value = [2]
        handle.value = [1, 2]
      }
    }
    #expect(host.texts == ["push 1", "1 keeps 101", "push 2", "2 keeps 2"])
    #expect(log.take() == [])
    host.update {
      handle.value = [2]
      withAnimation { handle.value = [1, 2] }
    }
    #expect(host.texts == ["push 1", "1 keeps 1", "push 2", "2 keeps 2"])
    #expect(log.take() == ["disappear 1", "appear 1"])
  }

  @Test("a link is tapped, and the next transaction removes its row: the screen comes and goes (B41, B68, B84)")
  func pushedAndRemoved() {
    let log = Log()
    let handle = Handle<[Int]>()
    let host = ViewHost { NavigationStack { Rows(log: log, handle: handle) } }
    _ = log.take()
    host.update {
      host.tap("push 1")
      withAnimation { handle.value = [2] }
    }
    // With the row's last disappearance or without it: whether it has come back in between is not settled.
    let lines = log.take().filter { $0.contains("detail") }
    #expect(lines == ["body detail 1", "appear detail 1", "disappear detail 1"])
    #expect(host.depth == 1)
    #expect(host.texts == ["push 2", "2 keeps 2"])
  }
}
