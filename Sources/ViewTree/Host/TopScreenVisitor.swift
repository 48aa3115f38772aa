/// Walks through what can be seen: of a navigation stack the top screen alone, and nothing that is hidden.
class TopScreenVisitor: _Visitor {
  override final func unseen(_ content: () -> Void) {}

  override final func navigation(_ type: Any.Type, _ navigation: NavigationCore, root: () -> Void) {
    if let top = navigation.screens.last { top.visit(with: self) } else { root() }
  }
}
