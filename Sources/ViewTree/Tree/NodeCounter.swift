/// Counts the nodes it is shown, each once: every node is a container, a text or a control.
class NodeCounter: _Visitor {
  private(set) var count = 0

  override func container(_ type: Any.Type, detail: @autoclosure () -> String?, content: () -> Void) {
    count += 1
    content()
  }

  /// Parked rows are in the tree too.
  override func rows(_ type: Any.Type, _ rows: AnyLazyRows, content: () -> Void, parked: () -> Void) {
    container(type, detail: nil) {
      content()
      parked()
    }
  }

  override func text(_ string: String) { count += 1 }

  override func control(
    _ type: Any.Type,
    isEnabled: Bool,
    activation: () -> ViewHost.Control.Activation,
    label: () -> Void
  ) {
    count += 1
    label()
  }
}
