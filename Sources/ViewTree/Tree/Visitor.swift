/// Walks through a tree. What a visitor makes of what it is shown is its subclass's business; each
/// method here only walks on.
@MainActor public class _Visitor {
  init() {}

  /// Whether it is shown the top sheet alone, where there is one.
  var startsOnTop: Bool { false }

  /// Called before it is shown something whose surroundings it has not come by.
  func enter(_ environment: EnvironmentScope) {}

  /// A node with a view's type and what is below it.
  @usableFromInline func container(_ type: Any.Type, detail: @autoclosure () -> String? = nil, content: () -> Void) {
    content()
  }

  /// A text node.
  @usableFromInline func text(_ string: String) {}

  /// A node that can be activated, and the label that shows it.
  @usableFromInline func control(
    _ type: Any.Type,
    isEnabled: Bool,
    activation: () -> ViewHost.Control.Activation,
    label: () -> Void
  ) {
    label()
  }

  /// A node that can be tapped, and what is below it.
  @usableFromInline func gesture(_ type: Any.Type, isSimultaneous: Bool, tap: () -> _Tap, content: () -> Void) {
    container(type, content: content)
  }

  /// A node with a context menu, and its items.
  @usableFromInline func contextMenu(_ type: Any.Type, content: () -> Void, items: (_Visitor) -> Void) {
    container(type) {
      content()
      unseen { items(self) }
    }
  }

  /// What is in the tree but not on the screen.
  @usableFromInline func unseen(_ content: () -> Void) { content() }

  /// A node whose content has an identity.
  @usableFromInline func identity<ID: Hashable>(_ type: Any.Type, _ id: ID, content: () -> Void) {
    container(type, detail: "\(id)", content: content)
  }

  /// A lazy container.
  @usableFromInline func lazyContainer(_ type: Any.Type, _ container: LazyContainer, content: () -> Void) {
    self.container(type, content: content)
  }

  /// The rows of a `ForEach` in a lazy container: those in its viewport, and those that have left it and are kept, or
  /// have not reached it yet.
  @usableFromInline func rows(_ type: Any.Type, _ rows: AnyLazyRows, content: () -> Void, parked: () -> Void) {
    container(type, content: content)
  }

  /// The callbacks of the node just shown.
  @usableFromInline func appearance(_ appearance: Appearance) {}

  /// A node below which other environment values hold.
  @usableFromInline func environment(_ type: Any.Type, _ scope: EnvironmentScope, content: () -> Void) {
    container(type, content: content)
  }

  /// A preference that the next node sets, for the listener around it.
  @usableFromInline func preference<Key: PreferenceKey>(
    _ key: Key.Type,
    _ value: Key.Value,
    for listener: PreferenceListener?,
    content: () -> Void
  ) {
    content()
  }

  /// The listener to a preference that the next node keeps.
  @usableFromInline func listener(_ listener: PreferenceListener) {}

  /// The dependent that the next node keeps.
  @usableFromInline func dependent(_ dependent: Dependent) {}

  /// The screen or sheet that the next node has presented or can present.
  @usableFromInline func presentation(_ presentation: Presentation) {}

  /// The destination that the next node declares.
  @usableFromInline func destination(_ entry: DestinationEntry) {}

  /// The sheet that a node presents.
  @usableFromInline func sheet(_ sheet: Sheet) { sheet.visit(with: self) }

  /// A navigation stack: its root, and the screens on it.
  @usableFromInline func navigation(_ type: Any.Type, _ navigation: NavigationCore, root: () -> Void) {
    container(type) {
      root()
      for screen in navigation.screens { screen.visit(with: self) }
    }
  }
}
