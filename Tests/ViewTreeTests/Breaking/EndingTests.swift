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

  @Test("what waits goes with the host, and writes as it goes: work on the main queue")
  func waitingWork() {
    let handle = Handle<Int>()
    do {
      let host = ViewHost { Stateful(0, handle) { Text("\($0.wrappedValue)") } }
      let farewell = Farewell { handle.value += 1 }
      host.update { DispatchQueue.main.asyncAfter(deadline: .now() + 1) { withExtendedLifetime(farewell) {} } }
    }
    #expect(handle.value == 1)
  }

  /// A publisher that writes down who cancels, and does something about it.
  private func source(_ subject: PassthroughSubject<Int, Never>, _ cancel: @escaping () -> Void) -> AnyPublisher<
    Int, Never
  > {
    subject.handleEvents(receiveCancel: cancel).eraseToAnyPublisher()
  }

  @Test("a subscription that is cancelled writes states of views around it, which are let go with the tree")
  func cancellation() {
    struct Listener: View {
      let source: AnyPublisher<Int, Never>
      let token: Token
      @State private var received = 0
      var body: some View { Text("received \(received)").onReceive(source) { received = $0 } }
    }
    let handle = Handle<Int>()
    let subject = PassthroughSubject<Int, Never>()
    weak var token: Token?
    do {
      let made = Token()
      token = made
      let source = source(subject) { handle.value += 1 }
      let host = ViewHost {
        Stateful(0, handle) { number in
          Text("\(number.wrappedValue)")
          Listener(source: source, token: made)
        }
      }
      host.update { subject.send(7) }
      #expect(host.texts == ["0", "received 7"])
    }
    #expect(handle.value == 1)
    #expect(token == nil)
  }

  @Test("a value sent as a view goes reaches nobody, and what it carried is let go")
  func delivery() {
    final class Parcel {
      let farewell: Farewell
      init(_ farewell: Farewell) { self.farewell = farewell }
    }
    struct Listener: View {
      let subject: PassthroughSubject<Parcel, Never>
      var body: some View { Text("listener").onReceive(subject) { _ in } }
    }
    let handle = Handle<Int>()
    let subject = PassthroughSubject<Parcel, Never>()
    do {
      let host = ViewHost {
        Stateful(0, handle) { number in
          Text("\(number.wrappedValue)")
          Child(farewell: Farewell { subject.send(Parcel(Farewell { handle.value += 10 })) })
          Listener(subject: subject)
        }
      }
      #expect(host.texts == ["0", "child", "listener"])
    }
    #expect(handle.value == 10)
  }

  @Test("writes of transactions after the first, which would wait for a pass, are let go")
  func postponedWrites() {
    let handles = [Handle<Int>(), Handle<Int>()]
    do {
      let host = ViewHost {
        Stateful(0, handles[0]) { first in
          Stateful(0, handles[1]) { second in
            Text("\(first.wrappedValue) \(second.wrappedValue)")
            Child(
              farewell: Farewell {
                handles[0].value = 1
                withAnimation { handles[1].value = 2 }
              }
            )
          }
        }
      }
      #expect(host.texts == ["0 0", "child"])
    }
    #expect(handles[0].value == 1)
    #expect(handles[1].value == 2)
  }

  @Test("views that wait for a pass as the host goes write each other's states as they go themselves")
  func waitingViews() {
    let handles = (0..<4).map { _ in Handle<Int>() }
    weak var token: Token?
    do {
      let made = Token()
      token = made
      let host = ViewHost {
        Child(farewell: Farewell { for handle in handles { handle.value += 1 } })
        ForEach(0..<4) { place in
          let farewell = Farewell { for handle in handles { handle.value += 10 } }
          Stateful(0, handles[place]) { Text("\($0.wrappedValue)").tag(farewell, made) }
        }
      }
      #expect(host.texts == ["child", "0", "0", "0", "0"])
    }
    #expect(handles.map(\.value) == [41, 41, 41, 41])
    #expect(token == nil)
  }
}

extension View {
  /// Keeps objects for as long as the view lasts.
  fileprivate func tag(_ objects: AnyObject...) -> some View { onAppear { withExtendedLifetime(objects) {} } }
}
