import Testing
import ViewTree

@MainActor @Suite("What waits while its host goes: it goes too, and may write as it does")
struct WaitingAtTheEndTests {
  typealias Child = EndingTests.Child
  typealias Farewell = EndingTests.Farewell

  @Test("work on the main queue")
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
