/// Something that is shown over what presents it: a screen on a navigation stack, or a sheet.
///
/// Invariants:
/// - It has a place if and only if it is shown, and content only then.
/// - It is due while the tree is about to show it, and waits while another sheet is in its way.
/// - What it shows ends with its presenter, unless that is the path of a stack.
@usableFromInline class Presentation {
  enum Phase { case away, due, waiting, shown }

  private(set) var phase = Phase.away
  /// Unset for good when the presenter leaves the tree: a control that somebody has kept must not present any more.
  private(set) var hasPresenter = true
  @usableFromInline private(set) var content: PresentedContent?
  /// Where the content is while it is shown.
  private var place: PresentationPlace?
  /// Set where a binding decides.
  private(set) var watch: PresentationWatch?
  private var handle: PresentationHandle?
  private let makeContent: @MainActor (Presentation, _TreeContext) -> PresentedContent?

  @usableFromInline init(make: @escaping @MainActor (Presentation, _TreeContext) -> PresentedContent?) {
    makeContent = make
  }

  deinit { handle?.presentation = nil }

  /// The tree it is in; nil once what it would be shown on has gone.
  var tree: Tree? { fatalError("Presentation is abstract: \(Self.self) must say where it is shown.") }

  /// What the content lies on while it is shown.
  final var surface: Surface? { place?.environment.surface }

  /// What surrounds the content while it is shown.
  final var environment: EnvironmentScope? { place?.environment }

  /// Has a binding decide from now on.
  final func follow(_ watch: PresentationWatch) { self.watch = watch }

  /// Lets go of the binding: the presenter is no longer given one.
  @MainActor @usableFromInline final func unwatch() {
    watch?.markRemoved()
    watch = nil
  }

  /// What taking it off from above tells the presenter.
  @MainActor final func deactivate() {
    if hasPresenter { watch?.set(false) }
  }

  /// Asks for the content, which comes when the pass has nothing else to update.
  func request() {
    guard hasPresenter, phase == .away, let tree else { return }
    phase = .due
    tree.push(self)
  }

  /// Makes the content and shows it, unless the request has been taken back or something is in its way.
  @MainActor final func present() {
    if phase == .shown { return fill() }
    guard phase == .due else { return }
    let handle = PresentationHandle(self)
    guard let place = makePlace(with: handle) else { return }
    phase = .shown
    self.handle = handle
    self.place = place
    content = makeContent(self, place.context)
    didPresent()
  }

  /// Makes the content of one that is shown without, as soon as nothing else waits.
  @MainActor final func requestContent() {
    if phase == .shown, content == nil { tree?.push(self) }
  }

  @MainActor private func fill() {
    if content == nil, let place { content = makeContent(self, place.context) }
  }

  /// Where the content is to be shown; nil if it cannot be.
  @MainActor func makePlace(with handle: PresentationHandle) -> PresentationPlace? {
    fatalError("Presentation is abstract: \(Self.self) must say where it is shown.")
  }

  @MainActor func didPresent() {}

  /// The presenter leaves the tree, and takes along what it has presented (behaviour B68).
  @MainActor final func presenterWasRemoved() {
    hasPresenter = false
    watch?.markRemoved()
    remove()
  }

  /// Takes the content off, or takes back the request for it.
  @MainActor final func remove() {
    switch phase {
    case .away: break
    case .due: phase = .away
    case .waiting: stopWaiting()
    case .shown: takeOff()
    }
  }

  /// Takes what is shown off, with all that cannot stay without it.
  @MainActor func takeOff() {}

  @MainActor func stopWaiting() { phase = .away }

  /// What `dismiss` asks for.
  @MainActor func dismiss() {}

  final func wait() { phase = .waiting }

  /// Asks again, now that nothing is in the way.
  final func stopWaitingAndRequest() {
    phase = .away
    request()
  }

  /// Ends the content's life; whatever has shown it has already let go of it.
  @MainActor func end() {
    phase = .away
    handle?.presentation = nil
    handle = nil
    if let content { tree?.remove { content.visit(with: $0) } }
    content = nil
    place = nil
  }

  @MainActor final func visit(with visitor: _Visitor) { content?.visit(with: visitor) }
}

/// Where a presentation shows its content.
struct PresentationPlace {
  let environment: EnvironmentScope
  let context: _TreeContext
}

/// What makes a presentation follow a binding: it reads the binding itself, so that the view which wrote it need not
/// run (behaviour B45).
@usableFromInline class PresentationWatch: Dependent {
  /// Writes what taking the presentation off, or a tap, means to the binding.
  func set(_ isActive: Bool) { fatalError("PresentationWatch is abstract: \(Self.self) must say what it writes.") }

  /// Whether another one follows the same source.
  func hasSameSource(as other: PresentationWatch) -> Bool { false }
}
