/// Why a request to the fake network has brought nothing.
public enum FakeNetworkError: Error, Equatable, Sendable {
  /// No answer is laid down for the path.
  case notFound(path: String)
  /// What a test or a screen has laid down instead of a value.
  case failed(String)
}
