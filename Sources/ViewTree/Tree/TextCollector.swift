/// Collects the texts it is shown, in document order; of a navigation stack only those of the top screen.
final class TextCollector: _Visitor {
  private(set) var texts: [String] = []

  override func text(_ string: String) { texts.append(string) }

  override func unseen(_ content: () -> Void) {}

  override func navigation(_ type: Any.Type, _ navigation: NavigationCore, root: () -> Void) {
    if let top = navigation.screens.last { top.visit(with: self) } else { root() }
  }
}
