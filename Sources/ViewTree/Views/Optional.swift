/// A view that may be absent: an `if` without `else`, or an optional value. Absent, it has no node (behaviour B12).
extension Optional: @MainActor View, @MainActor _PrimitiveView where Wrapped: View {
  @inlinable public static func _make(taking view: _Place<Self>, in context: _TreeContext) -> _NodeBox<Wrapped._Node>? {
    guard let wrapped = view.move() else { return nil }
    return makeBox(wrapped, in: context)
  }

  @inlinable public static func _patch(
    _ node: inout _NodeBox<Wrapped._Node>?,
    taking view: _Place<Self>,
    in context: _TreeContext
  ) {
    let view = view.move()
    if let box = node, let wrapped = view {
      context.requireRoomBelow()
      withPlace(of: wrapped) { Wrapped._patch(&box.node, taking: $0, in: context) }
    } else if node != nil {
      context.tree.remove { _visit(&node, with: $0) }
      node = nil
      context.rowsMayHaveChanged()
    } else if let wrapped = view {
      node = makeBox(wrapped, in: context)
      context.rowsMayHaveChanged()
    }
  }

  @MainActor @inlinable static func makeBox(_ wrapped: Wrapped, in context: _TreeContext) -> _NodeBox<Wrapped._Node> {
    context.requireRoomBelow()
    return withPlace(of: wrapped) { _NodeBox(Wrapped._make(taking: $0, in: context)) }
  }

  /// Its type alone does not tell whether it is there.
  public static func _rowShape(_ query: inout _RowShapeQuery) -> _RowShape { .variable }

  public static func _tally(_ view: Self, into tally: inout _RowTally) {
    if let view { Wrapped._tally(view, into: &tally) }
  }

  public static func _visit(_ node: inout _NodeBox<Wrapped._Node>?, with visitor: _Visitor) {
    guard let box = node else { return }
    Nesting.requireStack()
    Wrapped._visit(&box.node, with: visitor)
  }
}
