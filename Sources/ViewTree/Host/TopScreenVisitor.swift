/// Walks through what can be seen and reached: of a navigation stack the top screen alone, of sheets the top one alone,
/// and nothing that is hidden.
class TopScreenVisitor: _Visitor {
  override final var startsOnTop: Bool { true }

  override final func sheet(_ sheet: Sheet) {}

  override final func unseen(_ content: () -> Void) {}

  override final func navigation(_ type: Any.Type, _ navigation: NavigationCore, root: () -> Void) {
    if let top = navigation.top { top.visit(with: self) } else { root() }
  }
}
