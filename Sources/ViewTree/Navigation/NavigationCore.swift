/// The screens on one navigation stack, the root not included: first those of the values in its path, then those that
/// links and modifiers have pushed (behaviour B65).
///
/// Invariants:
/// - A screen is on the stack if and only if it is shown.
/// - In a tree at rest the screens of values are those of the path, one for each value, in its order, and none is due.
/// - Screens below the top stay in the tree and take part in passes (behaviour B69).
/// - Only the surface of the topmost screen is not covered (behaviour B84).
@usableFromInline final class NavigationCore {
  /// The screens of the path's values, those that are still due last.
  @MainActor private(set) var valueScreens: [ValueScreen] = []
  /// How many of them are shown.
  @MainActor private var shownValueCount = 0
  /// The screens that links and modifiers have pushed.
  @MainActor private var viewScreens: [Screen] = []
  /// What says which values are on the stack: a binding, or the stack itself once a value has been pushed.
  @usableFromInline private(set) var path: PathWatch?
  let destinations = DestinationList()
  private let outer: _TreeContext
  /// The environment of the root screen: that of the container, on a surface of its own. Nil only while the stack is
  /// being made.
  private var rootEnvironment: EnvironmentScope?
  /// The last action in which several links turned out to follow one binding.
  private var actionOfSharedBinding = 0

  @MainActor @usableFromInline init(in context: _TreeContext) {
    outer = context
    if context.surface?.navigation != nil {
      tree.warn(
        "A NavigationStack is inside a screen of another one. What its links push lies on the inner stack alone."
      )
    }
    rootEnvironment = makeEnvironment()
  }

  /// The context of the root screen's content.
  @usableFromInline var context: _TreeContext { outer.at(depth: outer.depth &+ 1, in: rootEnvironment!) }

  var tree: Tree { outer.tree }

  @MainActor var isEmpty: Bool { top == nil }

  /// How many screens are on the stack.
  @MainActor var count: Int { shownValueCount + viewScreens.count }

  @MainActor var top: Screen? { viewScreens.last ?? topValueScreen }

  /// All screens on the stack, from below.
  @MainActor var screens: [Screen] { Array(valueScreens.prefix(shownValueCount)) + viewScreens }

  @MainActor private var topValueScreen: Screen? { shownValueCount == 0 ? nil : valueScreens[shownValueCount - 1] }

  /// The surface of the topmost screen.
  @MainActor private var topSurface: Surface? {
    if let top { top.surface } else { rootEnvironment?.surface }
  }

  /// The environment of a screen: that of the container, on a surface of its own.
  @MainActor private func makeEnvironment(
    isCovered: Bool = false,
    change: ((inout EnvironmentValues) -> Void)? = nil
  ) -> EnvironmentScope {
    let surface = Surface(on: outer.surface, navigation: self, isCovered: isCovered)
    let environment = EnvironmentScope(under: outer.environment, on: surface, change: change)
    return environment
  }

  /// The level of the next screen: above all that are on the stack. Those of values have grown one after the other, and
  /// so have the others.
  @MainActor var nextLevel: Int { max(topValueScreen?.level ?? 0, viewScreens.last?.level ?? 0) + 1 }

  /// Where the content of the next screen is to be shown.
  @MainActor func makePlace(level: Int, _ handle: PresentationHandle, isCovered: Bool) -> PresentationPlace {
    let environment = makeEnvironment(isCovered: isCovered) { $0.presentation = handle }
    return PresentationPlace(
      environment: environment,
      context: outer.at(depth: outer.depth &+ level << 32, in: environment)
    )
  }

  /// Whether the screens of values are shown, one for each value in the path.
  @MainActor var followsPath: Bool {
    shownValueCount == valueScreens.count && path?.agrees(with: valueScreens.map(\.value)) ?? valueScreens.isEmpty
  }

  // Screens that links and modifiers push.

  @MainActor var hasViewScreens: Bool { !viewScreens.isEmpty }

