/// Finds out whether one of the links it is shown has pushed a screen, or is about to.
@usableFromInline final class PushedScreenFinder: _Visitor {
  @usableFromInline private(set) var hasFound = false

  @usableFromInline override init() { super.init() }

  override func presentation(_ screen: Screen) { if screen.phase != .away { hasFound = true } }
}
