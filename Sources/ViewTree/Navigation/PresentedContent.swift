/// What a screen or a sheet shows.
///
/// Newer content waits for its turn in the pass, after all that lies below it: patching a presenter evaluates no body
/// of what it has presented.
@usableFromInline class PresentedContent: Dependent {
  private let visitNode: @MainActor (PresentedContent, _Visitor) -> Void

  @usableFromInline init(
    in context: _TreeContext,
    update: @escaping @MainActor (Dependent) -> Void,
    visit: @escaping @MainActor (PresentedContent, _Visitor) -> Void
  ) {
    visitNode = visit
    super.init(fields: TypeFields.of(Never.self), in: context, update: update)
  }

  @MainActor final func visit(with visitor: _Visitor) {
    visitor.dependent(self)
    visitNode(self, visitor)
  }
}

/// Content whose view is a value that the presenter was given.
@usableFromInline final class ScreenContent<Destination: View>: PresentedContent {
  // Sound: `@exclusivity(unchecked)`: one pass or one visit is at the content at a time; a body or a closure that runs
  // meanwhile has no way to it, since a host that is asked then traps.
  @exclusivity(unchecked) @usableFromInline var node: Destination._Node
  /// The newest destination, until it is handed on.
  @exclusivity(unchecked) @usableFromInline var newest: Destination?

  @MainActor @inlinable init(_ destination: Destination, in context: _TreeContext) {
    node = withPlace(of: destination) { Destination._make(taking: $0, in: context.below) }
    // Sound: `unsafeDowncast`: the functions are called for the content that hands them over here, whose class is this
    // one.
    super.init(
      in: context,
      update: { unsafeDowncast($0, to: ScreenContent.self).patch() },
      visit: { Destination._visit(&unsafeDowncast($0, to: ScreenContent.self).node, with: $1) }
    )
  }

  @inlinable func receive(_ destination: Destination) {
    newest = destination
    markDirty(because: "@self")
  }

  @MainActor @inlinable func patch() {
    forgetChanges()
    guard let destination = newest else { return }
    newest = nil
    withPlace(of: destination) { Destination._patch(&node, taking: $0, in: context.below) }
  }
}

/// Content whose view a closure makes of a value: when it is shown, when the closure or the value is another one, and
/// whenever something observable changes that the closure has read.
///
/// A state that the closure has read belongs to the view that wrote the closure; that one runs, and brings a newer
/// closure along.
@usableFromInline final class MadeContent<Value, Content: View>: PresentedContent {
  @exclusivity(unchecked) @usableFromInline var node: Content._Node
  @exclusivity(unchecked) @usableFromInline var value: Value
  @exclusivity(unchecked) @usableFromInline var maker: ContentMaker<Value, Content>

  @MainActor @inlinable init(_ value: Value, by maker: ContentMaker<Value, Content>, in context: _TreeContext) {
    self.value = value
    self.maker = maker
    var ticket: ObservationTicket?
    node = withPlace(ofBody: maker.make(value), &ticket) { Content._make(taking: $0, in: context.below) }
    super.init(
      in: context,
      update: { unsafeDowncast($0, to: MadeContent.self).patch() },
      visit: { Content._visit(&unsafeDowncast($0, to: MadeContent.self).node, with: $1) }
    )
    observe(ticket)
  }

  @MainActor @inlinable func patch() {
    forgetChanges()
    var ticket: ObservationTicket?
    withPlace(ofBody: maker.make(value), &ticket) { Content._patch(&node, taking: $0, in: context.below) }
    observe(ticket)
  }
}

/// The newest closure that makes content. Screens keep it after the view that wrote it has gone.
@usableFromInline final class ContentMaker<Value, Content: View> {
  @exclusivity(unchecked) @usableFromInline var make: (Value) -> Content

  @inlinable init(_ make: @escaping (Value) -> Content) {
    self.make = make
  }
}
