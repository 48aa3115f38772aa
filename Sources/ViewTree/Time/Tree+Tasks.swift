extension Tree {
  /// Runs the task of a view on the main actor, once that is free. What it submits to `DispatchQueue` is this tree's.
  @MainActor func startTask(_ job: TaskJob) -> Task<Void, Never> {
    let origin = Origin(tree: self)
    unfinishedTaskCount += 1
    return Task(priority: job.priority) {
      await Origin.$ofTask.withValue(origin) { await job.run() }
      origin.tree?.unfinishedTaskCount -= 1
    }
  }

  /// The tree whose action is under way, or whose task is running.
  static var atWork: Tree? { acting ?? Origin.ofTask?.tree }
}

// Sound: `@unchecked Sendable`: it is handed from task to task, but the tree in it is touched on the main actor only.
/// The tree a task was started by. It is touched on the main actor only.
private struct Origin: @unchecked Sendable {
  weak var tree: Tree?

  @TaskLocal static var ofTask: Origin?
}
