/// Finds what a tap on a text does: the first enabled control on the top screen whose label shows it, or the first view
/// with a gesture that does; the innermost of those around it, and all simultaneous gestures as well.
final class ControlFinder: TopScreenVisitor {
  /// What a control, or a view with a gesture, has shown so far.
  private struct Label {
    var texts: [String] = []
    /// Whether the text was among them, where nothing disabled it.
    var showsWanted = false
    /// Simultaneous gestures on the text, while nothing has been found that takes the tap.
    var together: [ViewHost.Control.Activation] = []
  }

  private let wanted: String
  /// How many taps in quick succession.
  private let count: Int
  private(set) var found: (texts: [String], activations: [ViewHost.Control.Activation])?
  /// The innermost label around the place; nil outside labels.
  private var label: Label?
  /// Whether what is visited now can be tapped. False inside whatever is disabled.
  var isEnabled = true

  init(label wanted: String, count: Int = 1) {
    self.wanted = wanted
    self.count = count
  }

  override func enter(_ environment: EnvironmentScope) { isEnabled = environment.values.isEnabled }

  override func text(_ string: String) {
    label?.texts.append(string)
    if isEnabled, string == wanted { label?.showsWanted = true }
  }

  override func control(
    _ type: Any.Type,
    isEnabled: Bool,
    activation: () -> ViewHost.Control.Activation,
    label: () -> Void
  ) {
    let outer = self.isEnabled
    self.isEnabled = outer && isEnabled
    visitLabel(label) { count == 1 ? activation() : nil }
    self.isEnabled = outer
  }

  override func gesture(_ type: Any.Type, isSimultaneous: Bool, tap: () -> _Tap, content: () -> Void) {
    let tap = tap()
    visitLabel(content, isSimultaneous: isSimultaneous) { tap.count == count ? .action(tap.action) : nil }
  }

  /// Visits what can be tapped.
  ///
  /// - Parameter activation: what a tap does; nil if it does nothing.
  private func visitLabel(
    _ visit: () -> Void,
    isSimultaneous: Bool = false,
    activation: () -> ViewHost.Control.Activation?
  ) {
    if found != nil { return }
    let outer = label
    label = Label()
    visit()
    var inner = label ?? Label()
    if inner.showsWanted, let activation = activation() {
      switch (isSimultaneous, found == nil) {
      case (true, true): inner.together.append(activation)
      case (true, false): found?.activations.insert(activation, at: 0)
      case (false, true): found = (inner.texts, inner.together + [activation])
      case (false, false): break
      }
    }
    leave(inner, for: outer)
  }

  private func leave(_ inner: Label, for outer: Label?) {
    label = outer
    label?.texts += inner.texts
    label?.together += inner.together
    if inner.showsWanted { label?.showsWanted = true }
    if outer == nil, found == nil, !inner.together.isEmpty { found = (inner.texts, inner.together) }
  }

  override func container(_ type: Any.Type, detail: @autoclosure () -> String?, content: () -> Void) {
    if found == nil { content() }
  }

  override func environment(_ type: Any.Type, _ scope: EnvironmentScope, content: () -> Void) {
    let outer = isEnabled
    isEnabled = scope.values.isEnabled
    super.environment(type, scope, content: content)
    isEnabled = outer
  }
}
