/// How far a resource has got.
public enum LoadState: Equatable, Sendable, CustomStringConvertible {
  /// Nobody has asked for it yet.
  case idle
  case loading
  case loaded(String)
  case failed(FakeNetworkError)

  public init(_ answer: FakeNetwork.Answer) {
    switch answer {
    case .success(let text): self = .loaded(text)
    case .failure(let error): self = .failed(error)
    }
  }

  /// What a screen shows of it.
  public var description: String {
    switch self {
    case .idle: "idle"
    case .loading: "loading"
    case .loaded(let text): text
    case .failed(.notFound(let path)): "nothing at \(path)"
    case .failed(.failed(let reason)): "failed: \(reason)"
    }
  }
}
