/// A line of text.
@frozen public struct Text: _PrimitiveView {
  @usableFromInline var string: String

  @inlinable public init(_ content: String) {
    string = content
  }

  @_disfavoredOverload
  @inlinable public init<S: StringProtocol>(_ content: S) {
    string = String(content)
  }

  @inlinable public init(verbatim content: String) {
    string = content
  }

  @frozen public struct _Node {
    @usableFromInline var string: String

    @inlinable init(string: String) {
      self.string = string
    }
  }

  @inlinable public static var _evaluatesBodies: Bool { false }

  @inlinable @inline(__always)
  public static func _make(taking view: _Place<Self>, in context: _TreeContext) -> _Node {
    context.created(Self.self)
    return _Node(string: view.move().string)
  }

  @inlinable @inline(__always)
  public static func _patch(_ node: inout _Node, taking view: _Place<Self>, in context: _TreeContext) {
    let isEqual = areEqual(&node.string, &view.pointee.string)
    context.received(Self.self, isEqual: isEqual, in: "string")
    if isEqual { view.drop() } else { node.string = view.move().string }
  }

  public static func _visit(_ node: inout _Node, with visitor: _Visitor) {
    visitor.text(node.string)
  }
}
