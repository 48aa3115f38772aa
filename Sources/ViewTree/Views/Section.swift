/// A header, content and a footer that belong together. In a lazy container the content is the container's own, and the
/// other two take no row.
@frozen public struct Section<Parent: View, Content: View, Footer: View>: _PrimitiveView {
  @usableFromInline var parts: TupleView<TupleView<Parent, Content>, Footer>

  @inlinable public init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    parts = TupleView(TupleView(header(), content()), footer())
  }

  public typealias _Node = _ContainerNode<TupleView<TupleView<Parent, Content>, Footer>>

  @inlinable public static var _evaluatesBodies: Bool {
    Parent._evaluatesBodies || Content._evaluatesBodies || Footer._evaluatesBodies
  }

  @inlinable @inline(__always)
  public static func _make(taking view: _Place<Self>, in context: _TreeContext) -> _Node {
    context.created(Self.self)
    let header = Parent._make(taking: view.part(&view.pointee.parts.leading.leading), in: context.laidOut)
    let content = Content._make(taking: view.part(&view.pointee.parts.leading.last), in: context)
    let footer = Footer._make(taking: view.part(&view.pointee.parts.last), in: context.laidOut)
    return _Node(content: .init(leading: .init(leading: header, last: content), last: footer))
  }

  @inlinable @inline(__always)
  public static func _patch(_ node: inout _Node, taking view: _Place<Self>, in context: _TreeContext) {
    context.received(Self.self)
    Parent._patch(
      &node.content.leading.leading,
      taking: view.part(&view.pointee.parts.leading.leading),
      in: context.laidOut
    )
    Content._patch(&node.content.leading.last, taking: view.part(&view.pointee.parts.leading.last), in: context)
    Footer._patch(&node.content.last, taking: view.part(&view.pointee.parts.last), in: context.laidOut)
  }

  public static func _visit(_ node: inout _Node, with visitor: _Visitor) {
    visitor.container(Self.self) {
      TupleView<TupleView<Parent, Content>, Footer>._visit(&node.content, with: visitor)
    }
  }

  public static func _rowShape(_ query: inout _RowShapeQuery) -> _RowShape { Content._rowShape(&query) }

  public static func _tally(_ view: Self, into tally: inout _RowTally) {
    Content._tally(view.parts.leading.last, into: &tally)
  }
}

extension Section where Footer == EmptyView {
  @inlinable public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(content: content, header: header, footer: { EmptyView() })
  }

  @inlinable public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { EmptyView() })
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  @inlinable public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  @inlinable public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
  }
}
