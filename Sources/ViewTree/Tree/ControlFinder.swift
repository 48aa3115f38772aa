/// Finds the first enabled control on the top screen whose label shows a text.
final class ControlFinder: _Visitor {
  private let wanted: String
  private(set) var found: (texts: [String], activation: ViewHost.Control.Activation)?
  /// What the enclosing control's label has shown so far; nil outside labels.
  private var label: [String]?
  /// Whether the environment lets controls be enabled here.
  private var allowsControls = true

  init(label wanted: String) {
    self.wanted = wanted
  }

  override func text(_ string: String) { label?.append(string) }

  override func control(
    _ type: Any.Type,
    isEnabled: Bool,
    activation: () -> ViewHost.Control.Activation,
    label visitLabel: () -> Void
  ) {
    if found != nil { return }
    let outer = label
    label = []
    visitLabel()
    let texts = label ?? []
    label = outer.map { $0 + texts }
    if found == nil, isEnabled, allowsControls, texts.contains(wanted) { found = (texts, activation()) }
  }

  override func container(_ type: Any.Type, detail: @autoclosure () -> String?, content: () -> Void) {
    if found == nil { content() }
  }

  override func environment(_ type: Any.Type, _ scope: EnvironmentScope, content: () -> Void) {
    let outer = allowsControls
    allowsControls = scope.values.isEnabled
    super.environment(type, scope, content: content)
    allowsControls = outer
  }

  override func navigation(_ type: Any.Type, _ navigation: NavigationCore, root: () -> Void) {
    if let top = navigation.screens.last { top.visit(with: self) } else { root() }
  }
}
