/// Content whose identity is an explicit value: another value is a new view, with new state (behaviour B51).
@frozen @usableFromInline struct IDView<Content: View, ID: Hashable>: _PrimitiveView {
  @usableFromInline var content: Content
  @usableFromInline var id: ID

  @inlinable init(_ content: Content, id: ID) {
    self.content = content
    self.id = id
  }

  @frozen @usableFromInline struct _Node {
    @usableFromInline var content: Content._Node
    @usableFromInline var id: ID

    @inlinable init(content: Content._Node, id: ID) {
      self.content = content
      self.id = id
    }
  }

  @inlinable static func _make(taking view: _Place<Self>, in context: _TreeContext) -> _Node {
    context.created(Self.self)
    let content = Content._make(taking: view.part(&view.pointee.content), in: context)
    return _Node(content: content, id: view.part(&view.pointee.id).move())
  }

  @inlinable static func _patch(_ node: inout _Node, taking view: _Place<Self>, in context: _TreeContext) {
    let isEqual = node.id == view.pointee.id
    context.received(Self.self, isEqual: isEqual, in: "id")
    if isEqual {
      Content._patch(&node.content, taking: view.part(&view.pointee.content), in: context)
      view.part(&view.pointee.id).drop()
    } else {
      context.tree.remove { Content._visit(&node.content, with: $0) }
      node.id = view.part(&view.pointee.id).move()
      node.content = Content._make(taking: view.part(&view.pointee.content), in: context)
      context.rowsMayHaveChanged()
    }
  }

  /// It is what its content is; and the container may be asked to scroll to it.
  @usableFromInline static func _rowShape(_ query: inout _RowShapeQuery) -> _RowShape {
    query.meetsExplicitID()
    return Content._rowShape(&query)
  }

  @usableFromInline static func _tally(_ view: Self, into tally: inout _RowTally) {
    tally.meets(view.id)
    Content._tally(view.content, into: &tally)
  }

  @inlinable static func _visit(_ node: inout _Node, with visitor: _Visitor) {
    visitor.identity(Self.self, node.id) { Content._visit(&node.content, with: visitor) }
  }
}

extension View {
  /// Binds this view's identity to a value.
  @inlinable public func id<ID: Hashable>(_ id: ID) -> some View {
    IDView(self, id: id)
  }
}
