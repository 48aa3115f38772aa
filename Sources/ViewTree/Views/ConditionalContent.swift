/// One of two branches of an `if`/`else` or `switch`. The branches are different identities: a switch removes the one
/// and makes the other afresh (behaviour B50).
@frozen public struct _ConditionalContent<TrueContent: View, FalseContent: View>: PrimitiveView {
  // One of the two is there. Two optionals and not an enumeration, since only those can be patched from in place.
  @usableFromInline var trueContent: TrueContent?
  @usableFromInline var falseContent: FalseContent?

  @inlinable init(trueContent: TrueContent) {
    self.trueContent = trueContent
  }

  @inlinable init(falseContent: FalseContent) {
    self.falseContent = falseContent
  }

  /// The branch that is there, in a box of its own: a view may contain itself inside a condition, so the node of a
  /// branch cannot lie in place.
  @frozen public enum _Node {
    case trueContent(NodeBox<TrueContent._Node>)
    case falseContent(NodeBox<FalseContent._Node>)
  }

  @inlinable public static func _make(_ view: Self, in context: TreeContext) -> _Node {
    if let content = view.trueContent { return .trueContent(NodeBox(TrueContent._make(content, in: context))) }
    return .falseContent(NodeBox(FalseContent._make(view.falseContent!, in: context)))
  }

  @inlinable public static func _patch(_ node: inout _Node, to view: inout Self, in context: TreeContext) {
    if case .trueContent(let box) = node, view.trueContent != nil {
      TrueContent._patch(&box.node, to: &view.trueContent!, in: context)
    } else if case .falseContent(let box) = node, view.falseContent != nil {
      FalseContent._patch(&box.node, to: &view.falseContent!, in: context)
    } else {
      context.tree.remove { _visit(&node, with: $0) }
      node = _make(view, in: context)
    }
  }

  @inlinable public static func _visit(_ node: inout _Node, with visitor: Visitor) {
    switch node {
    case .trueContent(let box): TrueContent._visit(&box.node, with: visitor)
    case .falseContent(let box): FalseContent._visit(&box.node, with: visitor)
    }
  }
}
