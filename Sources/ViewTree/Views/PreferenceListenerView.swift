/// Content with something to do when a preference of the views inside it has changed.
@frozen @usableFromInline struct PreferenceListenerView<Content: View, Key: PreferenceKey>: _ModifierView
where Key.Value: Equatable {
  @usableFromInline var content: Content
  @usableFromInline var action: ValueAction<Key.Value>

  @inlinable init(_ content: Content, action: ValueAction<Key.Value>) {
    self.content = content
    self.action = action
  }

  /// The listener has to reach the content's node, which therefore lies in a box.
  @frozen @usableFromInline struct _Node {
    @usableFromInline let content: _NodeBox<Content._Node>
    @usableFromInline let listener: PreferenceListenerOf<Key>
    /// The environment in which the content finds the listener.
    @usableFromInline let environment: EnvironmentScope

    @inlinable
    init(content: _NodeBox<Content._Node>, listener: PreferenceListenerOf<Key>, environment: EnvironmentScope) {
      self.content = content
      self.listener = listener
      self.environment = environment
    }
  }

  @inlinable static func _make(taking view: _Place<Self>, in context: _TreeContext) -> _Node {
    context.created(Self.self)
    let environment = EnvironmentScope(under: context.environment)
    let listener = PreferenceListenerOf<Key>(view.part(&view.pointee.action).move(), in: context)
    environment.listener = listener
    let content = _NodeBox(
      Content._make(
        taking: view.part(&view.pointee.content),
        in: context.at(depth: context.depth, in: environment)
      )
    )
    listener.listen { Content._visit(&content.node, with: $0) }
    return _Node(content: content, listener: listener, environment: environment)
  }

  @inlinable static func _patch(_ node: inout _Node, taking view: _Place<Self>, in context: _TreeContext) {
    context.received(Self.self)
    node.listener.action = view.part(&view.pointee.action).move()
    Content._patch(
      &node.content.node,
      taking: view.part(&view.pointee.content),
      in: context.at(depth: context.depth, in: node.environment)
    )
  }

  @inlinable static func _visit(_ node: inout _Node, with visitor: _Visitor) {
    visitor.listener(node.listener)
    visitor.environment(Self.self, node.environment) { Content._visit(&node.content.node, with: visitor) }
  }
}

extension View {
  /// Runs an action after a pass in which the value of a preference, as the views inside this one have set it, has
  /// become another one. The first time it runs unless the value is the key's default.
  @inlinable public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self,
    perform action: @escaping (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    PreferenceListenerView<Self, Key>(self, action: ValueAction(action))
  }
}
