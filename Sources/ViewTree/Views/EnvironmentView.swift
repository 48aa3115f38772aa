/// Content around which one value of the environment is another.
@frozen @usableFromInline struct EnvironmentView<Content: View, Value>: _ModifierView {
  @usableFromInline var content: Content
  @usableFromInline var keyPath: WritableKeyPath<EnvironmentValues, Value>
  @usableFromInline var value: Value

  @inlinable init(_ content: Content, keyPath: WritableKeyPath<EnvironmentValues, Value>, value: Value) {
    self.content = content
    self.keyPath = keyPath
    self.value = value
  }

  @frozen @usableFromInline struct _Node {
    @usableFromInline var content: Content._Node
    @usableFromInline var keyPath: WritableKeyPath<EnvironmentValues, Value>
    @usableFromInline var value: Value
    @usableFromInline let scope: EnvironmentScope

    @inlinable init(
      content: Content._Node,
      keyPath: WritableKeyPath<EnvironmentValues, Value>,
      value: Value,
      scope: EnvironmentScope
    ) {
      self.content = content
      self.keyPath = keyPath
      self.value = value
      self.scope = scope
    }
  }

  @inlinable static func _make(taking view: _Place<Self>, in context: _TreeContext) -> _Node {
    context.created(Self.self)
    let keyPath = view.part(&view.pointee.keyPath).move()
    let value = view.part(&view.pointee.value).move()
    let scope = EnvironmentScope(under: context.environment) { $0[keyPath: keyPath] = value }
    let content = Content._make(
      taking: view.part(&view.pointee.content),
      in: context.at(depth: context.depth, in: scope)
    )
    return _Node(content: content, keyPath: keyPath, value: value, scope: scope)
  }

  /// Readers are told before the content is patched; whoever the patch does not reach looks for itself, later in the
  /// same pass.
  @inlinable static func _patch(_ node: inout _Node, taking view: _Place<Self>, in context: _TreeContext) {
    let keyPath = view.part(&view.pointee.keyPath).move()
    var value = view.part(&view.pointee.value).move()
    let isEqual = node.keyPath == keyPath && areEqual(&node.value, &value)
    context.received(Self.self, isEqual: isEqual, in: "value")
    if !isEqual {
      node.keyPath = keyPath
      node.value = value
      node.scope.update { $0[keyPath: keyPath] = value }
    }
    Content._patch(
      &node.content,
      taking: view.part(&view.pointee.content),
      in: context.at(depth: context.depth, in: node.scope)
    )
  }

  @inlinable static func _visit(_ node: inout _Node, with visitor: _Visitor) {
    visitor.environment(Self.self, node.scope) { Content._visit(&node.content, with: visitor) }
  }
}

extension View {
  /// Sets a value of the environment for this view and all it contains.
  @inlinable public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    _ value: Value
  ) -> some View {
    EnvironmentView(self, keyPath: keyPath, value: value)
  }

  /// Puts an observable object into the environment, where `@Environment` finds it by its type. Nil takes it out.
  @inlinable public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    EnvironmentView(self, keyPath: \.[object: ObjectKey<Object>()], value: object)
  }

  /// Puts an object into the environment, where `@EnvironmentObject` finds it by its type.
  @inlinable public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
    EnvironmentView(self, keyPath: \.[object: ObjectKey<Object>()], value: object)
  }

  /// Whether controls in this view react. What is disabled stays so, whatever is said further down.
  @inlinable public func disabled(_ disabled: Bool) -> some View {
    EnvironmentView(self, keyPath: \._isDisabledHere, value: disabled)
  }
}

extension EnvironmentValues {
  /// Set to true, it disables; set to false, it leaves things as they are.
  @usableFromInline var _isDisabledHere: Bool {
    get { !isEnabled }
    set { if newValue { isEnabled = false } }
  }
}
