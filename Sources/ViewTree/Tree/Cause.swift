/// Why a body ran.
public struct Cause: Equatable, Sendable, CustomStringConvertible {
  /// One reason, spelt as SwiftUI's `_printChanges()` spells it (behaviour B43).
  public enum Reason: Equatable, Sendable, CustomStringConvertible {
    /// `@self`: the view's value changed, or is the first.
    case value
    /// `@identity`: the view's storage is new.
    case identity
    /// `_name`: that dynamic property changed, or is the first.
    case property(String)

    public var description: String {
      switch self {
      case .value: "@self"
      case .identity: "@identity"
      case .property(let name): name
      }
    }
  }

  /// The view's type, without its module.
  public let view: String
  public let reasons: [Reason]

  public init(view: String, reasons: [Reason]) {
    self.view = view
    self.reasons = reasons
  }

  public var description: String { "\(view): \(reasons.map(\.description).joined(separator: ", "))" }
}
