public import ViewTree

/// What a detail screen loads, as apps write it: an object that is made with a path, and publishes how far it has got.
public protocol Resource: ObservableObject {
  @MainActor init(_ path: String, from network: FakeNetwork)

  @MainActor var state: LoadState { get }
}
