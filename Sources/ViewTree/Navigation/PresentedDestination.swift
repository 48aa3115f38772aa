/// Content on a stack that pushes a screen while a binding is true. The screen's view is made whenever this is, presented
/// or not, as a link's is: the closure does not escape (behaviour B09).
@frozen @usableFromInline struct PresentedDestinationView<Content: View, Destination: View>: _ModifierView {
  @usableFromInline var content: Content
  @usableFromInline var destination: Destination
  @usableFromInline var isPresented: Binding<Bool>

  @inlinable init(_ content: Content, isPresented: Binding<Bool>, destination: Destination) {
    self.content = content
    self.destination = destination
    self.isPresented = isPresented
  }

  @frozen @usableFromInline struct _Node {
    @usableFromInline var content: Content._Node
    @usableFromInline var destination: Destination
    /// Nil where there is no stack to push to.
    @usableFromInline let screen: DestinationScreen<Destination>?

    @inlinable init(content: Content._Node, destination: Destination, screen: DestinationScreen<Destination>?) {
      self.content = content
      self.destination = destination
      self.screen = screen
    }
  }

  @inlinable static func _make(taking view: _Place<Self>, in context: _TreeContext) -> _Node {
    context.created(Self.self)
    context.keepsDestination(Destination.self)
    let content = Content._make(taking: view.part(&view.pointee.content), in: context)
    let destination = view.part(&view.pointee.destination).move()
    let isPresented = view.part(&view.pointee.isPresented).move()
    let screen = DestinationScreen.pushed(destination, while: isPresented, in: context)
    return _Node(content: content, destination: destination, screen: screen)
  }

  @inlinable static func _patch(_ node: inout _Node, taking view: _Place<Self>, in context: _TreeContext) {
    let isEqual = areEqual(&node.destination, &view.pointee.destination)
    context.received(Self.self, isEqual: isEqual, in: "destination", &node.destination, &view.pointee.destination)
    context.keepsDestination(Destination.self)
    let destination = view.part(&view.pointee.destination)
    if isEqual {
      destination.drop()
    } else {
      node.destination = destination.move()
      if let screen = node.screen { screen.receive(node.destination) }
    }
    Content._patch(&node.content, taking: view.part(&view.pointee.content), in: context)
    let isPresented = view.part(&view.pointee.isPresented).move()
    if let screen = node.screen { screen.watch(isPresented, in: context) }
  }

  @inlinable static func _visit(_ node: inout _Node, with visitor: _Visitor) {
    if let screen = node.screen { visitor.presentation(screen) }
    visitor.container(Self.self) { Content._visit(&node.content, with: visitor) }
  }
}

extension DestinationScreen {
  /// The screen on the stack around a place, if there is one.
  @MainActor @inlinable static func pushed(
    _ destination: Destination,
    while isPresented: Binding<Bool>,
    in context: _TreeContext
  ) -> DestinationScreen? {
    guard !context.warnsOfDestination("navigationDestination(isPresented:)", worksInLazyContainer: true),
      let navigation = context.surface?.navigation
    else { return nil }
    let screen = DestinationScreen(destination, on: navigation)
    screen.watch(isPresented, in: context)
    return screen
  }
}

extension View {
  /// Pushes a screen while a binding is true. Going back sets it to false.
  @inlinable public func navigationDestination<V: View>(
    isPresented: Binding<Bool>,
    @ViewBuilder destination: () -> V
  ) -> some View {
    PresentedDestinationView(self, isPresented: isPresented, destination: destination())
  }
}
