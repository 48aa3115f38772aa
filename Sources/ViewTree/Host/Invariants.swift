extension ViewHost {
  /// Checks what holds of a tree at rest, by a walk through all of it. A debug build does so after each action, so every
  /// step of every test is checked; a release build never does.
  ///
  /// - No dependent is dirty and no screen is due. (A tree that never comes to rest has said so; it is not checked.)
  /// - The nodes in the tree are as many as were created and not removed.
  /// - A screen is on a stack if and only if it is pushed, and its link, if it has left the tree, has taken it along.
  /// - No dependent or appearance in the tree is marked removed.
  /// - A view with callbacks has appeared if and only if it is not covered.
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

  override func navigation(_ type: Any.Type, _ navigation: NavigationCore, root: () -> Void) {
    for screen in navigation.screens {
      precondition(screen.phase == .pushed, "A screen is on a stack, but not pushed.")
    }
    super.navigation(type, navigation, root: root)
  }

  override func presentation(_ screen: Screen) {
    precondition(screen.hasLink, "A link is in the tree whose screen thinks it has left.")
    precondition(screen.phase != .due, "A screen is due in a tree at rest.")
  }
}
