/// Content with a task that lives as long as the content is shown, and as an id stays the same.
@frozen @usableFromInline struct TaskView<Content: View, ID: Equatable>: _ModifierView {
  @usableFromInline var content: Content
  @usableFromInline var id: ID
  @usableFromInline var job: TaskJob

  @inlinable init(_ content: Content, id: ID, job: TaskJob) {
    self.content = content
    self.id = id
    self.job = job
  }

  @frozen @usableFromInline struct _Node {
    @usableFromInline var content: Content._Node
    @usableFromInline var id: ID
    @usableFromInline let appearance: TaskAppearance

    @inlinable init(content: Content._Node, id: ID, appearance: TaskAppearance) {
      self.content = content
      self.id = id
      self.appearance = appearance
    }
  }

  @inlinable static func _make(taking view: _Place<Self>, in context: _TreeContext) -> _Node {
    context.created(Self.self)
    let content = Content._make(taking: view.part(&view.pointee.content), in: context)
    let appearance = TaskAppearance(view.part(&view.pointee.job).move(), in: context)
    return _Node(content: content, id: view.part(&view.pointee.id).move(), appearance: appearance)
  }

  @inlinable static func _patch(_ node: inout _Node, taking view: _Place<Self>, in context: _TreeContext) {
    let isEqual = node.id == view.pointee.id
    context.received(Self.self, isEqual: isEqual, in: "id")
    Content._patch(&node.content, taking: view.part(&view.pointee.content), in: context)
    node.appearance.job = view.part(&view.pointee.job).move()
    node.id = view.part(&view.pointee.id).move()
    if !isEqual { node.appearance.idDidChange() }
  }

  @inlinable static func _visit(_ node: inout _Node, with visitor: _Visitor) {
    visitor.container(Self.self) { Content._visit(&node.content, with: visitor) }
    visitor.appearance(node.appearance)
  }
}

extension View {
  /// Starts a task after the pass in which this view appears, and cancels it after the pass in which it disappears
  /// (behaviour B82). The body runs when the main actor is free: in a test, while it awaits `ViewHost.advance(by:)`.
  @inlinable public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    TaskView(self, id: Never?.none, job: TaskJob(priority: priority, action))
  }

  /// The same; a pass that changes the id cancels the task and starts another (behaviour B83).
  @inlinable public func task<T: Equatable>(
    id value: T,
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    TaskView(self, id: value, job: TaskJob(priority: priority, action))
  }
}
