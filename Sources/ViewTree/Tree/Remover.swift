/// Ends the lives of the nodes it is shown, and counts them. Their memory goes afterwards, with the node that held them.
final class Remover: NodeCounter {
  private let tree: Tree

  init(tree: Tree) {
    self.tree = tree
  }

  override func disappearance(_ action: (@MainActor () -> Void)?) {
    if let action { tree.afterPass(action) }
  }

  override func environment(_ type: Any.Type, _ scope: EnvironmentScope, content: () -> Void) {
    super.environment(type, scope, content: content)
    scope.detach()
  }

  override func preference<Key: PreferenceKey>(
    _ key: Key.Type,
    _ value: Key.Value,
    for listener: PreferenceListener?,
    content: () -> Void
  ) {
    content()
    listener?.valueDidChange(of: key)
  }

  override func listener(_ listener: PreferenceListener) { listener.markRemoved() }

  override func navigation(_ type: Any.Type, _ navigation: NavigationCore, root: () -> Void) {
    super.navigation(type, navigation, root: root)
    navigation.environment.detach()
  }

  override func dependent(_ dependent: Dependent) { dependent.markRemoved() }

  override func presentation(_ screen: Screen) { screen.linkWasRemoved() }
}
