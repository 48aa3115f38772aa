/// The node of a container that lays its children out and otherwise hands them on: there is nothing to compare,
/// since this simulator computes no layout.
@frozen public struct _ContainerNode<Content: View> {
  @usableFromInline var content: Content._Node

  @inlinable init(content: Content._Node) {
    self.content = content
  }
}

/// A view that is its children, one node more. Layout parameters are accepted and dropped. To a lazy container around
/// it, it is one view, whatever it holds.
@MainActor @preconcurrency
public protocol _ContainerView: _PrimitiveView {
  associatedtype Content: View
  var _content: Content { get set }
}

extension _ContainerView {
  @inlinable public static var _evaluatesBodies: Bool { Content._evaluatesBodies }

  @inlinable @inline(__always)
  public static func _make(taking view: _Place<Self>, in context: _TreeContext) -> _ContainerNode<Content> {
    context.created(Self.self)
    return _ContainerNode(content: Content._make(taking: view.part(&view.pointee._content), in: context.laidOut))
  }

  @inlinable @inline(__always)
  public static func _patch(_ node: inout _ContainerNode<Content>, taking view: _Place<Self>, in context: _TreeContext)
  {
    context.received(Self.self)
    Content._patch(&node.content, taking: view.part(&view.pointee._content), in: context.laidOut)
  }

  public static func _visit(_ node: inout _ContainerNode<Content>, with visitor: _Visitor) {
    visitor.container(Self.self) { Content._visit(&node.content, with: visitor) }
  }
}
