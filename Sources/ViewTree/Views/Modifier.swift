/// A view that is its content, with something about it: to a lazy container, it is as many rows as its content.
@MainActor @preconcurrency
public protocol _ModifierView: _PrimitiveView {
  associatedtype Content: View
  var content: Content { get }
}

extension _ModifierView {
  public static func _rowShape(_ query: inout _RowShapeQuery) -> _RowShape { Content._rowShape(&query) }

  public static func _tally(_ view: Self, into tally: inout _RowTally) { Content._tally(view.content, into: &tally) }
}
