/// Why a policy file cannot be used.
public enum PolicyFileError: Error, Equatable, CustomStringConvertible {
  /// Not JSON, or a field is missing or of another type; the text says which.
  case malformed(String)
  case otherVersion(Int)
  case unknownName(String, known: [String])
  case badMargin(name: String)
  case noReason(String)

  /// A whole sentence, in one line whatever the file holds.
  public var description: String { sentence.inOneLine }

  private var sentence: String {
    switch self {
    case .malformed(let reason): "This is not a policy: \(reason)."
    case .otherVersion(let version): "This policy has policy_version \(version), and this linkcost reads 1 only."
    case .unknownName(let name, let known):
      "This policy says \(name), which means nothing: what can stand there is \(known.joined(separator: ", "))."
    case .badMargin(let name): "The margin of \(name) in this policy is not between 0 and 1: 0.1 is 10 %."
    case .noReason(let exception): "This policy makes an exception without a reason (\(exception)): write one."
    }
  }
}
