/// Content that hands a value up. What views inside it set for the same key ends here.
@frozen @usableFromInline struct PreferenceView<Content: View, Key: PreferenceKey>: _ModifierView {
  @usableFromInline var content: Content
  @usableFromInline var value: Key.Value

  @inlinable init(_ content: Content, value: Key.Value) {
    self.content = content
    self.value = value
  }

  @frozen @usableFromInline struct _Node {
    @usableFromInline var content: Content._Node
    @usableFromInline var value: Key.Value
    // Sound: `unowned(unsafe)`: the listener is kept by a node around this one, and so outlives it.
    @usableFromInline unowned(unsafe) let listener: PreferenceListener?

    @inlinable init(content: Content._Node, value: Key.Value, listener: PreferenceListener?) {
      self.content = content
      self.value = value
      self.listener = listener
    }
  }

  @inlinable static func _make(taking view: _Place<Self>, in context: _TreeContext) -> _Node {
    context.created(Self.self)
    let content = Content._make(taking: view.part(&view.pointee.content), in: context)
    let listener = context.environment.listener
    listener?.valueDidChange(of: Key.self)
    return _Node(content: content, value: view.part(&view.pointee.value).move(), listener: listener)
  }

  @inlinable static func _patch(_ node: inout _Node, taking view: _Place<Self>, in context: _TreeContext) {
    let isEqual = areEqual(&node.value, &view.pointee.value)
    context.received(Self.self, isEqual: isEqual, in: "value")
    node.value = view.part(&view.pointee.value).move()
    if !isEqual { node.listener?.valueDidChange(of: Key.self) }
    Content._patch(&node.content, taking: view.part(&view.pointee.content), in: context)
  }

  @inlinable static func _visit(_ node: inout _Node, with visitor: _Visitor) {
    visitor.preference(Key.self, node.value, for: node.listener) {
      visitor.container(Self.self) { Content._visit(&node.content, with: visitor) }
    }
  }
}

extension View {
  /// Sets the value of a preference, in place of what views inside this one set.
  @inlinable public func preference<Key: PreferenceKey>(key: Key.Type = Key.self, value: Key.Value) -> some View {
    PreferenceView<Self, Key>(self, value: value)
  }
}
