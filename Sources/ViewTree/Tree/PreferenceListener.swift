/// The nearest view around a place that listens to a preference, whichever; those further out are reached through it.
@usableFromInline class PreferenceListener {
  let key: ObjectIdentifier
  // Sound: `unowned(unsafe)`: a listener further out is kept by a node around this one's, and the host ends nodes
  // before it lets go of the tree.
  private unowned(unsafe) let outer: PreferenceListener?
  private unowned(unsafe) let tree: Tree
  private var isDue = false
  private var isRemoved = false

  init(key: ObjectIdentifier, in context: _TreeContext) {
    self.key = key
    outer = context.environment.listener
    tree = context.tree
  }

  /// Asks all listeners to the key, from here outwards, to look at its value after the pass.
  @usableFromInline func valueDidChange<Key: PreferenceKey>(of key: Key.Type) {
    if self.key == ObjectIdentifier(key) { becomeDue() }
    outer?.valueDidChange(of: key)
  }

  /// Asks all listeners, from here outwards, to look at their values after the pass: views inside have changed places,
  /// and values are reduced in document order.
  @usableFromInline func orderDidChange() {
    becomeDue()
    outer?.orderDidChange()
  }

  private func becomeDue() {
    if isDue || isRemoved { return }
    isDue = true
    tree.look(self)
  }

  /// Looks at the value, and has the action run if it is another one.
  @MainActor func look() {
    isDue = false
    if !isRemoved { compare() }
  }

  /// Ends the listening, with the view.
  func markRemoved() { isRemoved = true }

  @MainActor func compare() {
    fatalError("PreferenceListener is abstract: \(Self.self) must say what it listens to.")
  }

  /// Has something done after the pass.
  func afterPass(_ callback: @escaping @MainActor () -> Void) { tree.afterPass(callback) }
}

/// The listener to one key.
@usableFromInline final class PreferenceListenerOf<Key: PreferenceKey>: PreferenceListener where Key.Value: Equatable {
  @usableFromInline var action: ValueAction<Key.Value>
  private var visit: (@MainActor (_Visitor) -> Void)?
  private var value = Key.defaultValue

  @usableFromInline init(_ action: ValueAction<Key.Value>, in context: _TreeContext) {
    self.action = action
    super.init(key: ObjectIdentifier(Key.self), in: context)
  }

  /// Listens to the views that a visit shows.
  @usableFromInline func listen(_ visit: @escaping @MainActor (_Visitor) -> Void) { self.visit = visit }

  override func compare() {
    let collector = PreferenceCollector<Key>()
    visit?(collector)
    let newValue = collector.value ?? Key.defaultValue
    if newValue == value { return }
    value = newValue
    afterPass { [self] in action.run(newValue) }
  }
}

/// Reduces the values of one preference, in document order. Linear in the nodes it is shown.
private final class PreferenceCollector<Key: PreferenceKey>: _Visitor {
  private(set) var value: Key.Value?

  override func preference<Other: PreferenceKey>(
    _ key: Other.Type,
    _ next: Other.Value,
    for listener: PreferenceListener?,
    content: () -> Void
  ) {
    guard let next = next as? Key.Value, key == Key.self else { return content() }
    if var value {
      Key.reduce(value: &value) { next }
      self.value = value
    } else {
      value = next
    }
  }

  /// What a menu's items set stays in the menu.
  override func contextMenu(_ type: Any.Type, content: () -> Void, items: (_Visitor) -> Void) { content() }

  /// What pushed screens set stays on them.
  override func navigation(_ type: Any.Type, _ navigation: NavigationCore, root: () -> Void) { root() }

  /// And what sheets set, on those.
  override func sheet(_ sheet: Sheet) {}
}
