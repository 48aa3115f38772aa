/// A root screen, and the screens that links have pushed upon it.
@frozen public struct NavigationStack<Root: View>: _NavigationContainer {
  public var _root: Root

  @inlinable public init(@ViewBuilder root: () -> Root) {
    _root = root()
  }
}

/// The container of links before iOS 16. To the tree it is a stack.
@frozen public struct NavigationView<Content: View>: _NavigationContainer {
  public var _root: Content

  @inlinable public init(@ViewBuilder content: () -> Content) {
    _root = content()
  }
}

/// A view that holds a stack of screens.
@MainActor @preconcurrency
public protocol _NavigationContainer: _PrimitiveView {
  associatedtype Root: View
  var _root: Root { get set }
}

/// The node of a navigation container: the stack, and the root screen's content.
@frozen public struct _NavigationNode<Root: View> {
  @usableFromInline let navigation: NavigationCore
  @usableFromInline var root: Root._Node

  @inlinable init(navigation: NavigationCore, root: Root._Node) {
    self.navigation = navigation
    self.root = root
  }
}

extension _NavigationContainer {
  @inlinable public static func _make(taking view: _Place<Self>, in context: _TreeContext) -> _NavigationNode<Root> {
    context.created(Self.self)
    let navigation = NavigationCore(in: context)
    return _NavigationNode(
      navigation: navigation,
      root: Root._make(taking: view.part(&view.pointee._root), in: navigation.context)
    )
  }

  @inlinable public static func _patch(
    _ node: inout _NavigationNode<Root>,
    taking view: _Place<Self>,
    in context: _TreeContext
  ) {
    context.received(Self.self)
    Root._patch(&node.root, taking: view.part(&view.pointee._root), in: node.navigation.context)
  }

  @inlinable public static func _visit(_ node: inout _NavigationNode<Root>, with visitor: _Visitor) {
    visitor.navigation(Self.self, node.navigation) { Root._visit(&node.root, with: visitor) }
  }
}
