/// A node on the heap: where a view type may contain itself (conditions), is erased (`AnyView`), or is held by an
/// object (destinations, hosts).
public final class _NodeBox<Node> {
  // Sound: `@exclusivity(unchecked)`: nodes are touched by one pass or one visit at a time, and neither runs user code
  // that could reach the same box.
  /// Not checked for overlapping access at run time: nodes are touched by one pass or one visit at a time, and neither
  /// runs user code that could reach the same box while it holds it.
  @exclusivity(unchecked) @usableFromInline final var node: Node

  @inlinable init(_ node: Node) {
    self.node = node
  }
}
