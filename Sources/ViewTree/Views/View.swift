/// A piece of user interface, described by a value.
///
/// A view with a `body` of its own is a composite: it is made and patched by the default implementations in
/// `Composite.swift`. A primitive view (`Text`, `VStack`, ...) has `Never` as its body and brings its own two verbs.
///
/// The whole engine is two verbs and a walk: *make* turns a view value into the node the tree keeps, *patch* gives an
/// existing node a newer value, and *visit* shows nodes to whoever asks for texts, controls or an outline, or ends them.
/// Whatever else is asked of a view here is answered without a node, and most views have the answer by default.
/// The verbs are static and generic, and nodes are structs kept in place inside their parent's node, so that a whole
/// screen specialises into straight-line code; that is why they are `@inlinable` throughout this module. Walks are not:
/// code for each type is what a user's build waits for. A pass that keeps its rows walks through none of them; what is
/// removed is walked through, and in a lazy container what lies in the viewport, at a call for each node.
@MainActor @preconcurrency
public protocol View {
  /// The type of view that `body` returns.
  associatedtype Body: View

  /// What the tree keeps for a value of this type between passes.
  associatedtype _Node

  /// The content of this view. Evaluated when the view first appears, when its value changes, and when something it
  /// read changes.
  @ViewBuilder var body: Body { get }

  /// Whether patching a view of this type evaluates bodies. A constant of the type.
  static var _evaluatesBodies: Bool { get }

  /// What a tap on a link with a destination of this type leads to.
  static func _linkTarget(of destination: inout Self) -> _LinkTarget

  /// How many rows of a lazy container a view of this type is. A constant of the type, asked for once by a `ForEach`.
  static func _rowShape(_ query: inout _RowShapeQuery) -> _RowShape

  /// Adds up how many rows of a lazy container a value is, as far as that can be told before a node is made of it.
  static func _tally(_ view: Self, into tally: inout _RowTally)

  /// Makes the node for a value that enters the tree, and uses the value up (see `_Place`).
  static func _make(taking view: _Place<Self>, in context: _TreeContext) -> _Node

  /// Gives a node a newer value of the same view, and uses the value up.
  static func _patch(_ node: inout _Node, taking view: _Place<Self>, in context: _TreeContext)

  /// Shows a node and what is below it to a visitor, in document order.
  static func _visit(_ node: inout _Node, with visitor: _Visitor)
}

extension View {
  /// True of views with a body of their own, and safe for any other.
  @inlinable public static var _evaluatesBodies: Bool { true }

  /// True of all but values in a path: the view itself.
  @inlinable public static func _linkTarget(of destination: inout Self) -> _LinkTarget { .view }

  /// A view with a body of its own is what its body is.
  public static func _rowShape(_ query: inout _RowShapeQuery) -> _RowShape {
    query.shape(ofBody: Body.self, of: Self.self)
  }

  public static func _tally(_ view: Self, into tally: inout _RowTally) {
    tally.addView(shape: _RowShapeQuery.shape(of: Self.self))
  }
}

extension Never: View {
  public typealias _Node = Never
  public var body: Never { fatalError("Never has no values, so it has no body.") }
  @inlinable public static func _make(taking view: _Place<Never>, in context: _TreeContext) -> Never {
    view.move()
  }
  @inlinable public static func _patch(
    _ node: inout Never,
    taking view: _Place<Never>,
    in context: _TreeContext
  ) {}
  public static func _visit(_ node: inout Never, with visitor: _Visitor) {}
  public static func _rowShape(_ query: inout _RowShapeQuery) -> _RowShape { .constant(0) }
  public static func _tally(_ view: Never, into tally: inout _RowTally) {}
}

/// A view whose node is made by the tree itself, not from a body.
@MainActor @preconcurrency
public protocol _PrimitiveView: View where Body == Never {}

extension _PrimitiveView {
  /// A primitive view has no body; calling this is a programmer's mistake.
  public var body: Never { fatalError("\(Self.self) is a primitive view: it has no body to evaluate.") }

  /// Most primitive views are a row each.
  public static func _rowShape(_ query: inout _RowShapeQuery) -> _RowShape { .constant(1) }

  public static func _tally(_ view: Self, into tally: inout _RowTally) { tally.addView(shape: .constant(1)) }
}
