/// A picture, of which the tree knows the name.
@frozen public struct Image: _PrimitiveView {
  @usableFromInline var name: String

  /// A picture of the app's catalogue.
  @inlinable public init(_ name: String) {
    self.name = name
  }

  /// A symbol of the system.
  @inlinable public init(systemName: String) {
    name = systemName
  }

  /// Lets the picture take the size it is given, which the tree does not compute.
  @inlinable public func resizable() -> Image { self }

  @frozen public struct _Node {
    @usableFromInline var name: String

    @inlinable init(name: String) {
      self.name = name
    }
  }

  @inlinable public static var _evaluatesBodies: Bool { false }

  @inlinable @inline(__always)
  public static func _make(taking view: _Place<Self>, in context: _TreeContext) -> _Node {
    context.created(Self.self)
    return _Node(name: view.move().name)
  }

  @inlinable @inline(__always)
  public static func _patch(_ node: inout _Node, taking view: _Place<Self>, in context: _TreeContext) {
    let isEqual = areEqual(&node.name, &view.pointee.name)
    context.received(Self.self, isEqual: isEqual, in: "name")
    if isEqual { view.drop() } else { node.name = view.move().name }
  }

  public static func _visit(_ node: inout _Node, with visitor: _Visitor) {
    let name = node.name
    visitor.container(Self.self, detail: "\"\(name)\"") {}
  }
}
