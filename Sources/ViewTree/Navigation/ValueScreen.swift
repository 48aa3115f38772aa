/// The screen of one value in a stack's path.
///
/// It stays while the values up to its own stay, whatever becomes of the link or the destination that has made it
/// (behaviour B68).
final class ValueScreen: Screen {
  let value: PathBox
  /// Where its content comes from. Nil if no destination takes the value: then the screen is empty (behaviour B64).
  private(set) var entry: DestinationEntry?

  init(_ value: PathBox, on navigation: NavigationCore) {
    self.value = value
    super.init(on: navigation) { screen, context in
      // Sound: `unsafeDowncast`: a presentation calls the function that it was made with for itself, and this one is a
      // `ValueScreen`'s.
      unsafeDowncast(screen, to: ValueScreen.self).makeContent(in: context)
    }
  }

  @MainActor private func makeContent(in context: _TreeContext) -> PresentedContent? {
    entry = navigation?.destinations.entry(for: value.type)
    if let entry { return entry.makeContent(value, context) }
    navigation?.destinations.noteWant(of: value.type)
    context.tree.warn(
      "The path of a NavigationStack holds a value of type \(value.valueType), and no navigationDestination(for:) takes "
        + "that type. Its screen is empty."
    )
    return nil
  }

  /// Takes a destination that was declared after this came, if the one it has had is gone or there was none.
  @MainActor func adopt(_ newEntry: DestinationEntry) {
    guard newEntry.type == value.type, entry?.isRemoved ?? true else { return }
    if let content {
      if newEntry.takeOver(content) { entry = newEntry }
    } else {
      requestContent()
    }
  }

  override var isBelowTop: Bool { navigation?.hasViewScreens ?? false }

  override func didPresent() { navigation?.insert(self) }

  override func dismiss() { navigation?.dismiss(self) }

  /// The path has another value here, or none.
  @MainActor func leave() {
    if phase == .shown { end() } else { remove() }
  }
}
