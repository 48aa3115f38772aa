/// A view without content that still has a node: `Spacer` and `Divider`.
@MainActor @preconcurrency
public protocol _DecorationView: _PrimitiveView {}

/// The node of a decoration: it is there, and has nothing to keep.
@frozen public struct _DecorationNode {
  @inlinable init() {}
}

extension _DecorationView {
  @inlinable public static func _make(taking view: _Place<Self>, in context: _TreeContext) -> _DecorationNode {
    context.created(Self.self)
    return _DecorationNode()
  }

  @inlinable public static func _patch(
    _ node: inout _DecorationNode,
    taking view: _Place<Self>,
    in context: _TreeContext
  ) {
    context.received(Self.self)
  }

  public static func _visit(_ node: inout _DecorationNode, with visitor: _Visitor) {
    visitor.container(Self.self) {}
  }
}
