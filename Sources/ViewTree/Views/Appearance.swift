/// Content with something to do when it appears or disappears. Its identity, and so its appearance, is its content's
/// place in the tree: an `.id` inside it does not make it appear again (behaviour B51).
@frozen @usableFromInline struct AppearanceView<Content: View>: _PrimitiveView {
  @usableFromInline var content: Content
  @usableFromInline var appear: Action?
  @usableFromInline var disappear: Action?

  @inlinable init(_ content: Content, appear: Action?, disappear: Action?) {
    self.content = content
    self.appear = appear
    self.disappear = disappear
  }

  /// The action for the appearance is run once and not kept.
  @frozen @usableFromInline struct _Node {
    @usableFromInline var content: Content._Node
    @usableFromInline var disappear: Action?

    @inlinable init(content: Content._Node, disappear: Action?) {
      self.content = content
      self.disappear = disappear
    }
  }

  /// The action is due after the content's own, so innermost first (behaviour B80).
  @inlinable static func _make(taking view: _Place<Self>, in context: _TreeContext) -> _Node {
    context.created(Self.self)
    let content = Content._make(taking: view.part(&view.pointee.content), in: context)
    if let appear = view.part(&view.pointee.appear).move() { context.tree.afterPass(appear.run) }
    return _Node(content: content, disappear: view.part(&view.pointee.disappear).move())
  }

  @inlinable static func _patch(_ node: inout _Node, taking view: _Place<Self>, in context: _TreeContext) {
    context.received(Self.self)
    view.part(&view.pointee.appear).drop()
    node.disappear = view.part(&view.pointee.disappear).move()
    Content._patch(&node.content, taking: view.part(&view.pointee.content), in: context)
  }

  @inlinable static func _visit(_ node: inout _Node, with visitor: _Visitor) {
    visitor.container(Self.self) { Content._visit(&node.content, with: visitor) }
    visitor.disappearance(node.disappear?.run)
  }
}

extension View {
  /// Runs an action after the pass in which this view appears.
  @inlinable public func onAppear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    AppearanceView(self, appear: action.map(Action.init), disappear: nil)
  }

  /// Runs an action after the pass in which this view is removed.
  @inlinable public func onDisappear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    AppearanceView(self, appear: nil, disappear: action.map(Action.init))
  }
}
