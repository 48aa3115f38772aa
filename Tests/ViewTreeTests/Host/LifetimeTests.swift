import Testing
import ViewTree

@MainActor @Suite struct LifetimeTests {
  /// Objects of which only weak references are kept.
  final class Watch {
    private var tokens: [() -> Token?] = []

    func made() -> Token {
      let token = Token()
      tokens.append { [weak token] in token }
      return token
    }

    var living: Int { tokens.count { $0() != nil } }
    var all: Int { tokens.count }
  }

  struct Holder: View {
    let token: Token
    @State private var state: Token
    @State private var count = 0

    init(_ watch: Watch) {
      token = watch.made()
      _state = State(initialValue: watch.made())
    }

    var body: some View {
      Button("\(count)") {
        count += 1
        _ = (token, state)
      }
      .onAppear { [token] in _ = token }
      .onDisappear { [token] in _ = token }
    }
  }

  @Test("nothing outlives the host: views, states, closures, erased and boxed values, destinations, screens")
  func host() {
    let watch = Watch()
    do {
      let handle = Handle<Int>()
      let host = ViewHost {
        NavigationStack {
          Holder(watch)
          AnyView(Holder(watch))
          if true { Holder(watch) } else { EmptyView() }
          ForEach(0..<3) { _ in Holder(watch) }
          Stateful(0, handle) { number in
            Text("\(number.wrappedValue)")
            NavigationLink("go", destination: Holder(watch))
            NavigationLink("active", destination: Holder(watch), isActive: .constant(false))
          }
        }
      }
      host.tap("0")
      host.update { handle.value = 1 }
      host.tap("go")
      host.update { handle.value = 2 }
      #expect(watch.living > 0)
    }
    #expect(watch.all > 20)
    #expect(watch.living == 0)
  }

  @Test("a screen that is pushed when the host goes, and one that was popped")
  func screens() {
    let watch = Watch()
    do {
      let host = ViewHost {
        NavigationStack { NavigationLink("go") { NavigationLink("deeper", destination: Holder(watch)) } }
      }
      host.tap("go")
      host.tap("deeper")
      let pushed = watch.living
      host.goBack()
      // The destination value itself is kept by its link: the view and the initial value of its state.
      #expect([pushed, watch.living] == [2, 2])
      host.goBack()
      #expect(watch.living <= 2)
      host.tap("go")
      host.tap("deeper")
    }
    #expect(watch.living == 0)
  }

  @Test(
    "what was removed is gone with the pass, however it was held",
    arguments: ["condition", "row", "erased", "id", "branch"]
  )
  func removal(kind: String) {
    let watch = Watch()
    let handle = Handle<Int>()
    let host = ViewHost {
      Stateful(0, handle) { step in
        let step = step.wrappedValue
        switch kind {
        case "condition": if step == 0 { Holder(watch) }
        case "row": ForEach(step..<1) { _ in Holder(watch) }
        case "erased": step == 0 ? AnyView(Holder(watch)) : AnyView(Text("gone"))
        case "id": Optional(Holder(watch)).id(step)
        default: if step == 0 { Holder(watch) } else { Text("gone") }
        }
      }
    }
    #expect(watch.living == 2)
    host.tap("0")
    host.update { handle.value = 1 }
    #expect(watch.living == (kind == "id" ? 2 : 0))
    #expect(watch.all == (kind == "id" ? 4 : 2))
  }

  @Test("a value that was replaced is gone; the state's first object stays")
  func replaced() {
    let watch = Watch()
    let handle = Handle<Int>()
    let host = ViewHost {
      Stateful(0, handle) { step in
        Text("\(step.wrappedValue)")
        Holder(watch)
      }
    }
    for step in 1...10 { host.update { handle.value = step } }
    #expect(watch.all == 22)
    // The newest value with its object and its unused initial state, and the first state.
    #expect(watch.living == 3)
  }

  @Test("a state's object that is written over is gone")
  func overwritten() {
    let watch = Watch()
    let handle = Handle<Token?>()
    let host = ViewHost { Stateful(nil, handle) { Text($0.wrappedValue == nil ? "none" : "some") } }
    for _ in 0..<3 { host.update { handle.value = watch.made() } }
    #expect([watch.all, watch.living] == [3, 1])
    host.update { handle.value = nil }
    #expect(watch.living == 0)
    #expect(host.texts == ["none"])
  }

  @Test("a write from outside after the host has gone is kept by the storage and runs nothing")
  func afterTheHost() {
    let handle = Handle<Int>()
    let reader = Handle<Int>()
    weak var gone: ViewHost?
    do {
      struct Child: View {
        @Binding var number: Int
        let handle: Handle<Int>
        var body: some View {
          let _ = handle.hold($number)
          Text("\(number)")
        }
      }
      let host = ViewHost { Stateful(0, handle) { Child(number: $0, handle: reader) } }
      gone = host
      host.update { handle.value = 1 }
    }
    #expect(gone == nil)
    handle.value = 5
    #expect([handle.value, reader.value] == [5, 5])
    reader.value = 6
    #expect([handle.value, reader.value] == [6, 6])
  }

