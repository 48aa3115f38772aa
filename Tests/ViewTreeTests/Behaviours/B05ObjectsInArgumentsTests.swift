import Testing
import ViewTree

@MainActor @Suite("B05: an object made in the argument list is made with each destination")
struct B05ObjectsInArgumentsTests {
  struct Observing: View {
    @ObservedObject var model: LoggedModel

    init(model: LoggedModel) {
      WorkCounts.countDestination()
      self.model = model
    }

    var body: some View { Text("\(model.number)") }
  }

  /// How many objects a log tells of: made, and gone again.
  func objects(_ log: Log) -> [Int] {
    let lines = log.take()
    return [lines.count { $0.hasPrefix("+") }, lines.count { $0.hasPrefix("-") }]
  }

  @Test("as many objects as links at mount, and as many again for each body of the link site", arguments: [1, 3, 42])
  func arguments(count: Int) {
    let log = Log()
    let handle = Handle<Int>()
    let host = ViewHost {
      NavigationStack {
        Stateful(0, handle) { tick in
          Text("\(tick.wrappedValue)")
          ForEach(0..<count) { id in NavigationLink("row \(id)", destination: Observing(model: LoggedModel(id, log))) }
        }
      }
    }
    #expect(objects(log) == [count, 0])
    for tick in 1...3 {
      #expect(
        host.built { host.update { handle.value = tick } } == Built(links: count, destinations: count, entered: 0)
      )
      // Each link keeps its newer, unequal destination.
      #expect(objects(log) == [count, count])
    }
    #expect(host.counts.bodies(of: Observing.self) == 0)
  }

  @Test("as the default of the observed property")
  func propertyDefault() {
    final class Counted: ObservableObject {
      nonisolated(unsafe) static var made = 0
      @Published var number = 0
      init() { Counted.made += 1 }
    }
    struct Defaulted: View {
      @ObservedObject var model = Counted()
      var body: some View { Text("\(model.number)") }
    }
    let handle = Handle<Int>()
    let host = ViewHost {
      NavigationStack {
        Stateful(0, handle) { tick in
          Text("\(tick.wrappedValue)")
          NavigationLink("one", destination: Defaulted())
          NavigationLink("two") { AnyView(Defaulted()) }
        }
      }
    }
    #expect(Counted.made == 2)
    host.update { handle.value = 1 }
    #expect(Counted.made == 4)
    host.tap("two")
    #expect(Counted.made == 4)
  }

  @Test("behind a row whose inputs are equal none is made")
  func rowViews() {
    struct Row: View {
      let id: Int
      let log: Log
      var body: some View { NavigationLink("row \(id)", destination: Observing(model: LoggedModel(id, log))) }
    }
    let log = Log()
    let handle = Handle<Int>()
    let host = ViewHost {
      NavigationStack {
        Stateful(0, handle) { tick in
          Text("\(tick.wrappedValue)")
          ForEach(0..<5) { Row(id: $0, log: log) }
        }
      }
    }
    #expect(objects(log) == [5, 0])
    host.update { handle.value = 1 }
    #expect(objects(log) == [0, 0])
    #expect(host.texts.first == "1")
  }
}
