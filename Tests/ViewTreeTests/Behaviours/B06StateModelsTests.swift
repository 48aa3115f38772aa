import Testing
import ViewTree

@MainActor @Suite("B06: a model as a state's initial value is made on every init, and the first of an identity is kept")
struct B06StateModelsTests {
  final class Plain {
    let number: Int
    private let log: Log
    init(_ number: Int, _ log: Log) {
      self.number = number
      self.log = log
      log.add("+\(number)")
    }
    deinit { log.add("-\(number)") }
  }

  struct Owner: View {
    @State private var model: Plain

    init(_ number: Int, _ log: Log) {
      WorkCounts.countDestination()
      _model = State(initialValue: Plain(number, log))
    }

    var body: some View { Text("model \(model.number)") }
  }

  @Test("eager links: one each at mount, one each more for another body of the link site", arguments: [1, 3, 20])
  func links(count: Int) {
    let log = Log()
    let handle = Handle<Int>()
    let host = ViewHost {
      NavigationStack {
        Stateful(0, handle) { tick in
          let tick = tick.wrappedValue
          ForEach(0..<count) { id in NavigationLink("row \(id)", destination: Owner(100 * tick + id, log)) }
        }
      }
    }
    #expect(log.take() == (0..<count).map { "+\($0)" })
    host.update { handle.value = 1 }
    #expect(log.take().filter { $0.hasPrefix("+") } == (0..<count).map { "+\(100 + $0)" })
    host.tap("row 0")
    #expect(log.take() == [])
    #expect(host.texts == ["model 100"])
    // A model that the pushed screen is given now is made, and not looked at.
    host.update { handle.value = 2 }
    #expect(log.take().contains("+200"))
    #expect(host.texts == ["model 100"])
    host.goBack()
    host.tap("row 0")
    #expect(host.texts == ["model 200"])
  }
}
