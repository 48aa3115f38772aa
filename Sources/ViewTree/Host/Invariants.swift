extension ViewHost {
  /// Whether this build checks the invariants after each action, which no timing is to hold.
  package static var checksInvariants: Bool {
    #if DEBUG || CHECKED
      true
    #else
      false
    #endif
  }

  /// Checks what holds of a tree at rest, by a walk through all of it. A debug build does so after each action, so every
  /// step of every test is checked; a release build does where it is made with `-DCHECKED`.
  ///
  /// - No dependent is dirty and no screen is due. (A tree that never comes to rest has said so; it is not checked.)
  /// - The nodes in the tree are as many as were created and not removed.
  /// - A screen is on a stack if and only if it is shown, and its link, if it has left the tree, has taken it along.
  /// - The screens of values on a stack are those of its path, in its order.
  /// - A sheet is shown if and only if it is among the tree's.
  /// - No dependent or appearance in the tree is marked removed.
  /// - A view with callbacks has appeared if and only if it is not covered.
  /// - What is not parked of a lazy container's rows is what its viewport shows, and what is prefetched.
  func checkInvariants() {
    if !tree.isIdle { return }
    let checker = InvariantChecker()
    visit(with: checker)
    #if !UNCOUNTED
      precondition(
        checker.count == counts.nodesLive,
        "\(checker.count) nodes are in the tree, but \(counts.nodesLive) were created and not removed."
      )
    #endif
  }
}

/// Checks what can be seen of each node by itself.
private final class InvariantChecker: NodeCounter {
  /// Rows inside a parked row wait for it to come back.
  private var isParked = false

  override func dependent(_ dependent: Dependent) {
    precondition(!dependent.isRemoved, "A dependent that was removed is still in the tree.")
    precondition(!dependent.isDirty, "A dependent is dirty in a tree at rest.")
  }

  override func appearance(_ appearance: Appearance) {
    precondition(!appearance.isRemoved, "A view with callbacks that was removed is still in the tree.")
    precondition(!appearance.isDue, "A callback is due in a tree at rest.")
    precondition(
      appearance.hasAppeared == appearance.isUncovered,
      "A view is covered that has appeared, or is not and has not."
    )
  }

  override func lazyContainer(_ type: Any.Type, _ container: LazyContainer, content: () -> Void) {
    let outer = isParked
    isParked = false
    container.checkInvariants()
    super.lazyContainer(type, container, content: content)
    isParked = outer
  }

  override func rows(_ type: Any.Type, _ rows: AnyLazyRows, content: () -> Void, parked: () -> Void) {
    if !isParked { rows.checkInvariants() }
    super.rows(type, rows, content: content) {
      let outer = isParked
      isParked = true
      parked()
      isParked = outer
    }
  }

  override func navigation(_ type: Any.Type, _ navigation: NavigationCore, root: () -> Void) {
    for screen in navigation.screens { precondition(screen.phase == .shown, "A screen is on a stack, but not shown.") }
    precondition(navigation.followsPath, "A stack at rest shows other values than its path holds.")
    super.navigation(type, navigation, root: root)
  }

  override func presentation(_ presentation: Presentation) {
    precondition(presentation.hasPresenter, "A link is in the tree whose screen thinks it has left.")
    precondition(presentation.phase != .due, "A screen is due in a tree at rest.")
    precondition(presentation.phase == .shown || presentation.content == nil, "What is not shown has content.")
  }

  override func sheet(_ sheet: Sheet) {
    precondition(sheet.isListed == (sheet.phase == .shown), "A sheet is shown that the tree does not know, or is not.")
    super.sheet(sheet)
  }
}
