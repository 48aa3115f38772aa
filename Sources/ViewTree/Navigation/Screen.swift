/// A screen that can be on a navigation stack.
///
/// Made when a link is first found by a tap, or at once where a binding decides; a link nobody touches has none.
@usableFromInline class Screen: Presentation {
  /// The stack it belongs to; gone once the container itself has left the tree, and then nothing can be pushed.
  private(set) weak var navigation: NavigationCore?
  /// Greater than that of every screen that was on the stack when this one came: so a pass reaches what has pushed it
  /// first.
  private(set) var level = 0

  @usableFromInline init(
    on navigation: NavigationCore,
    make: @escaping @MainActor (Presentation, _TreeContext) -> PresentedContent?
  ) {
    self.navigation = navigation
    super.init(make: make)
  }

  override final var tree: Tree? { navigation?.tree }

  /// Whether it lies below others from the start.
  @MainActor var isBelowTop: Bool { false }

  // Sound: `unsafeDowncast`: a screen for which a link or `isPresented:` asks this is followed by what is made here, an
  // `ActiveWatch`; those of items are followed otherwise, and nobody asks this of them.
  /// Follows an `isActive:` binding: the one given at first, or a newer one.
  @MainActor @usableFromInline final func watch(_ isActive: Binding<Bool>, in context: _TreeContext) {
    if let watch {
      if unsafeDowncast(watch, to: ActiveWatch.self).receive(isActive) { return }
      unwatch()
      remove()
    }
    ActiveWatch(isActive, of: self, in: context).follow()
  }

  /// Whether it follows this very binding already.
  @usableFromInline final func follows(_ isActive: Binding<Bool>) -> Bool {
    watch.map { unsafeDowncast($0, to: ActiveWatch.self).follows(isActive) } ?? false
  }

  /// What a tap on the link does: a write of the transaction in which it is made. A second tap before the push changes
  /// nothing (behaviour B71).
  @MainActor final func activate() {
    if let watch { watch.set(true) } else { tree?.carryOut { self.request() } }
  }

  override final func makePlace(with handle: PresentationHandle) -> PresentationPlace? {
    guard let navigation else { return nil }
    level = navigation.nextLevel
    return navigation.makePlace(level: level, handle, isCovered: isBelowTop)
  }

  override func didPresent() { navigation?.append(self) }

  override func takeOff() { navigation?.remove(from: self) }

  override func dismiss() {
    navigation?.remove(from: self)
    deactivate()
  }
}
