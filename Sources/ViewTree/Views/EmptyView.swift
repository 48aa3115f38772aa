/// A view that shows nothing and has no node.
@frozen public struct EmptyView: _PrimitiveView {
  @inlinable public init() {}

  @frozen public struct _Node {
    @inlinable init() {}
  }

  @inlinable public static func _make(taking view: _Place<Self>, in context: _TreeContext) -> _Node { _Node() }
  @inlinable public static func _patch(_ node: inout _Node, taking view: _Place<Self>, in context: _TreeContext) {}
  public static func _rowShape(_ query: inout _RowShapeQuery) -> _RowShape { .constant(0) }
  public static func _tally(_ view: Self, into tally: inout _RowTally) {}
  public static func _visit(_ node: inout _Node, with visitor: _Visitor) {}
}
