/// Which line of a result file it is.
public struct CaseKey: Hashable, Sendable, CustomStringConvertible {
  public var screen: String
  public var container: String
  public var destination: String
  public var rows: Int
  public var phase: String

  public init(screen: String, container: String, destination: String, rows: Int, phase: String) {
    self.screen = screen
    self.container = container
    self.destination = destination
    self.rows = rows
    self.phase = phase
  }

  /// Reads what ``description`` writes; `nil` for anything else.
  public init?(text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 5, let rows = Int(parts[3]), parts.allSatisfy({ !$0.isEmpty }) else { return nil }
    self.init(screen: parts[0], container: parts[1], destination: parts[2], rows: rows, phase: parts[4])
  }

  /// As the file of samples has it: `eager/stack/typical/730/tick`.
  public var description: String { "\(screen)/\(container)/\(destination)/\(rows)/\(phase)" }
}

extension ResultFile {
  /// The lines by what they are of. Traps if one is there twice, which ``init(json:)`` refuses.
  var resultsByKey: [CaseKey: Result] {
    Dictionary(results.map { ($0.key, $0) }) { first, _ in
      preconditionFailure("A result file has \(first.key) twice: hold only files against each other that were read.")
    }
  }
}

extension ResultFile.Result {
  public var key: CaseKey {
    CaseKey(screen: screen, container: container, destination: destination, rows: rows, phase: phase)
  }
}
