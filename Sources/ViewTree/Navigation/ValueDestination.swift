/// Content on a stack, and what the screens of one type of value show.
///
/// The closure escapes: it makes a view for each value that is pushed, and none before (behaviour B08).
@frozen @usableFromInline
struct ValueDestinationView<Content: View, Value: Hashable, Destination: View>:
  _ModifierView
{
  @usableFromInline var content: Content
  @usableFromInline var destination: (Value) -> Destination

  @inlinable init(_ content: Content, destination: @escaping (Value) -> Destination) {
    self.content = content
    self.destination = destination
  }

  @frozen @usableFromInline struct _Node {
    @usableFromInline var content: Content._Node
    @usableFromInline let maker: ContentMaker<Value, Destination>
    /// Nil where there is no stack to declare it on.
    @usableFromInline let entry: DestinationEntry?

    @inlinable init(content: Content._Node, maker: ContentMaker<Value, Destination>, entry: DestinationEntry?) {
      self.content = content
      self.maker = maker
      self.entry = entry
    }
  }

  /// The outer of two on one view is declared first.
  @inlinable static func _make(taking view: _Place<Self>, in context: _TreeContext) -> _Node {
    context.created(Self.self)
    let maker = ContentMaker(view.part(&view.pointee.destination).move())
    let entry = maker.declare(in: context)
    let content = Content._make(taking: view.part(&view.pointee.content), in: context)
    return _Node(content: content, maker: maker, entry: entry)
  }

  @inlinable static func _patch(_ node: inout _Node, taking view: _Place<Self>, in context: _TreeContext) {
    context.received(Self.self)
    node.maker.make = view.part(&view.pointee.destination).move()
    node.entry?.renewScreens()
    Content._patch(&node.content, taking: view.part(&view.pointee.content), in: context)
  }

  @inlinable static func _visit(_ node: inout _Node, with visitor: _Visitor) {
    if let entry = node.entry { visitor.destination(entry) }
    visitor.container(Self.self) { Content._visit(&node.content, with: visitor) }
  }
}

extension ContentMaker where Value: Hashable {
  /// Declares the destination on the stack around a place, if there is one (behaviour B62).
  @MainActor @usableFromInline func declare(in context: _TreeContext) -> DestinationEntry? {
    guard !context.warnsOfDestination("navigationDestination(for: \(Value.self).self)", worksInLazyContainer: false),
      let navigation = context.surface?.navigation
    else { return nil }
    return DestinationEntry(
      for: Value.self,
      on: navigation,
      in: context,
      // Sound: `unsafeDowncast`: the stack asks an entry only for values of the type that it is entered under, and a
      // box of that type has this class alone.
      makeContent: { [self] box, context in
        MadeContent(unsafeDowncast(box, to: PathBoxOf<Value>.self).value, by: self, in: context)
      },
      takeOver: { [self] content in
        guard let content = content as? MadeContent<Value, Content> else { return false }
        content.maker = self
        content.markDirty(because: "@self")
        return true
      }
    )
  }
}

extension _TreeContext {
  /// Warns of a destination that is declared where it should not be.
  ///
  /// - Returns: whether it has no effect there.
  @MainActor @usableFromInline func warnsOfDestination(_ name: String, worksInLazyContainer: Bool) -> Bool {
    if surface?.navigation == nil {
      tree.warn("A \(name) is outside any NavigationStack. It has no effect.")
      return true
    }
    if environment.isInsideLazyContainer {
      tree.warn(
        "A \(name) is inside a lazy container, which may not have made it when it is needed. Move it out."
          + (worksInLazyContainer ? "" : " It has no effect.")
      )
      return !worksInLazyContainer
    }
    return false
  }
}

extension View {
  /// Says what the screens of a type of value show on the stack around this view.
  @inlinable public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type,
    @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    ValueDestinationView(self, destination: destination)
  }
}
