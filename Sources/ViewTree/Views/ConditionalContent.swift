/// One of two branches of an `if`/`else` or `switch`. The branches are different identities: a switch removes the one
/// and makes the other afresh (behaviour B50).
@frozen public struct _ConditionalContent<TrueContent: View, FalseContent: View>: _PrimitiveView {
  @frozen @usableFromInline enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  @usableFromInline let storage: Storage

  @inlinable init(_ storage: Storage) {
    self.storage = storage
  }

  /// The branch that is there, in a box of its own: a view may contain itself inside a condition, so the node of a
  /// branch cannot lie in place.
  @frozen public enum _Node {
    case trueContent(_NodeBox<TrueContent._Node>)
    case falseContent(_NodeBox<FalseContent._Node>)
  }

  @inlinable public static func _make(taking view: _Place<Self>, in context: _TreeContext) -> _Node {
    context.requireRoomBelow()
    return make(view.move(), in: context)
  }

  @inlinable public static func _patch(_ node: inout _Node, taking view: _Place<Self>, in context: _TreeContext) {
    context.requireRoomBelow()
    let view = view.move()
    switch (node, view.storage) {
    case (.trueContent(let box), .trueContent(let content)):
      withPlace(of: content) { TrueContent._patch(&box.node, taking: $0, in: context) }
    case (.falseContent(let box), .falseContent(let content)):
      withPlace(of: content) { FalseContent._patch(&box.node, taking: $0, in: context) }
    default:
      context.tree.remove { _visit(&node, with: $0) }
      node = make(view, in: context)
      context.rowsMayHaveChanged()
    }
  }

  @inlinable static func make(_ view: Self, in context: _TreeContext) -> _Node {
    switch view.storage {
    case .trueContent(let content):
      .trueContent(withPlace(of: content) { _NodeBox(TrueContent._make(taking: $0, in: context)) })
    case .falseContent(let content):
      .falseContent(withPlace(of: content) { _NodeBox(FalseContent._make(taking: $0, in: context)) })
    }
  }

  public static func _rowShape(_ query: inout _RowShapeQuery) -> _RowShape {
    let shape = TrueContent._rowShape(&query)
    return shape == FalseContent._rowShape(&query) ? shape : .variable
  }

  public static func _tally(_ view: Self, into tally: inout _RowTally) {
    switch view.storage {
    case .trueContent(let content): TrueContent._tally(content, into: &tally)
    case .falseContent(let content): FalseContent._tally(content, into: &tally)
    }
  }

  public static func _visit(_ node: inout _Node, with visitor: _Visitor) {
    Nesting.requireStack()
    switch node {
    case .trueContent(let box): TrueContent._visit(&box.node, with: visitor)
    case .falseContent(let box): FalseContent._visit(&box.node, with: visitor)
    }
  }
}
