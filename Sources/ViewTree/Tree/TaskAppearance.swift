/// An appearance that has a task running while its view is shown.
///
/// Starts and cancellations are counted when they happen, whether or not the body has got to run, or has already
/// ended: so no count depends on when the main actor was free.
@usableFromInline final class TaskAppearance: Appearance {
  // Sound: `@exclusivity(unchecked)`: it is read or set as a whole, no access lasts while other code runs.
  /// The newest; it is what the next start runs.
  @exclusivity(unchecked) @usableFromInline var job: TaskJob
  private var running: Task<Void, Never>?
  private var isOutdated = false

  @MainActor @usableFromInline init(_ job: TaskJob, in context: _TreeContext) {
    self.job = job
    super.init(in: context)
  }

  deinit { running?.cancel() }

  /// Has a running task replaced after the pass.
  @MainActor @usableFromInline func idDidChange() {
    isOutdated = true
    becomeDue()
  }

  override func didAppear() { start() }

  override func didDisappear() { cancel() }

  override func didUpdate() {
    if !isOutdated || !hasAppeared { return }
    cancel()
    start()
  }

  @MainActor private func start() {
    #if !UNCOUNTED
      tree.ledger.pointee.totals.tasksStarted &+= 1
    #endif
    isOutdated = false
    running = tree.startTask(job)
  }

  private func cancel() {
    #if !UNCOUNTED
      tree.ledger.pointee.totals.tasksCancelled &+= 1
    #endif
    running?.cancel()
    running = nil
  }
}

/// What a task does, and how urgently.
@frozen @usableFromInline struct TaskJob {
  @usableFromInline let priority: TaskPriority
  @usableFromInline let run: @Sendable () async -> Void

  @inlinable init(priority: TaskPriority, _ run: @escaping @Sendable () async -> Void) {
    self.priority = priority
    self.run = run
  }
}
