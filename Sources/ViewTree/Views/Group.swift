/// Several views as one, without a container: its node is its content's.
@frozen public struct Group<Content: View>: _PrimitiveView {
  @usableFromInline var content: Content

  @inlinable public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @inlinable public static func _make(taking view: _Place<Self>, in context: _TreeContext) -> Content._Node {
    Content._make(taking: view.part(&view.pointee.content), in: context)
  }

  @inlinable public static func _patch(_ node: inout Content._Node, taking view: _Place<Self>, in context: _TreeContext)
  {
    Content._patch(&node, taking: view.part(&view.pointee.content), in: context)
  }

  public static func _rowShape(_ query: inout _RowShapeQuery) -> _RowShape { Content._rowShape(&query) }

  public static func _tally(_ view: Self, into tally: inout _RowTally) { Content._tally(view.content, into: &tally) }

  public static func _visit(_ node: inout Content._Node, with visitor: _Visitor) {
    Content._visit(&node, with: visitor)
  }
}
