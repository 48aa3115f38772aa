/// Ends the lives of the nodes it is shown. Their memory goes afterwards, with the node that held them.
final class Remover: _Visitor {
  private let tree: Tree

  init(tree: Tree) {
    self.tree = tree
  }

  override func container(_ type: Any.Type, detail: @autoclosure () -> String?, content: () -> Void) {
    countNode()
    content()
  }

  override func text(_ string: String) { countNode() }

  override func control(
    _ type: Any.Type,
    isEnabled: Bool,
    activation: () -> ViewHost.Control.Activation,
    label: () -> Void
  ) {
    countNode()
    label()
  }

  override func disappearance(_ action: (@MainActor () -> Void)?) {
    if let action { tree.afterPass(action) }
  }

  override func dependent(_ dependent: Dependent) { dependent.markRemoved() }

  override func presentation(_ screen: Screen) { screen.linkWasRemoved() }

  private func countNode() {
    #if !UNCOUNTED
      tree.ledger.pointee.totals.nodesRemoved &+= 1
    #endif
  }
}
