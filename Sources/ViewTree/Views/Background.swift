/// Content with another view layered behind it.
@frozen @usableFromInline struct BackgroundView<Content: View, Background: View>: _PrimitiveView {
  @usableFromInline var pair: TupleView<Content, Background>

  @inlinable init(_ content: Content, background: Background) {
    pair = TupleView(content, background)
  }

  @usableFromInline typealias _Node = _ContainerNode<TupleView<Content, Background>>

  @inlinable static func _make(taking view: _Place<Self>, in context: _TreeContext) -> _Node {
    context.created(Self.self)
    let content = Content._make(taking: view.part(&view.pointee.pair.leading), in: context)
    let background = Background._make(taking: view.part(&view.pointee.pair.last), in: context.laidOut)
    return _ContainerNode(content: .init(leading: content, last: background))
  }

  @inlinable static func _patch(_ node: inout _Node, taking view: _Place<Self>, in context: _TreeContext) {
    context.received(Self.self)
    Content._patch(&node.content.leading, taking: view.part(&view.pointee.pair.leading), in: context)
    Background._patch(&node.content.last, taking: view.part(&view.pointee.pair.last), in: context.laidOut)
  }

  @usableFromInline static func _rowShape(_ query: inout _RowShapeQuery) -> _RowShape { Content._rowShape(&query) }

  @usableFromInline static func _tally(_ view: Self, into tally: inout _RowTally) {
    Content._tally(view.pair.leading, into: &tally)
  }

  @inlinable static func _visit(_ node: inout _Node, with visitor: _Visitor) {
    visitor.container(Self.self) { TupleView<Content, Background>._visit(&node.content, with: visitor) }
  }
}

extension View {
  /// Layers a view behind this one.
  @inlinable public func background<Background: View>(
    _ background: Background,
    alignment: Alignment = .center
  ) -> some View {
    BackgroundView(self, background: background)
  }

  /// Layers views behind this one.
  @inlinable public func background<Background: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> Background
  ) -> some View {
    BackgroundView(self, background: content())
  }
}
