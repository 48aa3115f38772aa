/// A container that makes the rows of `ForEach`es only as they become visible.
@MainActor @preconcurrency
public protocol _LazyView: _PrimitiveView {
  associatedtype Content: View
  var _content: Content { get set }
  /// Views side by side in one row of the viewport.
  var _lanes: Int { get }
  static var _isList: Bool { get }
  static var _isHorizontal: Bool { get }
}

/// The node of a lazy container. What it keeps besides its content has to reach that, which therefore lies in a box.
@frozen public struct _LazyNode<Content: View> {
  @usableFromInline let content: _NodeBox<Content._Node>
  @usableFromInline let container: LazyContainer

  @inlinable init(content: _NodeBox<Content._Node>, container: LazyContainer) {
    self.content = content
    self.container = container
  }
}

extension _LazyView {
  @inlinable public var _lanes: Int { 1 }
  @inlinable public static var _isList: Bool { false }
  @inlinable public static var _isHorizontal: Bool { false }

  @inlinable public static func _make(taking view: _Place<Self>, in context: _TreeContext) -> _LazyNode<Content> {
    context.created(Self.self)
    let view = view.move()
    let container = LazyContainer(
      isList: _isList,
      lanes: view._lanes,
      isHorizontal: _isHorizontal,
      in: context
    )
    let content = withPlace(of: view._content) {
      _NodeBox(Content._make(taking: $0, in: container.contentContext))
    }
    container.open { Content._visit(&content.node, with: $0) }
    return _LazyNode(content: content, container: container)
  }

  @inlinable
  public static func _patch(_ node: inout _LazyNode<Content>, taking view: _Place<Self>, in context: _TreeContext) {
    context.received(Self.self)
    let view = view.move()
    node.container.hold(lanes: view._lanes)
    withPlace(of: view._content) {
      Content._patch(&node.content.node, taking: $0, in: node.container.contentContext)
    }
    node.container.layOut()
  }

  public static func _visit(_ node: inout _LazyNode<Content>, with visitor: _Visitor) {
    visitor.dependent(node.container)
    visitor.lazyContainer(Self.self, node.container) { Content._visit(&node.content.node, with: visitor) }
  }
}

/// What stays in view while the rest scrolls. The tree knows no difference.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
