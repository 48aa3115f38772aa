/// A view that may be absent: an `if` without `else`, or an optional value. Absent, it has no node (behaviour B12).
extension Optional: @MainActor View where Wrapped: View {
  public var body: Never { fatalError("Optional is a primitive view: it has no body to evaluate.") }

  @inlinable public static func _make(_ view: Self, in context: TreeContext) -> NodeBox<Wrapped._Node>? {
    guard let wrapped = view else { return nil }
    return NodeBox(Wrapped._make(wrapped, in: context))
  }

  @inlinable public static func _patch(_ node: inout NodeBox<Wrapped._Node>?, to view: inout Self, in context: TreeContext) {
    if let box = node, view != nil {
      Wrapped._patch(&box.node, to: &view!, in: context)
    } else if node != nil {
      context.tree.remove { _visit(&node, with: $0) }
      node = nil
    } else {
      node = _make(view, in: context)
    }
  }

  @inlinable public static func _visit(_ node: inout NodeBox<Wrapped._Node>?, with visitor: Visitor) {
    if let box = node { Wrapped._visit(&box.node, with: visitor) }
  }
}