  @MainActor func append(_ screen: Screen) {
    if let watch = screen.watch, let below = viewScreens.last?.watch { warnIfShared(watch, below) }
    topSurface?.isCovered = true
    viewScreens.append(screen)
  }

  @MainActor private func warnIfShared(_ watch: PresentationWatch, _ other: PresentationWatch) {
    if actionOfSharedBinding == tree.actionNumber || !watch.hasSameSource(as: other) { return }
    actionOfSharedBinding = tree.actionNumber
    tree.warn("Several links are active because of one binding: each of them has pushed its screen.")
  }

  /// Takes such a screen off the stack, and all above it. The presenters of those above that are still in the tree are
  /// told after the pass, as by the back button.
  @MainActor func remove(from screen: Screen) {
    guard let place = viewScreens.lastIndex(where: { $0 === screen }) else { return }
    let leaving = Array(viewScreens[place...])
    viewScreens.removeSubrange(place...)
    topSurface?.isCovered = false
    for top in leaving.reversed() {
      top.end()
      if top !== screen { tree.afterPass { top.deactivate() } }
    }
  }

  /// What the system's back button does: the top screen goes, and what has pushed it is told.
  @MainActor func goBack() {
    if let top = viewScreens.last {
      remove(from: top)
      top.deactivate()
    } else if let path, path.count > 0 {
      path.shorten(to: path.count - 1)
    }
  }

  /// What the screen of a value asks for by `dismiss`: it goes, with all above it.
  @MainActor func dismiss(_ screen: ValueScreen) {
    guard let place = valueScreens.lastIndex(where: { $0 === screen }) else { return }
    if let lowest = viewScreens.first {
      remove(from: lowest)
      lowest.deactivate()
    }
    if let path, path.count > place { path.shorten(to: place) }
  }

  // Screens of the values in the path.

  /// Follows what the stack was given as its path; nil is the stack's own.
  @MainActor func follow(_ newPath: PathWatch?) {
    path?.markRemoved()
    path = newPath
    if newPath == nil { replaceValues(from: 0, with: []) }
  }

  /// Pushes a value, as a tap on its link does: the path is written, and the stack follows in the pass.
  @MainActor func push(_ value: PathBox) {
    guard destinations.entry(for: value.type) != nil else {
      return tree.warn(
        "A link to a value of type \(value.valueType) was tapped, and no navigationDestination(for:) on its stack takes "
          + "that type. Nothing is pushed."
      )
    }
    let path = path ?? makeOwnPath()
    if !path.append(value) {
      tree.warn(
        "A link to a value of type \(value.valueType) was tapped, and the path of its stack takes only values of type "
          + "\(path.elementType). Nothing is pushed."
      )
    }
  }

  @MainActor private func makeOwnPath() -> PathWatch {
    let made = PathWatchOf<BoxedPath>.makeOwn(for: self, in: outer)
    path = made
    return made
  }

  /// Takes the newer values of the path: the screens before a place stay, the others end, and new ones become due
  /// (behaviour B60).
  @MainActor func replaceValues(from place: Int, with values: [PathBox]) {
    if place < valueScreens.count { removeValues(from: place) }
    for value in values {
      let screen = ValueScreen(value, on: self)
      valueScreens.append(screen)
      screen.request()
    }
  }

  @MainActor private func removeValues(from place: Int) {
    let leaving = Array(valueScreens[place...])
    valueScreens.removeSubrange(place...)
    if shownValueCount > place {
      shownValueCount = place
      topSurface?.isCovered = false
    }
    for screen in leaving.reversed() { screen.leave() }
  }

  /// Counts the next screen of a value as shown: above the others of values, and below those that links have pushed.
  @MainActor func insert(_ screen: ValueScreen) {
    if viewScreens.isEmpty { topSurface?.isCovered = true }
    precondition(valueScreens[shownValueCount] === screen, "A value's screen was pushed out of its turn.")
    shownValueCount += 1
  }
}
