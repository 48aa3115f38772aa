/// What a modifier keeps that presents by a binding, and whose closure makes the content only when it is presented.
@usableFromInline final class LazyPresenter<Source: PresentationSource, Content: View> {
  private let maker: ContentMaker<Source.Value, Content>
  @usableFromInline let presentation: Presentation
  private let watch: SourceWatch<Source>
  /// What is presented, or is to be.
  private var value: Source.Value?

  /// - Parameter present: makes the presentation, given what makes its content.
  @MainActor init(
    _ binding: Binding<Source.Bound>,
    _ make: @escaping (Source.Value) -> Content,
    in context: _TreeContext,
    present: (@escaping @MainActor (Presentation, _TreeContext) -> PresentedContent?) -> Presentation
  ) {
    maker = ContentMaker(make)
    let shown = Shown<Source, Content>()
    presentation = present { [maker] _, context in
      shown.presenter?.value.map { MadeContent($0, by: maker, in: context) }
    }
    watch = SourceWatch(binding, in: context)
    presentation.follow(watch)
    shown.presenter = self
    // Sound: `unowned(unsafe)`: the modifier's node marks the watch as removed and takes the presentation back when it
    // leaves the tree, which is before the presenter goes; neither asks for the presenter after that.
    watch.begin { [unowned(unsafe) self] in show($0) }
  }

  /// Takes what the modifier was given last.
  @MainActor @usableFromInline func receive(
    _ binding: Binding<Source.Bound>,
    _ make: @escaping (Source.Value) -> Content
  ) {
    maker.make = make
    presentation.content?.markDirty(because: "@self")
    watch.receive(binding)
  }

  @MainActor private func show(_ newValue: Source.Value?) {
    guard let newValue else {
      value = nil
      return presentation.remove()
    }
    if presentation.phase != .away, let value, !Source.isSame(value, newValue) { presentation.remove() }
    value = newValue
    if let content = presentation.content {
      // Sound: `unsafeDowncast`: the closure in the initialiser makes all content of the presentation, and makes it of
      // this class; a watch is told by the function that it hands over for itself.
      let content = unsafeDowncast(content, to: MadeContent<Source.Value, Content>.self)
      content.value = newValue
      content.markDirty(because: "@self")
    } else {
      presentation.request()
    }
  }
}

/// The way from a presentation back to what has made it, which outlives it.
private final class Shown<Source: PresentationSource, Content: View> {
  unowned(unsafe) var presenter: LazyPresenter<Source, Content>?
}

/// What makes a presentation follow a binding to what it presents.
@usableFromInline final class SourceWatch<Source: PresentationSource>: PresentationWatch {
  private struct Given {
    var binding: Binding<Source.Bound>
  }

  private var given: Given
  private var show: @MainActor (Source.Value?) -> Void = { _ in }

  @MainActor init(_ binding: Binding<Source.Bound>, in context: _TreeContext) {
    given = Given(binding: binding)
    super.init(fields: TypeFields.of(Given.self), in: context) { dependent in
      unsafeDowncast(dependent, to: SourceWatch.self).lookAgain()
    }
  }

  /// Looks for the first time.
  @MainActor func begin(_ show: @escaping @MainActor (Source.Value?) -> Void) {
    self.show = show
    look()
  }

  /// Takes the binding the modifier was given last, which is read in the modifier's turn of the pass.
  @MainActor func receive(_ binding: Binding<Source.Bound>) {
    if given.binding.hasSameSource(as: binding) { return }
    given.binding = binding
    markDirty(because: "binding")
  }

  /// Nothing but the one who wrote it can say what to present.
  override func set(_ isActive: Bool) {
    if !isActive { given.binding.wrappedValue = Source.nothing }
  }

  @MainActor private func lookAgain() {
    if !confirmsChange() { return }
    _ = takeChanges()
    look()
  }

  @MainActor private func look() {
    show(following(given) { Source.value(of: $0.binding.wrappedValue) })
  }
}
