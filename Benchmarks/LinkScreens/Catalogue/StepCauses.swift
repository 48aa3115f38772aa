import ViewTree

/// Why each body ran in one step, with the counts of the same step.
public struct StepCauses {
  /// A line for each body that ran, in order, as `_printChanges()` names it: "EagerScreen: _ticks". Views are named
  /// without their generic arguments.
  public let lines: [String]
  /// By the names of `Metric.counts`.
  public let counts: [String: Int]

  public init(lines: [String], counts: [String: Int]) {
    self.lines = lines
    self.counts = counts
  }
}

extension Case {
  /// Does the step on a fresh tree, outside any clock.
  public func causes(days: DayTable) -> StepCauses {
    precondition(exists, "\(key) has no step to look at.")
    let stage = stage(days)
    let host = stage.recordedStep(phase)
    return StepCauses(lines: host.causes.map(Self.line), counts: stage.form.count(host).byName)
  }

  private static func line(_ cause: Cause) -> String {
    Cause(view: String(cause.view.prefix { $0 != "<" }), reasons: cause.reasons).description
  }
}
