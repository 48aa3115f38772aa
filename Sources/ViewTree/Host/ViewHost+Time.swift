extension ViewHost {
  /// The virtual clock: how far it has been advanced since the host was made.
  public var elapsed: Duration {
    let (seconds, nanoseconds) = tree.clock.nanoseconds.quotientAndRemainder(dividingBy: 1_000_000_000)
    return Duration(secondsComponent: Int64(seconds), attosecondsComponent: Int64(nanoseconds) * 1_000_000_000)
  }

  /// Advances the virtual clock and runs what becomes due on the way, earliest deadline first. While a piece of work
  /// runs, and in the passes after it, the clock stands at its deadline.
  ///
  /// Inside an action the clock jumps, and what has become due runs when the action is over.
  ///
  /// - Parameter duration: taken to the nearest nanosecond. The clock stops for good some 584 years after its start.
  public func advance(by duration: Duration) {
    let end = time(after: duration)
    update {}
    while let deadline = nextStop(before: end) {
      tree.clock.move(to: deadline)
      update {}
    }
    tree.clock.move(to: end)
  }

  /// The same, and gives tasks the main actor wherever the clock stops: what they write is taken up in passes, what
  /// they submit runs in its turn.
  ///
  /// Whether a task waits for something or is merely slow cannot be told. So at each stop the main actor is yielded
  /// until nothing has come of it (no task ended, nothing to do for the host) 100 times in a row, or 1,000 times while
  /// tasks of views are unfinished; and 10,000 times at most. What needs the main actor alone gets through. What waits
  /// for real does not: `Task.sleep`, and long work on other executors, which take their own time; a test has to await
  /// them itself.
  public func advance(by duration: Duration) async {
    let end = time(after: duration)
    update {}
    await yieldToTasks()
    while let deadline = nextStop(before: end) {
      tree.clock.move(to: deadline)
      update {}
      await yieldToTasks()
    }
    if end == tree.clock.nanoseconds { return }
    tree.clock.move(to: end)
    await yieldToTasks()
  }

  private func time(after duration: Duration) -> UInt64 {
    precondition(duration >= .zero, "The clock cannot go back by \(duration).")
    let (seconds, attoseconds) = duration.components
    let (whole, hasOverflowed) = UInt64(seconds).multipliedReportingOverflow(by: 1_000_000_000)
    if hasOverflowed { return VirtualClock.end }
    let rest = UInt64(attoseconds + 500_000_000) / 1_000_000_000
    return min(tree.clock.nanoseconds.addingOrForever(whole).addingOrForever(rest), VirtualClock.end)
  }

  /// The next deadline at which the clock has to stop. None while an action is under way, and none for work that is
  /// overdue, which only happens where it has been found to submit itself without end.
  private func nextStop(before end: UInt64) -> UInt64? {
    guard !tree.isActing, let deadline = tree.clock.nextDeadline else { return nil }
    return deadline > tree.clock.nanoseconds && deadline <= end ? deadline : nil
  }

  private func yieldToTasks() async {
    var idleYields = 0
    for _ in 0..<10_000 {
      let unfinishedTaskCount = tree.unfinishedTaskCount
      await Task.yield()
      let isIdle = tree.isIdle && !tree.clock.hasDueWork && VirtualClock.strays.isEmpty
      if !isIdle { update {} }
      idleYields = isIdle && tree.unfinishedTaskCount == unfinishedTaskCount ? idleYields + 1 : 0
      if idleYields == (unfinishedTaskCount > 0 ? 1_000 : 100) { return }
    }
    tree.warn("Tasks do not come to rest: after 10,000 turns they still had something to do.")
  }
}
