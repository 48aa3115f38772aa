/// What makes a screen follow an `isActive:`, `isPresented:` or `tag:selection:` binding, whether a state lies behind the
/// binding or an observable object.
@usableFromInline final class ActiveWatch: PresentationWatch {
  private struct Flag {
    var isActive: Binding<Bool>
  }

  private var flag: Flag
  /// What the screen was asked for last, or the binding was told.
  private var wasActive = false
  // Sound: `unowned(unsafe)`: the screen owns the watch; and a watch that goes is on no list any more, so that no
  // neighbour names it.
  private unowned(unsafe) let screen: Screen
  /// Whether the binding lists its watches itself.
  private let isListed: Bool
  // Sound: `@exclusivity(unchecked)`: it is read or set as a whole, while a list is walked through or mended.
  /// The next one that follows the same tag.
  @exclusivity(unchecked) unowned(unsafe) var next: ActiveWatch?

  @MainActor init(_ isActive: Binding<Bool>, of screen: Screen, in context: _TreeContext) {
    flag = Flag(isActive: isActive)
    self.screen = screen
    isListed = isActive.location is WatchedLocation
    super.init(fields: TypeFields.of(isListed ? Never.self : Flag.self), in: context) { dependent in
      // Sound: `unsafeDowncast`: the function belongs to the watch that is being made; and a binding is listed only
      // where its location has been found to be a `WatchedLocation`.
      unsafeDowncast(dependent, to: ActiveWatch.self).lookAgain()
    }
    listing?.insert(self)
    screen.follow(self)
  }

  private var listing: WatchedLocation? {
    isListed ? unsafeDowncast(flag.isActive.location, to: WatchedLocation.self) : nil
  }

  deinit { leave() }

  override func markRemoved() {
    super.markRemoved()
    leave()
  }

  private func leave() { listing?.remove(self) }

  /// Takes the binding the link was given last. Another one is read when the link's turn comes in the pass: while the
  /// link is patched, what is read may count as read by whoever patches it.
  ///
  /// - Returns: false if it cannot follow one of that kind.
  @MainActor func receive(_ isActive: Binding<Bool>) -> Bool {
    if flag.isActive.hasSameSource(as: isActive) { return true }
    if isActive.location is WatchedLocation != isListed { return false }
    leave()
    flag.isActive = isActive
    listing?.insert(self)
    markDirty(because: "isActive")
    return true
  }

  /// Whether it follows this very binding.
  func follows(_ isActive: Binding<Bool>) -> Bool { flag.isActive.location === isActive.location }

  override func set(_ isActive: Bool) {
    if !isActive { wasActive = false }
    flag.isActive.wrappedValue = isActive
  }

  override func hasSameSource(as other: PresentationWatch) -> Bool {
    guard let other = other as? ActiveWatch else { return false }
    return flag.isActive.location.origin.isSame(as: other.flag.isActive.location.origin)
  }

  @MainActor private func lookAgain() {
    forgetChanges()
    follow()
  }

  @MainActor func follow() {
    let isActive = read()
    if isActive == wasActive { return }
    wasActive = isActive
    if isActive { screen.request() } else { screen.remove() }
  }

  private func read() -> Bool {
    guard let listing else { return following(flag) { $0.isActive.wrappedValue } }
    var isActive = false
    observe(ObservationTicket.tracking { isActive = listing.get() })
    return isActive
  }
}
