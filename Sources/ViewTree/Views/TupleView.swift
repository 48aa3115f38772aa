/// The children of a block: all but the last, and the last.
///
/// SwiftUI's `TupleView` holds a tuple; here a block of `n` children is `n - 1` nested pairs, which keep the same
/// children in the same order. A pair has no node of its own: it is its two children.
@frozen public struct TupleView<Leading: View, Last: View>: _PrimitiveView {
  @usableFromInline package var leading: Leading
  @usableFromInline package var last: Last

  @inlinable init(_ leading: Leading, _ last: Last) {
    self.leading = leading
    self.last = last
  }

  @frozen public struct _Node {
    @usableFromInline var leading: Leading._Node
    @usableFromInline var last: Last._Node

    @inlinable init(leading: Leading._Node, last: Last._Node) {
      self.leading = leading
      self.last = last
    }
  }

  @inlinable public static var _evaluatesBodies: Bool { Leading._evaluatesBodies || Last._evaluatesBodies }

  @inlinable @inline(__always)
  public static func _make(taking view: _Place<Self>, in context: _TreeContext) -> _Node {
    let leading = Leading._make(taking: view.part(&view.pointee.leading), in: context)
    return _Node(leading: leading, last: Last._make(taking: view.part(&view.pointee.last), in: context))
  }

  @inlinable @inline(__always)
  public static func _patch(_ node: inout _Node, taking view: _Place<Self>, in context: _TreeContext) {
    Leading._patch(&node.leading, taking: view.part(&view.pointee.leading), in: context)
    Last._patch(&node.last, taking: view.part(&view.pointee.last), in: context)
  }

  public static func _rowShape(_ query: inout _RowShapeQuery) -> _RowShape {
    Leading._rowShape(&query) + Last._rowShape(&query)
  }

  public static func _tally(_ view: Self, into tally: inout _RowTally) {
    Leading._tally(view.leading, into: &tally)
    Last._tally(view.last, into: &tally)
  }

  public static func _visit(_ node: inout _Node, with visitor: _Visitor) {
    Leading._visit(&node.leading, with: visitor)
    Last._visit(&node.last, with: visitor)
  }
}
