/// Content that presents a sheet while a binding says so. What the sheet shows is made when it is presented.
@frozen @usableFromInline struct SheetView<Content: View, Source: PresentationSource, Presented: View>: _ModifierView {
  @usableFromInline var content: Content
  @usableFromInline var binding: Binding<Source.Bound>
  @usableFromInline var onDismiss: Action?
  @usableFromInline var presented: (Source.Value) -> Presented

  @inlinable init(
    _ content: Content,
    _ source: Source.Type,
    _ binding: Binding<Source.Bound>,
    onDismiss: Action?,
    presented: @escaping (Source.Value) -> Presented
  ) {
    self.content = content
    self.binding = binding
    self.onDismiss = onDismiss
    self.presented = presented
  }

  @frozen @usableFromInline struct _Node {
    @usableFromInline var content: Content._Node
    @usableFromInline let presenter: LazyPresenter<Source, Presented>

    @inlinable init(content: Content._Node, presenter: LazyPresenter<Source, Presented>) {
      self.content = content
      self.presenter = presenter
    }
  }

  @inlinable static func _make(taking view: _Place<Self>, in context: _TreeContext) -> _Node {
    context.created(Self.self)
    let content = Content._make(taking: view.part(&view.pointee.content), in: context)
    let presenter = LazyPresenter<Source, Presented>.presenting(
      view.part(&view.pointee.binding).move(),
      onDismiss: view.part(&view.pointee.onDismiss).move(),
      view.part(&view.pointee.presented).move(),
      in: context
    )
    return _Node(content: content, presenter: presenter)
  }

  @inlinable static func _patch(_ node: inout _Node, taking view: _Place<Self>, in context: _TreeContext) {
    context.received(Self.self)
    Content._patch(&node.content, taking: view.part(&view.pointee.content), in: context)
    node.presenter.receive(
      view.part(&view.pointee.binding).move(),
      onDismiss: view.part(&view.pointee.onDismiss).move(),
      view.part(&view.pointee.presented).move()
    )
  }

  @inlinable static func _visit(_ node: inout _Node, with visitor: _Visitor) {
    visitor.presentation(node.presenter.presentation)
    visitor.container(Self.self) {
      Content._visit(&node.content, with: visitor)
      visitor.sheet(node.presenter.sheet)
    }
  }
}

extension LazyPresenter {
  @MainActor @usableFromInline static func presenting(
    _ binding: Binding<Source.Bound>,
    onDismiss: Action?,
    _ make: @escaping (Source.Value) -> Content,
    in context: _TreeContext
  ) -> LazyPresenter {
    LazyPresenter(binding, make, in: context) { Sheet(in: context, onDismiss: onDismiss, make: $0) }
  }

  /// Takes what the modifier was given last.
  @MainActor @usableFromInline func receive(
    _ binding: Binding<Source.Bound>,
    onDismiss: Action?,
    _ make: @escaping (Source.Value) -> Content
  ) {
    sheet.receive(onDismiss)
    receive(binding, make)
  }

  // Sound: `unsafeDowncast`: a `SheetView` alone asks, and it has given its presenter a sheet to present.
  /// The presentation of one that presents a sheet.
  @usableFromInline var sheet: Sheet { unsafeDowncast(presentation, to: Sheet.self) }
}

extension View {
  /// Presents a sheet while a binding is true. Dismissing it sets the binding to false.
  @inlinable public func sheet<Content: View>(
    isPresented: Binding<Bool>,
    onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    SheetView(self, FlagSource.self, isPresented, onDismiss: onDismiss.map(Action.init)) { _ in content() }
  }

  /// Presents a sheet for an item while there is one; for an item of another identity another sheet. Dismissing it sets
  /// the item to nil.
  @inlinable public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    SheetView(self, IdentifiedSource<Item>.self, item, onDismiss: onDismiss.map(Action.init), presented: content)
  }
}
