import ViewTree

/// What a tree did in a step, with the time of each.
package typealias StepTimeline = Timeline

extension Case {
  /// Does the step on a fresh host that records details.
  ///
  /// - Parameter clock: nanoseconds since some fixed moment, never set back.
  package func timeline(days: DayTable, clock: @escaping () -> UInt64) -> StepTimeline {
    precondition(exists, "\(key) has no step to look at.")
    var timeline: StepTimeline?
    _ = stage(days).recordedStep(phase) { step in
      let recorded = Timeline.recorded(by: clock, step)
      timeline = recorded.timeline
      return recorded.result
    }
    guard let timeline else { preconditionFailure("\(key) was not done.") }
    return timeline
  }
}
