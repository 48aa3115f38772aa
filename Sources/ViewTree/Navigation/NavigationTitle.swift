/// Content with a title for the navigation bar.
@frozen @usableFromInline struct NavigationTitleView<Content: View>: _ModifierView {
  @usableFromInline var content: Content
  @usableFromInline var title: String

  @inlinable init(_ content: Content, title: String) {
    self.content = content
    self.title = title
  }

  @frozen @usableFromInline struct _Node {
    @usableFromInline var content: Content._Node
    @usableFromInline var title: String

    @inlinable init(content: Content._Node, title: String) {
      self.content = content
      self.title = title
    }
  }

  @inlinable static func _make(taking view: _Place<Self>, in context: _TreeContext) -> _Node {
    context.created(Self.self)
    let content = Content._make(taking: view.part(&view.pointee.content), in: context)
    return _Node(content: content, title: view.part(&view.pointee.title).move())
  }

  @inlinable static func _patch(_ node: inout _Node, taking view: _Place<Self>, in context: _TreeContext) {
    let isEqual = node.title == view.pointee.title
    context.received(Self.self, isEqual: isEqual, in: "title")
    node.title = view.part(&view.pointee.title).move()
    Content._patch(&node.content, taking: view.part(&view.pointee.content), in: context)
  }

  @inlinable static func _visit(_ node: inout _Node, with visitor: _Visitor) {
    visitor.container(Self.self, detail: "\"\(node.title)\"") { Content._visit(&node.content, with: visitor) }
  }
}

/// How the navigation bar shows a title.
public enum NavigationBarItem {
  public enum TitleDisplayMode: Sendable { case automatic, inline, large }
}

extension View {
  /// The title of the screen this view is on.
  @inlinable public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    NavigationTitleView(self, title: String(title))
  }

  /// The title, as it was written before iOS 14. The display mode does not matter to the tree.
  @inlinable public func navigationBarTitle<S: StringProtocol>(
    _ title: S,
    displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View {
    NavigationTitleView(self, title: String(title))
  }
}
