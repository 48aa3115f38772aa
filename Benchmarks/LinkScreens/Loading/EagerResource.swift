public import ViewTree

/// A resource that loads in its initialiser: whoever makes it has paid for it, shown or not.
public final class EagerResource: Resource {
  @Published public private(set) var state = LoadState.loading

  @MainActor public init(_ path: String, from network: FakeNetwork) {
    WorkCounts.countObject()
    network.request(path) { [weak self] in self?.state = LoadState($0) }
  }
}
