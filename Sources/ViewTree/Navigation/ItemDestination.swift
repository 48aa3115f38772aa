/// Content on a stack that pushes a screen while an item is there. The closure escapes: nothing is made while the item
/// is nil (behaviour B10).
@frozen @usableFromInline struct ItemDestinationView<Content: View, Item: Hashable, Destination: View>: _ModifierView {
  @usableFromInline var content: Content
  @usableFromInline var item: Binding<Item?>
  @usableFromInline var destination: (Item) -> Destination

  @inlinable init(_ content: Content, item: Binding<Item?>, destination: @escaping (Item) -> Destination) {
    self.content = content
    self.item = item
    self.destination = destination
  }

  @frozen @usableFromInline struct _Node {
    @usableFromInline var content: Content._Node
    /// Nil where there is no stack to push to.
    @usableFromInline let presenter: LazyPresenter<ItemSource<Item>, Destination>?

    @inlinable init(content: Content._Node, presenter: LazyPresenter<ItemSource<Item>, Destination>?) {
      self.content = content
      self.presenter = presenter
    }
  }

  @inlinable static func _make(taking view: _Place<Self>, in context: _TreeContext) -> _Node {
    context.created(Self.self)
    let content = Content._make(taking: view.part(&view.pointee.content), in: context)
    let item = view.part(&view.pointee.item).move()
    let destination = view.part(&view.pointee.destination).move()
    return _Node(content: content, presenter: LazyPresenter.pushing(item, destination, in: context))
  }

  @inlinable static func _patch(_ node: inout _Node, taking view: _Place<Self>, in context: _TreeContext) {
    context.received(Self.self)
    Content._patch(&node.content, taking: view.part(&view.pointee.content), in: context)
    let item = view.part(&view.pointee.item).move()
    let destination = view.part(&view.pointee.destination).move()
    if let presenter = node.presenter { presenter.receive(item, destination) }
  }

  @inlinable static func _visit(_ node: inout _Node, with visitor: _Visitor) {
    if let presenter = node.presenter { visitor.presentation(presenter.presentation) }
    visitor.container(Self.self) { Content._visit(&node.content, with: visitor) }
  }
}

extension LazyPresenter {
  /// One that pushes on the stack around a place, if there is one.
  @MainActor @usableFromInline static func pushing<Item>(
    _ item: Binding<Item?>,
    _ destination: @escaping (Item) -> Content,
    in context: _TreeContext
  ) -> LazyPresenter? where Source == ItemSource<Item> {
    guard !context.warnsOfDestination("navigationDestination(item:)", worksInLazyContainer: true),
      let navigation = context.surface?.navigation
    else { return nil }
    return LazyPresenter(item, destination, in: context) { Screen(on: navigation, make: $0) }
  }
}

extension View {
  /// Pushes a screen for an item while there is one. Going back sets the item to nil.
  @inlinable public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>,
    @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    ItemDestinationView(self, item: item, destination: destination)
  }
}
