/// What a view with callbacks keeps besides its content: whether it has appeared, and what it has to do about it.
///
/// Callbacks run after the pass, in the order in which their views became due, and they are told the outcome only: a
/// view that is made and removed, or covered and uncovered, in one pass hears nothing.
///
/// Invariants, in a tree at rest:
/// - It has appeared if and only if nothing covers its place (behaviour B84).
/// - It is not due.
@usableFromInline class Appearance: SurfaceMember {
  // Sound: `unowned(unsafe)`: the host ends the nodes, and what waits for a pass, before it lets go of the tree.
  unowned(unsafe) let tree: Tree
  private(set) var hasAppeared = false
  private(set) var isRemoved = false
  private(set) var isDue = false

  /// Made after the content's node, so that innermost views are due first (behaviour B80).
  @MainActor init(in context: _TreeContext) {
    tree = context.tree
    super.init(on: context.surface)
    coverDidChange()
  }

  @MainActor override func coverDidChange() {
    if isUncovered != hasAppeared { becomeDue() }
  }

  /// Marks the view as gone. Called once, while its node is removed.
  @MainActor func markRemoved() {
    isRemoved = true
    if hasAppeared { becomeDue() }
  }

  /// Has `settle` called after the pass, once however often it is asked for.
  @MainActor @usableFromInline final func becomeDue() {
    if isDue { return }
    isDue = true
    tree.afterPass { self.settle() }
  }

  @MainActor private func settle() {
    isDue = false
    let isThere = !isRemoved && isUncovered
    if isThere != hasAppeared {
      hasAppeared = isThere
      if isThere { didAppear() } else { didDisappear() }
    }
    if !isRemoved { didUpdate() }
  }

  /// The view has appeared, for the first time or again.
  @MainActor func didAppear() {}

  /// The view has been covered or removed.
  @MainActor func didDisappear() {}

  /// The view is in the tree, and asked to be called after the pass for a reason of its own or one of the above.
  @MainActor func didUpdate() {}
}
