import Testing
import ViewTree

@MainActor @Suite("The object that @EnvironmentObject finds: the subscription goes when the object is taken out")
struct EnvironmentObjectTests {
  /// An object for `.environment(_:)` as well, which can take it out again.
  final class Store: ObservableObject, Observable {
    private let model = WatchedModel()
    var objectWillChange: AnyPublisher<Void, Never> { model.objectWillChange }
    var subscribers: Int { model.subscribers }
    func change(to number: Int) { model.change(to: number) }
  }

  struct Reader: View {
    @EnvironmentObject var store: Store
    var body: some View { Text("reader") }
  }

  /// A host whose object a test changes and takes out.
  private func host(_ store: Handle<Store?>, _ first: Store?) -> ViewHost {
    ViewHost { Stateful(first, store) { Reader().environment($0.wrappedValue) } }
  }

  @Test("taken out and put back")
  func takenOut() {
    let handle = Handle<Store?>()
    let store = Store()
    let host = host(handle, store)
    #expect(store.subscribers == 1)
    host.update { handle.value = nil }
    #expect(store.subscribers == 0)
    host.resetCounts()
    host.update { store.change(to: 1) }
    #expect(host.counts.bodies(of: Reader.self) == 0)
    host.update { handle.value = store }
    #expect(store.subscribers == 1)
    host.resetCounts()
    host.update { store.change(to: 2) }
    #expect(host.counts.bodies(of: Reader.self) == 1)
  }

  @Test("another in its place, by way of none or not", arguments: [false, true])
  func another(byWayOfNone: Bool) {
    let handle = Handle<Store?>()
    let stores = [Store(), Store()]
    let host = host(handle, stores[0])
    if byWayOfNone { host.update { handle.value = nil } }
    host.update { handle.value = stores[1] }
    #expect(stores.map(\.subscribers) == [0, 1])
    host.resetCounts()
    host.update { for store in stores { store.change(to: 1) } }
    #expect(host.counts.bodies(of: Reader.self) == 1)
  }

  @Test("an object that is taken out is let go")
  func released() {
    let handle = Handle<Store?>()
    weak var store: Store?
    let host = host(handle, nil)
    do {
      let made = Store()
      store = made
      host.update { handle.value = made }
    }
    #expect(store?.subscribers == 1)
    host.update { handle.value = nil }
    #expect(host.texts == ["reader"])
    #expect(store == nil)
  }
}
