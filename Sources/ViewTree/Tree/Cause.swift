/// Why a body ran.
///
/// Reasons are named as SwiftUI's `_printChanges()` names them (behaviour B43): `@self` where the view's value
/// changed or was the first, `@identity` where its storage is new, `_name` where that dynamic property changed.
public struct Cause: Equatable, Sendable, CustomStringConvertible {
  public typealias Reasons = [String]

  /// The view's type, without its module.
  public let view: String
  public let reasons: Reasons

  public init(view: String, reasons: Reasons) {
    self.view = view
    self.reasons = reasons
  }

  public var description: String { "\(view): \(reasons.joined(separator: ", "))" }
}
