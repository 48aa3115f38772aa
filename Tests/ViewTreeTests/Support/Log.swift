/// What happened, in order.
final class Log {
  private(set) var lines: [String] = []

  func add(_ line: String) { lines.append(line) }

  /// The lines since the last call.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}
