/// Finds the first navigation stack in document order, the first one on its top screen, and so on.
final class NavigationFinder: _Visitor {
  private(set) var chain: [NavigationCore] = []
  private var isInside = false

  override var startsOnTop: Bool { true }

  override func navigation(_ type: Any.Type, _ navigation: NavigationCore, root: () -> Void) {
    if !chain.isEmpty, !isInside { return }
    chain.append(navigation)
    isInside = true
    if let top = navigation.top { top.visit(with: self) } else { root() }
    isInside = false
  }

  override func sheet(_ sheet: Sheet) {}
}
