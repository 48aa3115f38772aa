/// The screen of a destination that exists before it is pushed.
@usableFromInline final class DestinationScreen<Destination: View>: Screen {
  // Sound: `@exclusivity(unchecked)`: it is replaced as a whole, and read in a copy before a view is made of it.
  @exclusivity(unchecked) @usableFromInline var destination: Destination

  @inlinable init(_ destination: Destination, on navigation: NavigationCore) {
    self.destination = destination
    super.init(on: navigation) { screen, context in
      // Sound: `unsafeDowncast`: the function is called for the screen that hands it over, and its content is made by
      // that function alone.
      ScreenContent(unsafeDowncast(screen, to: DestinationScreen<Destination>.self).destination, in: context)
    }
  }

  /// Takes the destination that the link was given last (behaviour B13).
  @inlinable func receive(_ newDestination: Destination) {
    destination = newDestination
    if let content { unsafeDowncast(content, to: ScreenContent<Destination>.self).receive(newDestination) }
  }
}
