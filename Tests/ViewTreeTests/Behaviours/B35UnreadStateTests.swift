import Testing
import ViewTree

@MainActor @Suite("B35: a state that no body read does not run its owner")
struct B35UnreadStateTests {
  struct Child: View {
    @Binding var x: Int
    var body: some View { Text("\(x)") }
  }

  struct Owner: View {
    let handle: Handle<Int>
    @State private var x = 0
    var body: some View {
      let _ = handle.hold($x)
      Child(x: $x)
    }
  }

  @Test("the owner uses only $x for a child: owner 0 bodies, child 1")
  func onlyTheBinding() {
    let handle = Handle<Int>()
    let host = ViewHost { Owner(handle: handle) }
    #expect(host.causes(of: { host.update { handle.value = 1 } }) == ["Child: _x"])
    #expect([host.counts.bodies(of: Owner.self), host.counts.bodies(of: Child.self)] == [0, 1])
    #expect(host.texts == ["1"])
  }

  @Test("nobody uses it at all: no body, though it is written often", arguments: [1, 10])
  func unused(writes: Int) {
    let handle = Handle<Int>()
    let host = ViewHost { Stateful(0, handle) { _ in Text("constant") } }
    host.resetCounts()
    for value in 1...writes { host.update { handle.value = value } }
    #expect(host.counts.bodiesEvaluated == 0)
    #expect(handle.value == writes)
  }

  @Test("read in an action only: no body, and the action sees the newest value")
  func inActions() {
    struct Counter: View {
      let log: Log
      @State private var count = 0
      var body: some View {
        Button("add") { count += 1 }
        Button("show") { log.add("\(count)") }
      }
    }
    let log = Log()
    let host = ViewHost { Counter(log: log) }
    host.resetCounts()
    for label in ["add", "show", "add", "add", "show"] { host.tap(label) }
    #expect(log.take() == ["1", "3"])
    #expect(host.counts.bodiesEvaluated == 0)
  }

  struct Sometimes: View {
    let flag: Handle<Bool>
    let number: Handle<Int>
    @State private var isShown = true
    @State private var x = 0
    var body: some View {
      let _ = (flag.hold($isShown), number.hold($x))
      if isShown { Text("\(x)") } else { Text("hidden") }
    }
  }

  @Test("once read it stays a dependency, also if later passes skip the read")
  func sticky() {
    let flag = Handle<Bool>()
    let number = Handle<Int>()
    let host = ViewHost { Sometimes(flag: flag, number: number) }
    host.update { flag.value = false }
    #expect(host.causes(of: { host.update { number.value = 1 } }) == ["Sometimes: _x"])
    #expect(host.causes(of: { host.update { number.value = 2 } }) == ["Sometimes: _x"])
    #expect(host.texts == ["hidden"])
  }

  @Test("not read yet, it is no dependency; from the first read on it is")
  func fromTheFirstRead() {
    let flag = Handle<Bool>()
    let number = Handle<Int>()
    struct Later: View {
      let flag: Handle<Bool>
      let number: Handle<Int>
      @State private var isShown = false
      @State private var x = 0
      var body: some View {
        let _ = (flag.hold($isShown), number.hold($x))
        isShown ? Text("\(x)") : Text("hidden")
      }
    }
    let host = ViewHost { Later(flag: flag, number: number) }
    #expect(host.causes(of: { host.update { number.value = 1 } }) == [])
    #expect(host.causes(of: { host.update { flag.value = true } }) == ["Later: _isShown"])
    #expect(host.causes(of: { host.update { number.value = 2 } }) == ["Later: _x"])
    #expect(host.texts == ["2"])
  }

  @Test("each identity has its own dependencies", arguments: [2, 5])
  func perIdentity(count: Int) {
    struct Row: View {
      let reads: Bool
      let handle: Handle<Int>
      @State private var x = 0
      var body: some View {
        let _ = handle.hold($x)
        Text(reads ? "\(x)" : "unread")
      }
    }
    let handles = (0..<count).map { _ in Handle<Int>() }
    let host = ViewHost { ForEach(0..<count) { AnyView(Row(reads: $0 == 1, handle: handles[$0])) } }
    let causes = host.causes(of: { host.update { for handle in handles { handle.value = 1 } } })
    #expect(causes == ["Row: _x"])
  }

  @Test("a state made anew under another identity starts unread")
  func newIdentity() {
    let flag = Handle<Bool>()
    let number = Handle<Int>()
    let id = Handle<Int>()
    let host = ViewHost {
      Stateful(0, id) { Sometimes(flag: flag, number: number).id($0.wrappedValue) }
    }
    host.update { id.value = 1 }
    #expect(host.texts == ["0"])
    #expect(host.causes(of: { host.update { number.value = 1 } }) == ["Sometimes: _x"])
  }
}
