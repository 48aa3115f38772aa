/// Adds up what rows say is visible of them.
final class VisibleItemsCounter: _Visitor {
  private(set) var count = 0

  override func rows(_ type: Any.Type, _ rows: AnyLazyRows, content: () -> Void, parked: () -> Void) {
    count += rows.visibleItemCount
  }

  override func lazyContainer(_ type: Any.Type, _ container: LazyContainer, content: () -> Void) {}

  override func navigation(_ type: Any.Type, _ navigation: NavigationCore, root: () -> Void) {}
}
