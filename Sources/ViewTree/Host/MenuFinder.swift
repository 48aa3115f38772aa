/// Finds the first view on the top screen that has a context menu and shows a text, the innermost of those around it,
/// and shows the menu's items to another visitor.
final class MenuFinder: TopScreenVisitor {
  private let wanted: String
  private let inspector: _Visitor
  private(set) var hasFound = false
  private var showsWanted = false

  init(of wanted: String, for inspector: _Visitor) {
    self.wanted = wanted
    self.inspector = inspector
  }

  override func text(_ string: String) {
    if string == wanted { showsWanted = true }
  }

  override func contextMenu(_ type: Any.Type, content: () -> Void, items: (_Visitor) -> Void) {
    if hasFound { return }
    let outer = showsWanted
    showsWanted = false
    content()
    if showsWanted, !hasFound {
      hasFound = true
      items(inspector)
    }
    showsWanted = showsWanted || outer
  }
}
