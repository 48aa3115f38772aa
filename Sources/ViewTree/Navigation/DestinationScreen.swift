/// The screen of a link whose destination's type is known.
@usableFromInline final class DestinationScreen<Destination: View>: Screen {
  @exclusivity(unchecked) @usableFromInline var destination: Destination
  /// There while the screen is on the stack.
  @exclusivity(unchecked) @usableFromInline var content: ScreenContent<Destination>?

  @inlinable init(_ destination: Destination, on navigation: NavigationCore) {
    self.destination = destination
    super.init(
      on: navigation,
      make: { screen, context in
        let screen = unsafeDowncast(screen, to: DestinationScreen<Destination>.self)
        screen.content = ScreenContent(screen.destination, in: context)
      },
      visit: { screen, visitor in
        unsafeDowncast(screen, to: DestinationScreen<Destination>.self).content?.visit(with: visitor)
      },
      drop: { screen in unsafeDowncast(screen, to: DestinationScreen<Destination>.self).content = nil }
    )
  }

  /// Takes the destination that the link was given last (behaviour B13).
  @inlinable func receive(_ newDestination: Destination) {
    destination = newDestination
    content?.receive(newDestination)
  }
}

/// What a screen on the stack shows.
///
/// A newer destination waits for its turn in the pass, after all that lies below it: patching a link evaluates no body.
@usableFromInline final class ScreenContent<Destination: View>: Dependent {
  @exclusivity(unchecked) @usableFromInline var node: Destination._Node
  /// The newest destination, until it is handed on.
  @exclusivity(unchecked) @usableFromInline var newest: Destination?

  @MainActor @inlinable init(_ destination: Destination, in context: _TreeContext) {
    node = withPlace(of: destination) { Destination._make(taking: $0, in: context.below) }
    super.init(fields: TypeFields.of(Never.self), in: context) { dependent in
      unsafeDowncast(dependent, to: ScreenContent.self).patch()
    }
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

  @MainActor @inlinable func visit(with visitor: _Visitor) {
    visitor.dependent(self)
    Destination._visit(&node, with: visitor)
  }
}
