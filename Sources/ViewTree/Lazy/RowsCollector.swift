/// Finds the `ForEach`es whose rows are direct children of a lazy container or of one of its elements, and whether there
/// is anything else.
final class RowsCollector: _Visitor {
  private(set) var rows: [AnyLazyRows] = []
  private(set) var isEmpty = true

  override func rows(_ type: Any.Type, _ rows: AnyLazyRows, content: () -> Void, parked: () -> Void) {
    isEmpty = false
    self.rows.append(rows)
  }

  override func lazyContainer(_ type: Any.Type, _ container: LazyContainer, content: () -> Void) { isEmpty = false }

  override func container(_ type: Any.Type, detail: @autoclosure () -> String?, content: () -> Void) {
    if type is any _ContainerView.Type || type is any _DecorationView.Type { isEmpty = false } else { content() }
  }

  override func text(_ string: String) { isEmpty = false }

  override func control(
    _ type: Any.Type,
    isEnabled: Bool,
    activation: () -> ViewHost.Control.Activation,
    label: () -> Void
  ) {
    isEmpty = false
  }

  override func navigation(_ type: Any.Type, _ navigation: NavigationCore, root: () -> Void) { isEmpty = false }
}

/// Adds up what rows say is visible of them.
final class VisibleItemsCounter: _Visitor {
  private(set) var count = 0

  override func rows(_ type: Any.Type, _ rows: AnyLazyRows, content: () -> Void, parked: () -> Void) {
    count += rows.visibleItemCount
  }

  override func lazyContainer(_ type: Any.Type, _ container: LazyContainer, content: () -> Void) {}

  override func navigation(_ type: Any.Type, _ navigation: NavigationCore, root: () -> Void) {}
}
