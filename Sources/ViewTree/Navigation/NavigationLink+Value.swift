// Links that push a value. `navigationDestination(for:)` says what its screen shows.
//
// SwiftUI gives these links the destination type `Never` and keeps the value in a box. Here it lies in the link, as a
// destination does, so that a row which did not change costs no allocation: whoever writes the link's type out has to
// write `_PathValue`.
extension NavigationLink {
  /// A link that appends a value to the path of its stack. It is disabled where the value is nil (behaviour B64).
  @inlinable public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) where Destination == _PathValue<P> {
    WorkCounts.countLink()
    self.destination = _PathValue(value)
    self.isActive = nil
    self.label = label()
  }
}

extension NavigationLink where Label == Text {
  @inlinable public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Destination == _PathValue<P> {
    self.init(value: value) { Text(title) }
  }
}

/// What takes the place of a destination in a link to a value. It never enters the tree.
@frozen public struct _PathValue<Value: Hashable>: _PrimitiveView {
  @usableFromInline let value: Value?

  @inlinable init(_ value: Value?) {
    self.value = value
  }

  public static func _linkTarget(of value: inout Self) -> _LinkTarget { value.value == nil ? .nothing : .value }

  public static func _make(taking view: _Place<Self>, in context: _TreeContext) -> Never {
    fatalError("A value in a path is not a view: navigationDestination(for:) says what it shows.")
  }

  public static func _patch(_ node: inout Never, taking view: _Place<Self>, in context: _TreeContext) {}

  public static func _visit(_ node: inout Never, with visitor: _Visitor) {}
}

/// A `_PathValue` of whatever type.
@MainActor protocol BoxablePathValue {
  var box: PathBox? { get }
}

extension _PathValue: BoxablePathValue {
  var box: PathBox? { value.map { PathBoxOf($0) } }
}

/// What a tap on a link leads to.
public enum _LinkTarget {
  /// A view, which the link pushes.
  case view
  /// A value, which the link appends to the path.
  case value
  /// Nothing: the link is disabled.
  case nothing
}

extension NavigationCore {
  /// What a tap on a link to a value does.
  @MainActor @usableFromInline func pushing<PathValue>(_ value: PathValue) -> ViewHost.Control.Activation {
    guard let box = (value as? any BoxablePathValue)?.box else {
      fatalError("A link leads to \(PathValue.self), which is neither a view nor a value in a path.")
    }
    return .action { self.push(box) }
  }
}
