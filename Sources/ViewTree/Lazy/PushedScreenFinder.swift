/// Finds out whether something it is shown has presented a screen or a sheet, or is about to.
@usableFromInline final class PushedScreenFinder: _Visitor {
  @usableFromInline private(set) var hasFound = false

  @usableFromInline override init() { super.init() }

  override func presentation(_ presentation: Presentation) { if presentation.phase != .away { hasFound = true } }
}
