/// A root screen, the screens of the values in a path, and those that links have pushed upon them.
///
/// The screens of values are a function of the path (behaviour B60). Taps on links to values, the back button and
/// `dismiss` write the path, and the stack follows it in the pass; a stack that is given none keeps one of its own.
@frozen public struct NavigationStack<Data, Root: View>: _NavigationContainer {
  public var _root: Root
  public var _path: _StackPath<Data>?

  @inlinable public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    _root = root()
    _path = nil
  }

  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
    _root = root()
    _path = _StackPath(path)
  }

  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
    _root = root()
    _path = _StackPath(path)
  }
}

/// The container of links before iOS 16. To the tree it is a stack.
@frozen public struct NavigationView<Content: View>: _NavigationContainer {
  public var _root: Content
  public var _path: _StackPath<NavigationPath>?

  @inlinable public init(@ViewBuilder content: () -> Content) {
    _root = content()
    _path = nil
  }
}

/// A view that holds a stack of screens.
@MainActor @preconcurrency
public protocol _NavigationContainer: _PrimitiveView {
  associatedtype Data
  associatedtype Root: View
  var _root: Root { get set }
  var _path: _StackPath<Data>? { get set }
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
    let root = Root._make(taking: view.part(&view.pointee._root), in: navigation.context)
    navigation.follow(view.part(&view.pointee._path).move(), in: context)
    return _NavigationNode(navigation: navigation, root: root)
  }

  @inlinable public static func _patch(
    _ node: inout _NavigationNode<Root>,
    taking view: _Place<Self>,
    in context: _TreeContext
  ) {
    context.received(Self.self)
    Root._patch(&node.root, taking: view.part(&view.pointee._root), in: node.navigation.context)
    node.navigation.follow(view.part(&view.pointee._path).move(), in: context)
  }

  public static func _visit(_ node: inout _NavigationNode<Root>, with visitor: _Visitor) {
    if let path = node.navigation.path { visitor.dependent(path) }
    visitor.navigation(Self.self, node.navigation) { Root._visit(&node.root, with: visitor) }
  }
}

extension NavigationCore {
  /// Follows the path that the container was given last, if it was given one.
  @MainActor @usableFromInline func follow<Data>(_ given: _StackPath<Data>?, in context: _TreeContext) {
    if let given {
      given.follow(given.binding, self, context)
    } else if let path, !path.isOwn {
      follow(nil)
    }
  }
}
