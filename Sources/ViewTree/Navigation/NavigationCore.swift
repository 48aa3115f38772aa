/// The screens on one navigation stack, the root not included.
///
/// Invariants:
/// - A screen is in `screens` if and only if it is pushed.
/// - Screens below the top stay in the tree and take part in passes (behaviour B69).
@usableFromInline final class NavigationCore {
  private(set) var screens: [Screen] = []
  private let outer: _TreeContext
  /// The environment of all screens on the stack: that of the container, with this stack in it.
  let environment: EnvironmentScope

  @usableFromInline init(in context: _TreeContext) {
    outer = context
    environment = EnvironmentScope(under: context.environment)
    environment.navigation = self
  }

  /// The context of the root screen's content.
  @usableFromInline var context: _TreeContext { outer.at(depth: outer.depth &+ 1, in: environment) }

  /// The context of the content of the next screen to be pushed: deeper than all of the screens below, so that a pass
  /// reaches a link before the screen it has pushed.
  var contextOfNextScreen: _TreeContext {
    outer.at(depth: outer.depth &+ (screens.count + 1) << 32, in: environment)
  }

  var tree: Tree { outer.tree }

  func append(_ screen: Screen) { screens.append(screen) }

  /// Takes a screen and all above it off the stack. The links of those above that are still in the tree are told after
  /// the pass, as by the back button.
  @MainActor func remove(from screen: Screen) {
    guard let place = screens.firstIndex(where: { $0 === screen }) else { return }
    while screens.count > place {
      let top = screens.removeLast()
      top.end()
      if top !== screen { tree.afterPass { top.deactivate() } }
    }
  }

  /// What the system's back button does: the top screen goes, and its link's binding is told.
  @MainActor func goBack() {
    guard let top = screens.popLast() else { return }
    top.end()
    top.deactivate()
  }
}
