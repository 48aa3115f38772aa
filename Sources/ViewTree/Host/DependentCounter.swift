extension ViewHost {
  /// Dependents in the tree: what a change can reach directly. For tests of endurance; a walk through the tree.
  package var dependentCount: Int {
    let counter = DependentCounter()
    visit(with: counter)
    return counter.count
  }
}

/// Counts the dependents it is shown.
private final class DependentCounter: _Visitor {
  private(set) var count = 0

  override func dependent(_ dependent: Dependent) { count += 1 }
}
