/// Content with something to do when it appears or disappears. Its identity, and so its appearance, is its content's
/// place in the tree: an `.id` inside it does not make it appear again (behaviour B51).
@frozen @usableFromInline struct AppearanceView<Content: View>: _ModifierView {
  @usableFromInline var content: Content
  @usableFromInline var appear: Action?
  @usableFromInline var disappear: Action?

  @inlinable init(_ content: Content, appear: Action?, disappear: Action?) {
    self.content = content
    self.appear = appear
    self.disappear = disappear
  }

  @frozen @usableFromInline struct _Node {
    @usableFromInline var content: Content._Node
    @usableFromInline let appearance: ActionAppearance

    @inlinable init(content: Content._Node, appearance: ActionAppearance) {
      self.content = content
      self.appearance = appearance
    }
  }

  @inlinable static func _make(taking view: _Place<Self>, in context: _TreeContext) -> _Node {
    context.created(Self.self)
    let content = Content._make(taking: view.part(&view.pointee.content), in: context)
    let appearance = ActionAppearance(
      appear: view.part(&view.pointee.appear).move(),
      disappear: view.part(&view.pointee.disappear).move(),
      in: context
    )
    return _Node(content: content, appearance: appearance)
  }

  @inlinable static func _patch(_ node: inout _Node, taking view: _Place<Self>, in context: _TreeContext) {
    context.received(Self.self)
    node.appearance.appear = view.part(&view.pointee.appear).move()
    node.appearance.disappear = view.part(&view.pointee.disappear).move()
    Content._patch(&node.content, taking: view.part(&view.pointee.content), in: context)
  }

  @inlinable static func _visit(_ node: inout _Node, with visitor: _Visitor) {
    visitor.container(Self.self) { Content._visit(&node.content, with: visitor) }
    visitor.appearance(node.appearance)
  }
}

/// An appearance that runs the newest of the actions its view was given.
@usableFromInline final class ActionAppearance: Appearance {
  // Sound: `@exclusivity(unchecked)`: an action is copied out before it runs, so no access lasts while other code runs.
  @exclusivity(unchecked) @usableFromInline var appear: Action?
  @exclusivity(unchecked) @usableFromInline var disappear: Action?

  @MainActor @usableFromInline init(appear: Action?, disappear: Action?, in context: _TreeContext) {
    self.appear = appear
    self.disappear = disappear
    super.init(in: context)
  }

  override func didAppear() { appear?.run() }
  override func didDisappear() { disappear?.run() }
}

extension View {
  /// Runs an action after the pass in which this view appears: is made, or is no longer covered by another screen.
  @inlinable public func onAppear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    AppearanceView(self, appear: action.map(Action.init), disappear: nil)
  }

  /// Runs an action after the pass in which this view disappears: is removed, or is covered by another screen.
  @inlinable public func onDisappear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    AppearanceView(self, appear: nil, disappear: action.map(Action.init))
  }
}
