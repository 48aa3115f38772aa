/// Content that may be invisible: then it shows no texts and cannot be tapped, but stays alive, and has appeared
/// (behaviour B54).
@frozen @usableFromInline struct HiddenView<Content: View>: _ModifierView {
  @usableFromInline var content: Content
  @usableFromInline let isHidden: Bool

  @inlinable init(_ content: Content, isHidden: Bool) {
    self.content = content
    self.isHidden = isHidden
  }

  @frozen @usableFromInline struct _Node {
    @usableFromInline var content: Content._Node
    @usableFromInline var isHidden: Bool

    @inlinable init(content: Content._Node, isHidden: Bool) {
      self.content = content
      self.isHidden = isHidden
    }
  }

  @inlinable static func _make(taking view: _Place<Self>, in context: _TreeContext) -> _Node {
    context.created(Self.self)
    let content = Content._make(taking: view.part(&view.pointee.content), in: context)
    return _Node(content: content, isHidden: view.pointee.isHidden)
  }

  @inlinable static func _patch(_ node: inout _Node, taking view: _Place<Self>, in context: _TreeContext) {
    context.received(Self.self)
    node.isHidden = view.pointee.isHidden
    Content._patch(&node.content, taking: view.part(&view.pointee.content), in: context)
  }

  @inlinable static func _visit(_ node: inout _Node, with visitor: _Visitor) {
    let isHidden = node.isHidden
    visitor.container(Self.self, detail: isHidden ? "(hidden)" : nil) {
      if isHidden {
        visitor.unseen { Content._visit(&node.content, with: visitor) }
      } else {
        Content._visit(&node.content, with: visitor)
      }
    }
  }
}

extension View {
  /// Hides this view for good. It stays in the tree.
  @inlinable public func hidden() -> some View { HiddenView(self, isHidden: true) }

  /// Sets how transparent this view is; at 0 it is hidden. The tree knows no other difference.
  @inlinable public func opacity(_ opacity: Double) -> some View { HiddenView(self, isHidden: opacity <= 0) }
}
