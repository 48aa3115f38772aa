/// The alignment of children across a vertical stack.
public enum HorizontalAlignment: Sendable { case leading, center, trailing }

/// The alignment of children across a horizontal stack.
public enum VerticalAlignment: Sendable { case top, center, bottom, firstTextBaseline, lastTextBaseline }

/// The alignment of children in both directions.
public enum Alignment: Sendable {
  case topLeading, top, topTrailing, leading, center, trailing, bottomLeading, bottom, bottomTrailing
}

/// The node of a container that lays its children out and otherwise hands them on: there is nothing to compare,
/// since this simulator computes no layout.
@frozen public struct _ContainerNode<Content: View> {
  @usableFromInline var content: Content._Node

  @inlinable init(content: Content._Node) {
    self.content = content
  }
}

/// A view that is its children, one node more. Layout parameters are accepted and dropped.
@MainActor @preconcurrency
public protocol _ContainerView: _PrimitiveView {
  associatedtype Content: View
  var _content: Content { get set }
}

extension _ContainerView {
  @inlinable @inline(__always)
  public static func _make(taking view: _Place<Self>, in context: _TreeContext) -> _ContainerNode<Content> {
    context.created(Self.self)
    return _ContainerNode(content: Content._make(taking: view.part(&view.pointee._content), in: context))
  }

  @inlinable @inline(__always)
  public static func _patch(_ node: inout _ContainerNode<Content>, taking view: _Place<Self>, in context: _TreeContext)
  {
    context.received(Self.self)
    Content._patch(&node.content, taking: view.part(&view.pointee._content), in: context)
  }

  @inlinable public static func _visit(_ node: inout _ContainerNode<Content>, with visitor: _Visitor) {
    visitor.container(Self.self) { Content._visit(&node.content, with: visitor) }
  }
}

/// Children one below the other.
@frozen public struct VStack<Content: View>: _ContainerView {
  public var _content: Content

  @inlinable public init(
    alignment: HorizontalAlignment = .center,
    spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    _content = content()
  }
}

/// Children side by side.
@frozen public struct HStack<Content: View>: _ContainerView {
  public var _content: Content

  @inlinable public init(
    alignment: VerticalAlignment = .center,
    spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    _content = content()
  }
}

/// Children one upon the other.
@frozen public struct ZStack<Content: View>: _ContainerView {
  public var _content: Content

  @inlinable public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    _content = content()
  }
}
