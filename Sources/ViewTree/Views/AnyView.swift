/// A view of any type. State is kept while the wrapped type stays the same; another type is a new identity
/// (behaviour B52).
///
/// Erasure costs an object a value, and ends the specialisation of what is above: calls go through closures that were
/// made where the type was still known.
@frozen public struct AnyView: _PrimitiveView {
  @usableFromInline let content: ErasedView

  @inlinable public init<Content: View>(_ view: Content) {
    content = ErasedViewOf(view)
  }

  @inlinable public init<Content: View>(erasing view: Content) {
    self.init(view)
  }

  @frozen public struct _Node {
    @usableFromInline var content: ErasedNode

    @inlinable init(content: ErasedNode) {
      self.content = content
    }
  }

  @inlinable public static func _make(taking view: _Place<Self>, in context: _TreeContext) -> _Node {
    context.requireRoomBelow()
    context.created(Self.self)
    let content = view.move().content
    return _Node(content: content.make(content, context))
  }

  @inlinable public static func _patch(_ node: inout _Node, taking view: _Place<Self>, in context: _TreeContext) {
    context.requireRoomBelow()
    let view = view.move()
    context.received(Self.self)
    if node.content.type == view.content.type {
      node.content.patch(node.content, view.content, context)
    } else {
      context.tree.remove { node.content.visit(node.content, $0) }
      node.content = view.content.make(view.content, context)
      context.rowsMayHaveChanged()
    }
  }

  /// Its type does not tell what it holds.
  public static func _rowShape(_ query: inout _RowShapeQuery) -> _RowShape { .variable }

  public static func _tally(_ view: Self, into tally: inout _RowTally) { view.content.tally(into: &tally) }

  public static func _visit(_ node: inout _Node, with visitor: _Visitor) {
    Nesting.requireStack()
    visitor.container(Self.self) { node.content.visit(node.content, visitor) }
  }
}

/// A view value whose type is not known statically.
@usableFromInline class ErasedView {
  @usableFromInline let type: ObjectIdentifier
  @usableFromInline let make: @MainActor (ErasedView, _TreeContext) -> ErasedNode

  @inlinable init(type: ObjectIdentifier, make: @escaping @MainActor (ErasedView, _TreeContext) -> ErasedNode) {
    self.type = type
    self.make = make
  }

  @MainActor func tally(into tally: inout _RowTally) {
    fatalError("ErasedView is abstract: \(Self.self) must say how many rows it is.")
  }
}

@usableFromInline final class ErasedViewOf<Content: View>: ErasedView {
  @usableFromInline let view: Content

  @inlinable init(_ view: Content) {
    self.view = view
    super.init(type: ObjectIdentifier(Content.self)) { erased, context in
      // Sound: `unsafeDowncast`: the closures stay with the object whose initialiser made them, and a patch comes only
      // where both values wrap the same type.
      let view = unsafeDowncast(erased, to: ErasedViewOf<Content>.self).view
      return withPlace(of: view) { ErasedNodeOf<Content>(Content._make(taking: $0, in: context)) }
    }
  }

  override func tally(into tally: inout _RowTally) { Content._tally(view, into: &tally) }
}

/// A node whose type is not known statically.
@usableFromInline class ErasedNode {
  @usableFromInline let type: ObjectIdentifier
  @usableFromInline let patch: @MainActor (ErasedNode, ErasedView, _TreeContext) -> Void
  @usableFromInline let visit: @MainActor (ErasedNode, _Visitor) -> Void

  @inlinable init(
    type: ObjectIdentifier,
    patch: @escaping @MainActor (ErasedNode, ErasedView, _TreeContext) -> Void,
    visit: @escaping @MainActor (ErasedNode, _Visitor) -> Void
  ) {
    self.type = type
    self.patch = patch
    self.visit = visit
  }
}

@usableFromInline final class ErasedNodeOf<Content: View>: ErasedNode {
  // Sound: `@exclusivity(unchecked)`: nodes are touched by one pass or one visit at a time, and neither runs user code
  // that could reach this one.
  @exclusivity(unchecked) @usableFromInline var node: Content._Node

  @inlinable init(_ node: Content._Node) {
    self.node = node
    super.init(
      type: ObjectIdentifier(Content.self),
      patch: { erased, view, context in
        let view = unsafeDowncast(view, to: ErasedViewOf<Content>.self).view
        let erased = unsafeDowncast(erased, to: ErasedNodeOf<Content>.self)
        withPlace(of: view) { Content._patch(&erased.node, taking: $0, in: context) }
      },
      visit: { erased, visitor in
        Content._visit(&unsafeDowncast(erased, to: ErasedNodeOf<Content>.self).node, with: visitor)
      }
    )
  }
}
