/// The screen of a link whose destination's type is known.
@usableFromInline final class DestinationScreen<Destination: View>: Screen {
  @exclusivity(unchecked) @usableFromInline var destination: Destination
  @exclusivity(unchecked) @usableFromInline var content: _NodeBox<Destination._Node>?
  @exclusivity(unchecked) @usableFromInline var context: _TreeContext?

  @inlinable init(_ destination: Destination, on navigation: NavigationCore) {
    self.destination = destination
    super.init(
      on: navigation,
      make: { screen, context in
        let screen = unsafeDowncast(screen, to: DestinationScreen<Destination>.self)
        screen.context = context
        screen.content = withPlace(of: screen.destination) { _NodeBox(Destination._make(taking: $0, in: context)) }
      },
      visit: { screen, visitor in
        let screen = unsafeDowncast(screen, to: DestinationScreen<Destination>.self)
        if let content = screen.content { Destination._visit(&content.node, with: visitor) }
      },
      drop: { screen in unsafeDowncast(screen, to: DestinationScreen<Destination>.self).content = nil }
    )
  }

  /// Takes the destination that the link was given last; a screen on the stack is patched with it (behaviour B13).
  @MainActor @inlinable func receive(_ newDestination: Destination) {
    destination = newDestination
    guard let content, let context = context?.renewed else { return }
    withPlace(of: newDestination) { Destination._patch(&content.node, taking: $0, in: context) }
  }
}
