public import ViewTree

/// A resource that loads when the first view, or anyone else, subscribes to its changes, and no second time.
public final class LazyResource: Resource {
  public let objectWillChange: AnyPublisher<LoadState, Never>
  private let current = CurrentValueSubject<LoadState, Never>(.idle)

  public var state: LoadState { current.value }

  @MainActor public init(_ path: String, from network: FakeNetwork) {
    WorkCounts.countObject()
    let load = { [current] in
      guard current.value == .idle else { return }
      current.value = .loading
      network.request(path) { [weak current] in current?.value = LoadState($0) }
    }
    objectWillChange = current.handleEvents(receiveSubscription: { _ in load() }).eraseToAnyPublisher()
  }
}
