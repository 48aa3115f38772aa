import Testing
import ViewTree

@MainActor @Suite("B53: a state is made once for each identity, from the first initial value")
struct B53StorageTests {
  @Test("later initial values are ignored", arguments: [1, 2, 50])
  func later(changes: Int) {
    let handle = Handle<Int>()
    let host = ViewHost { Stateful(0, handle) { Keeper($0.wrappedValue) } }
    for value in 1...changes { host.update { handle.value = value } }
    #expect(host.texts == ["\(changes) keeps 0"])
  }

  @Test("each identity has its own, from its own first value")
  func identities() {
    let handle = Handle<Int>()
    let host = ViewHost {
      Stateful(0, handle) { offset in
        let offset = offset.wrappedValue
        Keeper(offset)
        AnyView(Keeper(offset + 1))
        Group { if offset >= 0 { Keeper(offset + 2) } }
        ForEach(0..<2) { Keeper(offset + 3 + $0) }
      }
    }
    host.update { handle.value = 10 }
    #expect(host.texts == ["10 keeps 0", "11 keeps 1", "12 keeps 2", "13 keeps 3", "14 keeps 4"])
    host.tap("12 keeps 2")
    #expect(host.texts == ["10 keeps 0", "11 keeps 1", "12 keeps 102", "13 keeps 3", "14 keeps 4"])
  }

  @Test("several states of one view, of several types, one of them optional without a value")
  func several() {
    struct Form: View {
      @State private var name = "a"
      @State private var count = 1
      @State private var choice: Int?
      @State private var list: [String] = []
      var body: some View {
        Button("\(name) \(count) \(choice ?? -1) \(list)") {
          name += "b"
          count += 1
          choice = (choice ?? 0) + 1
          list.append(name)
        }
      }
    }
    let host = ViewHost { Form() }
    host.tap("a 1 -1 []")
    host.tap("ab 2 1 [\"ab\"]")
    #expect(host.texts == ["abb 3 2 [\"ab\", \"abb\"]"])
    #expect(host.counts.bodies(of: Form.self) == 3)
  }

  @Test("the first object is kept, the others go at once")
  func objects() {
    final class Model {
      let number: Int
      init(_ number: Int, _ log: Log) {
        self.number = number
        self.log = log
        log.add("+\(number)")
      }
      let log: Log
      deinit { log.add("-\(number)") }
    }
    struct Owner: View {
      @State private var model: Model
      init(_ number: Int, _ log: Log) { _model = State(initialValue: Model(number, log)) }
      var body: some View { Text("model \(model.number)") }
    }
    let log = Log()
    let handle = Handle<Int>()
    do {
      let host = ViewHost { Stateful(0, handle) { Owner($0.wrappedValue, log) } }
      host.update { handle.value = 1 }
      #expect(host.texts == ["model 0"])
      host.update { handle.value = 2 }
      #expect(host.texts == ["model 0"])
    }
    #expect(log.take().sorted() == ["+0", "+1", "+2", "-0", "-1", "-2"])
  }

  @Test("outside a tree a state is its initial value, and writes go nowhere")
  func outside() {
    struct Loose {
      @State var number = 3
    }
    let loose = Loose()
    loose.number = 4
    loose.$number.wrappedValue = 5
    #expect([loose.number, loose.$number.wrappedValue] == [3, 3])
  }
}
