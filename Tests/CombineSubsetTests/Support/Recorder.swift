import CombineSubset

/// A subscriber that writes down what it receives, and requests nothing by itself.
final class Recorder<Input, Failure: Error>: Subscriber {
  private(set) var lines: [String] = []
  private(set) var subscription: (any Subscription)?

  func receive(subscription: any Subscription) {
    lines.append("subscription")
    self.subscription = subscription
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    lines.append("\(input)")
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) { lines.append("\(completion)") }

  /// The lines since the last call.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// What happened, in order.
final class Log {
  private var lines: [String] = []

  func add(_ line: String) { lines.append(line) }

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

struct Failure: Error, Equatable {}

final class Token {}
