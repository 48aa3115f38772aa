/// A view that is its content, and another view beside it that is part of the same place: what lies behind it, items in a
/// bar. To a lazy container it is as many rows as its content, and nothing of the companion is.
@MainActor @preconcurrency
public protocol _CompanionView: _PrimitiveView {
  associatedtype Content: View
  associatedtype Companion: View
  var _pair: TupleView<Content, Companion> { get set }
}

extension _CompanionView {
  @inlinable
  public static func _make(
    taking view: _Place<Self>,
    in context: _TreeContext
  ) -> _ContainerNode<TupleView<Content, Companion>> {
    context.created(Self.self)
    let content = Content._make(taking: view.part(&view.pointee._pair.leading), in: context)
    let companion = Companion._make(taking: view.part(&view.pointee._pair.last), in: context.laidOut)
    return _ContainerNode(content: .init(leading: content, last: companion))
  }

  @inlinable
  public static func _patch(
    _ node: inout _ContainerNode<TupleView<Content, Companion>>,
    taking view: _Place<Self>,
    in context: _TreeContext
  ) {
    context.received(Self.self)
    Content._patch(&node.content.leading, taking: view.part(&view.pointee._pair.leading), in: context)
    Companion._patch(&node.content.last, taking: view.part(&view.pointee._pair.last), in: context.laidOut)
  }

  public static func _rowShape(_ query: inout _RowShapeQuery) -> _RowShape { Content._rowShape(&query) }

  public static func _tally(_ view: Self, into tally: inout _RowTally) {
    Content._tally(view._pair.leading, into: &tally)
  }

  public static func _visit(
    _ node: inout _ContainerNode<TupleView<Content, Companion>>,
    with visitor: _Visitor
  ) {
    visitor.container(Self.self) { TupleView<Content, Companion>._visit(&node.content, with: visitor) }
  }
}
