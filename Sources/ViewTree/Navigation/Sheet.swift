/// What a modifier presents over everything else: content on a surface of its own, outside any stack.
///
/// What lies below stays as it is, and is not covered: iOS leaves it shown. It cannot be reached until the sheet goes.
@usableFromInline final class Sheet: Presentation {
  private let context: _TreeContext
  private var onDismiss: Action?
  /// Whether it has been said that it waits.
  fileprivate var isKnownToWait = false

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
    environment.isInsideLazyContainer = false
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

/// The sheets of one tree.
///
/// Invariant: each sheet was presented from the one before it.
final class SheetStack {
  private var shown: [Sheet] = []
  private var waiting: [Sheet] = []

  /// The sheet over everything else.
  var top: Sheet? { shown.last }

  /// Takes a sheet in, if it is the first or is presented from the top one. Else it waits, with a warning.
  @MainActor func admit(_ sheet: Sheet, from place: _TreeContext) -> Bool {
    if let top, !top.holds(place) {
      if !sheet.isKnownToWait {
        place.tree.warn("A sheet is to be presented while another one is. It waits until that is dismissed.")
      }
      sheet.isKnownToWait = true
      sheet.wait()
      waiting.append(sheet)
      return false
    }
    sheet.isKnownToWait = false
    shown.append(sheet)
    return true
  }

  func contains(_ sheet: Sheet) -> Bool { shown.contains { $0 === sheet } }

  /// Lets go of a sheet that has ended; those that wait ask again.
  func remove(_ sheet: Sheet) {
    shown.removeAll { $0 === sheet }
    let asking = waiting
    waiting = []
    for sheet in asking { sheet.stopWaitingAndRequest() }
  }

  /// Lets go of a sheet that does not wait any more.
  func forget(_ sheet: Sheet) {
    sheet.isKnownToWait = false
    waiting.removeAll { $0 === sheet }
  }

  /// Lets go of all sheets, before the views that have presented them end.
  func clear() {
    shown = []
    waiting = []
  }
}

extension ViewHost {
  /// What swiping the top sheet down does: its binding is told, it goes, and then `onDismiss` runs. Nothing without a
  /// sheet.
  public func dismissSheet() {
    guard let sheet = tree.sheets.top else { return }
    update { sheet.dismiss() }
  }
}
