/// Content with another view layered behind it.
@frozen @usableFromInline struct BackgroundView<Content: View, Background: View>: _PrimitiveView {
  @usableFromInline var pair: TupleView<Content, Background>

  @inlinable init(_ content: Content, background: Background) {
    pair = TupleView(content, background)
  }

  @usableFromInline typealias _Node = _ContainerNode<TupleView<Content, Background>>

  @inlinable static func _make(taking view: _Place<Self>, in context: _TreeContext) -> _Node {
    context.created(Self.self)
    return _ContainerNode(content: TupleView._make(taking: view.part(&view.pointee.pair), in: context))
  }

  @inlinable static func _patch(_ node: inout _Node, taking view: _Place<Self>, in context: _TreeContext) {
    context.received(Self.self)
    TupleView._patch(&node.content, taking: view.part(&view.pointee.pair), in: context)
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
