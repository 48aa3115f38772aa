/// What a modifier presents over everything else: content on a surface of its own, outside any stack.
///
/// What lies below stays as it is, and is not covered: iOS leaves it shown. It cannot be reached until the sheet goes.
@usableFromInline final class Sheet: Presentation {
  private let context: _TreeContext
  private var onDismiss: Action?
  /// Whether it has been said that it waits.
  var isKnownToWait = false

  init(
    in context: _TreeContext,
    onDismiss: Action?,
    make: @escaping @MainActor (Presentation, _TreeContext) -> PresentedContent?
  ) {
    self.context = context
    self.onDismiss = onDismiss
    super.init(make: make)
  }

  override var tree: Tree? { context.tree }

  /// Whether it is among the tree's sheets.
  var isListed: Bool { context.tree.sheets.contains(self) }

  func receive(_ onDismiss: Action?) { self.onDismiss = onDismiss }

  /// Whether a place is on this sheet.
  func holds(_ place: _TreeContext) -> Bool {
    var surface = place.surface
    while let inner = surface {
      if inner === self.surface { return true }
      surface = inner.surface
    }
    return false
  }

  override func makePlace(with handle: PresentationHandle) -> PresentationPlace? {
    if !context.tree.sheets.admit(self, from: context) { return nil }
    let surface = Surface(on: nil, navigation: nil)
    let environment = EnvironmentScope(under: context.environment, on: surface) { $0.presentation = handle }
    environment.listener = nil
    return PresentationPlace(
      environment: environment,
      context: context.at(depth: context.depth &+ 1 << 32, in: environment)
    )
  }

  override func takeOff() {
    end()
    context.tree.sheets.remove(self)
    if let onDismiss { context.tree.afterPass { onDismiss.run() } }
  }

  override func stopWaiting() {
    super.stopWaiting()
    context.tree.sheets.forget(self)
  }

  override func dismiss() { deactivate() }

  /// Shows the content as what is on top of everything.
  @MainActor func show(to visitor: _Visitor) {
    if let environment { visitor.enter(environment) }
    visit(with: visitor)
  }
}
