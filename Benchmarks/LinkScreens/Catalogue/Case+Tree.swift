import ViewTree

/// One node of the tree after a step.
public typealias StepNode = TreeNode

extension Case {
  /// The tree after one step on a fresh host, in document order. Outside any clock.
  public func tree(days: DayTable) -> [StepNode] {
    precondition(exists, "\(key) has no step to look at.")
    return stage(days).recordedStep(phase).nodes
  }
}
