/// Content that is compared by its own `==`, whatever its data (behaviour B32). Where that says equal, the pass stops
/// here; otherwise the content is compared as it would be without this.
@frozen public struct EquatableView<Content: Equatable & View>: _ModifierView {
  public var content: Content

  @inlinable public init(content: Content) {
    self.content = content
  }

  /// The content last found unequal, to be compared, and its node.
  @frozen public struct _Node {
    @usableFromInline var kept: Content
    @usableFromInline var content: Content._Node

    @inlinable init(kept: Content, content: Content._Node) {
      self.kept = kept
      self.content = content
    }
  }

  @inlinable public static func _make(taking view: _Place<Self>, in context: _TreeContext) -> _Node {
    context.created(Self.self)
    let kept = view.pointee.content
    return _Node(kept: kept, content: Content._make(taking: view.part(&view.pointee.content), in: context))
  }

  @inlinable public static func _patch(_ node: inout _Node, taking view: _Place<Self>, in context: _TreeContext) {
    let isEqual = node.kept == view.pointee.content
    context.received(Self.self, isEqual: isEqual, in: "==")
    if isEqual { return view.drop() }
    node.kept = view.pointee.content
    Content._patch(&node.content, taking: view.part(&view.pointee.content), in: context)
  }

  public static func _visit(_ node: inout _Node, with visitor: _Visitor) {
    visitor.container(Self.self) { Content._visit(&node.content, with: visitor) }
  }
}

extension View where Self: Equatable {
  /// Has this view compared by its own `==`.
  @inlinable public func equatable() -> EquatableView<Self> {
    EquatableView(content: self)
  }
}
