/// How many rows of a lazy container the views of one type are.
public enum _RowShape: Equatable, Sendable {
  /// All of them the same: so where an element's rows lie can be told from its index.
  case constant(Int)
  /// That depends on the value: there may be none (an `if` without `else`), or the type is erased, or a `ForEach` has as
  /// many as it has elements.
  case variable

  static func + (left: _RowShape, right: _RowShape) -> _RowShape {
    guard case .constant(let left) = left, case .constant(let right) = right else { return .variable }
    return .constant(left + right)
  }
}

/// Finds out the shape of a type from the types it consists of.
///
/// A view type may contain itself, in a condition say, and then has no end: such a type is variable.
public struct _RowShapeQuery: Sendable {
  /// Views with a body that the query is inside of.
  private var path: [ObjectIdentifier] = []
  private var bodiesLeft = 1_000
  /// Whether a row gives itself an identity, outside the bodies of views (behaviour B23).
  @usableFromInline private(set) var hasExplicitID = false

  @usableFromInline init() {}

  @MainActor mutating func shape<Content: View, Body: View>(
    ofBody body: Body.Type,
    of content: Content.Type
  ) -> _RowShape {
    let type = ObjectIdentifier(content)
    if bodiesLeft == 0 || path.contains(type) { return .variable }
    bodiesLeft -= 1
    path.append(type)
    defer { path.removeLast() }
    return Body._rowShape(&self)
  }

  mutating func meetsExplicitID() { if path.isEmpty { hasExplicitID = true } }

  @MainActor static func shape<Content: View>(of content: Content.Type) -> _RowShape {
    var query = _RowShapeQuery()
    return Content._rowShape(&query)
  }
}
