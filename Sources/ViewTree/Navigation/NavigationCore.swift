/// The screens on one navigation stack, the root not included.
///
/// Invariants:
/// - A screen is in `screens` if and only if it is pushed.
/// - Screens below the top stay in the tree and take part in passes (behaviour B69).
/// - Only the surface of the topmost screen is not covered (behaviour B84).
@usableFromInline final class NavigationCore {
  @MainActor private(set) var screens: [Screen] = []
  private let outer: _TreeContext
  /// The environment of the root screen: that of the container, on a surface of its own. Nil only while the stack is
  /// being made.
  private var rootEnvironment: EnvironmentScope?

  @MainActor @usableFromInline init(in context: _TreeContext) {
    outer = context
    rootEnvironment = makeEnvironment()
  }

  /// The context of the root screen's content.
  @usableFromInline var context: _TreeContext { outer.at(depth: outer.depth &+ 1, in: rootEnvironment!) }

  /// The environment of a screen: that of the container, on a surface of its own.
  @MainActor func makeEnvironment() -> EnvironmentScope {
    EnvironmentScope(under: outer.environment, on: Surface(on: outer.surface, navigation: self))
  }

  /// The context of the content of the next screen to be pushed: deeper than all of the screens below, so that a pass
  /// reaches a link before the screen it has pushed.
  @MainActor func contextOfNextScreen(in environment: EnvironmentScope) -> _TreeContext {
    outer.at(depth: outer.depth &+ (screens.count + 1) << 32, in: environment)
  }

  /// The surface of the topmost screen.
  @MainActor private var topSurface: Surface? {
    if let top = screens.last { top.surface } else { rootEnvironment?.surface }
  }

  var tree: Tree { outer.tree }

  @MainActor func append(_ screen: Screen) {
    topSurface?.isCovered = true
    screens.append(screen)
  }

  /// Takes a screen and all above it off the stack. The links of those above that are still in the tree are told after
  /// the pass, as by the back button.
  @MainActor func remove(from screen: Screen) {
    guard let place = screens.firstIndex(where: { $0 === screen }) else { return }
    let leaving = screens[place...]
    screens.removeSubrange(place...)
    topSurface?.isCovered = false
    for top in leaving.reversed() {
      top.end()
      if top !== screen { tree.afterPass { top.deactivate() } }
    }
  }

  /// What the system's back button does: the top screen goes, and its link's binding is told.
  @MainActor func goBack() {
    guard let top = screens.popLast() else { return }
    topSurface?.isCovered = false
    top.end()
    top.deactivate()
  }
}
