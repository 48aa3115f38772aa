/// Content with an action that runs when a value has changed.
@frozen @usableFromInline struct ChangeView<Content: View, Value: Equatable>: _ModifierView {
  @usableFromInline var content: Content
  @usableFromInline var value: Value
  @usableFromInline var action: ChangeAction<Value>
  /// Whether the action also runs for the first value. A view keeps what its first value said.
  @usableFromInline let initial: Bool

  @inlinable init(_ content: Content, value: Value, initial: Bool, action: ChangeAction<Value>) {
    self.content = content
    self.value = value
    self.action = action
    self.initial = initial
  }

  @frozen @usableFromInline struct _Node {
    @usableFromInline var content: Content._Node
    @usableFromInline let watch: ChangeWatch<Value>

    @inlinable init(content: Content._Node, watch: ChangeWatch<Value>) {
      self.content = content
      self.watch = watch
    }
  }

  @inlinable static func _make(taking view: _Place<Self>, in context: _TreeContext) -> _Node {
    context.created(Self.self)
    let content = Content._make(taking: view.part(&view.pointee.content), in: context)
    let watch = ChangeWatch(
      view.part(&view.pointee.value).move(),
      awaitsInitial: view.pointee.initial,
      action: view.part(&view.pointee.action).move(),
      in: context
    )
    return _Node(content: content, watch: watch)
  }

  /// The change is due after those of the content, so innermost first (behaviour B80).
  @inlinable static func _patch(_ node: inout _Node, taking view: _Place<Self>, in context: _TreeContext) {
    let isEqual = node.watch.value == view.pointee.value
    context.received(Self.self, isEqual: isEqual, in: "value")
    Content._patch(&node.content, taking: view.part(&view.pointee.content), in: context)
    node.watch.action = view.part(&view.pointee.action).move()
    let value = view.part(&view.pointee.value)
    if isEqual { node.watch.value = value.move() } else { node.watch.receive(value.move()) }
  }

  @inlinable static func _visit(_ node: inout _Node, with visitor: _Visitor) {
    visitor.container(Self.self) { Content._visit(&node.content, with: visitor) }
    visitor.appearance(node.watch)
  }
}

/// The action of an `onChange`, in a struct for the reason that `Action` is one.
@frozen @usableFromInline struct ChangeAction<Value> {
  @usableFromInline let run: @MainActor (Value, Value) -> Void

  @inlinable init(_ run: @escaping @MainActor (Value, Value) -> Void) {
    self.run = run
  }
}

extension View {
  /// Runs an action with the old and the new value after each pass that changed the value, also while this view is
  /// covered; with `initial`, when this view first appears as well (behaviour B81). It is the newest closure that runs.
  @inlinable public func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping @MainActor (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    ChangeView(self, value: value, initial: initial, action: ChangeAction(action))
  }

  /// Runs an action after each pass that changed a value; with `initial`, when this view first appears as well.
  @inlinable public func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping @MainActor () -> Void
  ) -> some View {
    ChangeView(self, value: value, initial: initial, action: ChangeAction { _, _ in action() })
  }

  /// Runs an action with the new value after each pass that changed it: the form before iOS 17.
  @inlinable public func onChange<V: Equatable>(
    of value: V,
    perform action: @escaping @MainActor (_ newValue: V) -> Void
  ) -> some View {
    ChangeView(self, value: value, initial: false, action: ChangeAction { _, newValue in action(newValue) })
  }
}
