/// Content with a menu that shows when the content is pressed long.
///
/// The items are made with the content, as part of the same body (behaviour B86), and are in the tree but not on the
/// screen: they show no texts, and are covered for their callbacks. `ViewHost.contextMenu(of:)` reaches them.
@frozen @usableFromInline struct ContextMenuView<Content: View, Items: View>: _ModifierView {
  @usableFromInline var content: Content
  @usableFromInline var items: Items

  @inlinable init(_ content: Content, items: Items) {
    self.content = content
    self.items = items
  }

  @frozen @usableFromInline struct _Node {
    @usableFromInline var content: Content._Node
    @usableFromInline var items: Items._Node
    @usableFromInline let environment: EnvironmentScope

    @inlinable init(content: Content._Node, items: Items._Node, environment: EnvironmentScope) {
      self.content = content
      self.items = items
      self.environment = environment
    }
  }

  @inlinable static func _make(taking view: _Place<Self>, in context: _TreeContext) -> _Node {
    context.created(Self.self)
    let content = Content._make(taking: view.part(&view.pointee.content), in: context)
    let environment = context.makeCoveredEnvironment()
    let itemsContext = context.at(depth: context.depth, in: environment)
    let items = Items._make(taking: view.part(&view.pointee.items), in: itemsContext)
    return _Node(content: content, items: items, environment: environment)
  }

  @inlinable static func _patch(_ node: inout _Node, taking view: _Place<Self>, in context: _TreeContext) {
    context.received(Self.self)
    Content._patch(&node.content, taking: view.part(&view.pointee.content), in: context)
    let itemsContext = context.at(depth: context.depth, in: node.environment)
    Items._patch(&node.items, taking: view.part(&view.pointee.items), in: itemsContext)
  }

  @inlinable static func _visit(_ node: inout _Node, with visitor: _Visitor) {
    visitor.contextMenu(
      Self.self,
      content: { Content._visit(&node.content, with: visitor) },
      items: { Items._visit(&node.items, with: $0) }
    )
  }
}

extension _TreeContext {
  /// The environment of what is in the tree at this place but not on the screen.
  @MainActor @usableFromInline func makeCoveredEnvironment() -> EnvironmentScope {
    EnvironmentScope(
      under: environment,
      on: Surface(on: surface, navigation: surface?.navigation, isCovered: true)
    )
  }
}

extension View {
  /// Adds a menu of these items to this view.
  @inlinable public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
    ContextMenuView(self, items: menuItems())
  }
}
