/// The screen that a link can push: its destination, and the destination's node while it is on the stack.
///
/// Made when a link is first found by a tap, or at once for a link that watches a binding; a link nobody touches has
/// none.
@usableFromInline class Screen {
  enum Phase { case away, due, pushed }

  private(set) var phase = Phase.away
  /// Set for good when the link leaves the tree: a control that somebody has kept must not push any more.
  private(set) var hasLink = true
  /// The stack it belongs to; gone once the container itself has left the tree, and then nothing can be pushed.
  private weak var navigation: NavigationCore?
  /// Set for a link with `isActive:`, which decides by its binding.
  private var watch: ActiveWatch?
  /// What surrounds the content while the screen is on the stack.
  private var environment: EnvironmentScope?
  private let makeContent: @MainActor (Screen, _TreeContext) -> Void
  private let visitContent: @MainActor (Screen, _Visitor) -> Void
  private let dropContent: @MainActor (Screen) -> Void

  @usableFromInline init(
    on navigation: NavigationCore,
    make: @escaping @MainActor (Screen, _TreeContext) -> Void,
    visit: @escaping @MainActor (Screen, _Visitor) -> Void,
    drop: @escaping @MainActor (Screen) -> Void
  ) {
    self.navigation = navigation
    makeContent = make
    visitContent = visit
    dropContent = drop
  }

  /// What the content lies on while the screen is on the stack.
  var surface: Surface? { environment?.surface }

  /// Follows an `isActive:` binding: the one given at first, or a newer one.
  @MainActor @usableFromInline func watch(_ isActive: Binding<Bool>, in context: _TreeContext) {
    if let watch {
      watch.receive(isActive)
    } else {
      watch = ActiveWatch(isActive, of: self, in: context)
    }
  }

  /// Lets go of the binding: the link is no longer given one.
  @MainActor @usableFromInline func unwatch() {
    watch?.markRemoved()
    watch = nil
  }

  /// What a tap on the link does. A second tap before the push changes nothing (behaviour B71).
  @MainActor func activate() {
    if let watch { watch.set(true) } else { request() }
  }

  /// What going back tells the link.
  @MainActor func deactivate() {
    if hasLink { watch?.set(false) }
  }

  /// Asks for the push, which comes when the pass has nothing else to update.
  func request() {
    guard hasLink, phase == .away, let navigation else { return }
    phase = .due
    navigation.tree.push(self)
  }

  /// Makes the destination's node and puts the screen on the stack, unless the request has been taken back.
  @MainActor func push() {
    guard phase == .due, let navigation else { return }
    phase = .pushed
    let environment = navigation.makeEnvironment()
    self.environment = environment
    makeContent(self, navigation.contextOfNextScreen(in: environment))
    navigation.append(self)
  }

  /// The link itself leaves the tree, and its screen with it (behaviour B68).
  @MainActor func linkWasRemoved() {
    hasLink = false
    watch?.markRemoved()
    remove()
  }

  /// Takes the screen off the stack, with all above it, or takes back the request for it.
  @MainActor func remove() {
    switch phase {
    case .away: break
    case .due: phase = .away
    case .pushed: navigation?.remove(from: self)
    }
  }

  /// Ends the content's life; the stack has already let go of the screen.
  @MainActor func end() {
    phase = .away
    navigation?.tree.remove { visitContent(self, $0) }
    dropContent(self)
    environment = nil
  }

  @MainActor func visit(with visitor: _Visitor) { visitContent(self, visitor) }
}