  @Test("a binding kept after its owner was removed still holds its value, and the owner's successor is another")
  func afterTheOwner() {
    let handle = Handle<Int>()
    let isThere = Handle<Bool>()
    let host = ViewHost {
      Stateful(true, isThere) { isThere in
        if isThere.wrappedValue { Stateful(0, handle) { Text("\($0.wrappedValue)") } }
      }
    }
    host.update { handle.value = 1 }
    let kept = handle.binding!
    host.update { isThere.value = false }
    host.resetCounts()
    host.update { kept.wrappedValue = 7 }
    #expect(kept.wrappedValue == 7)
    #expect(host.counts.totals == WorkTotals())
    host.update { isThere.value = true }
    host.update { kept.wrappedValue = 8 }
    #expect(host.texts == ["0"])
    #expect(handle.value == 0)
  }

  @Test("an object that writes a state while it goes with its host or its view")
  func writesInDeinit() {
    final class Writer {
      let write: () -> Void
      init(_ write: @escaping () -> Void) { self.write = write }
      deinit { write() }
    }
    struct Owner: View {
      @State private var number = 0
      @State private var writer: Writer?
      let handle: Handle<Int>
      var body: some View {
        let _ = handle.hold($number)
        Text("\(number) \(writer == nil)").onAppear {
          let binding = $number
          writer = Writer { binding.wrappedValue += 1 }
        }
      }
    }
    let handle = Handle<Int>()
    do {
      let host = ViewHost { Owner(handle: handle) }
      #expect(host.texts == ["0 false"])
    }
    #expect(handle.value == 1)
  }

  /// An object whose publisher has something done when a subscription is cancelled.
  final class Cancelled: ObservableObject {
    var write: () -> Void = {}
    private let subject = PassthroughSubject<Void, Never>()
    var objectWillChange: AnyPublisher<Void, Never> {
      subject.handleEvents(receiveCancel: { [self] in write() }).eraseToAnyPublisher()
    }
  }

  @Test("a subscription that, cancelled as its view goes with the host or before it, writes a state of the view")
  func writesOnCancelling() {
    struct Owner: View {
      @ObservedObject var object: Cancelled
      @State private var number = 0
      let handle: Handle<Int>
      var body: some View {
        let _ = handle.hold($number)
        Text("\(number)").onAppear {
          let binding = $number
          object.write = { binding.wrappedValue += 1 }
        }
      }
    }
    let object = Cancelled()
    let handle = Handle<Int>()
    let isThere = Handle<Bool>()
    do {
      let host = ViewHost {
        Stateful(true, isThere) { if $0.wrappedValue { Owner(object: object, handle: handle) } }
      }
      host.update { isThere.value = false }
      // Views end while bodies are evaluated, when a write is refused.
      #expect(handle.value == 0)
      #expect(host.warnings.count == 1)
      host.update { isThere.value = true }
      #expect(host.texts == ["0"])
    }
    #expect(handle.value == 1)
  }

  @Test("a host inside a state of another host")
  func hostInAState() {
    let watch = Watch()
    do {
      let inner = ViewHost { Holder(watch) }
      let handle = Handle<ViewHost?>()
      let host = ViewHost { Stateful(inner, handle) { Text("\($0.wrappedValue == nil)") } }
      host.update { handle.value = nil }
      #expect(host.texts == ["true"])
    }
    #expect(watch.living == 0)
  }

  @Test("nor do callbacks, gestures, menus, tasks, and work that waits")
  func callbacks() async {
    let watch = Watch()
    do {
      let handle = Handle<Int>()
      let host = ViewHost {
        NavigationStack {
          Stateful(0, handle) { number in
            NavigationLink("go", destination: Holder(watch))
              .onChange(of: number.wrappedValue, initial: true) { [token = watch.made()] in _ = token }
              .onTapGesture { [token = watch.made()] in _ = token }
              .simultaneousGesture(TapGesture().onEnded { [token = watch.made()] in _ = token })
              .contextMenu { Holder(watch) }
              .task(id: number.wrappedValue) { [token = watch.made()] in
                while !Task.isCancelled { await Task.yield() }
                _ = token
              }
          }
        }
      }
      host.update {
        handle.value = 1
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [token = watch.made()] in _ = token }
      }
      await host.advance(by: .milliseconds(1))
      host.tap("go")
      #expect(watch.living > 8)
    }
    while watch.living > 0 { await Task.yield() }
    #expect(watch.living == 0)
  }
}
