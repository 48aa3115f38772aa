import ViewTree

/// A network that only pretends: it counts what is asked for, and answers on the virtual clock. It never touches a real
/// one.
///
/// An answer is decided when it comes, not when it is asked for. It comes as work on `DispatchQueue.main`, so a host has
/// to be advanced by the delay.
@MainActor public final class FakeNetwork {
  public typealias Answer = Result<String, FakeNetworkError>

  /// How long each request takes that is made from now on; one that never comes back is dropped.
  public var delay: DispatchTimeInterval
  /// The paths asked for, in order, one for each request.
  public private(set) var requests: [String] = []
  /// How many requests have been answered.
  public private(set) var answerCount = 0
  private let keepsRequests: Bool
  private var answers: [String: Answer] = [:]

  /// Keeps the paths that are asked for, or not: a network that is asked for a million times does without.
  public init(delay: DispatchTimeInterval = .milliseconds(100), keepsRequests: Bool = true) {
    self.delay = delay
    self.keepsRequests = keepsRequests
  }

  public var requestCount: Int { requests.count }

  /// How often a path has been asked for.
  public func requestCount(of path: String) -> Int { requests.count { $0 == path } }

  /// Lays down what a path is answered with from now on. A path for which nothing is laid down is not found.
  public func answer(_ path: String, with answer: Answer) { answers[path] = answer }

  /// Lays down the text that a path is answered with from now on.
  public func answer(_ path: String, with text: String) { answer(path, with: .success(text)) }

  /// Asks for a path. The answer is handed on once, after the delay.
  public func request(_ path: String, _ receive: @escaping @MainActor (Answer) -> Void) {
    WorkCounts.countLoad()
    if keepsRequests { requests.append(path) }
    if delay == .never { return }
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) { [self] in
      answerCount += 1
      receive(answers[path] ?? .failure(.notFound(path: path)))
    }
  }
}
