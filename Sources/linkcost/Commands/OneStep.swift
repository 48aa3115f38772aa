import LinkScreens

/// The one step of one screen that a command looks at, with everything that can be refused refused.
@MainActor
struct OneStep {
  let step: Case
  let days: DayTable

  /// - Throws: ``UsageError`` or `DayFileError`.
  init(_ settings: Settings, surroundings: Surroundings, usualRows: Int?, usualPhase: Phase) throws {
    let screen = try RunPlan.screens(named: settings.operands)[0]
    let phase = try settings.phases.isEmpty ? usualPhase : RunPlan.phases(named: settings.phases)[0]
    days = try settings.daysPath.map { try DayTable(contentsOf: $0) } ?? .embedded()
    let rows = settings.rows.first ?? usualRows ?? days.records.count
    try RunPlan.refuseRows([rows], of: [screen], beyond: surroundings.machine.memoryBytes)
    step = Case(screen: screen, rows: rows, phase: phase)
    guard step.exists else { throw UsageError.noSuchStep(screen: screen.name, phase: phase.rawValue) }
  }

  var tree: [StepNode] { step.tree(days: days) }

  /// "eager after mount, 3 rows".
  var title: String { "\(step.screen.name) after \(step.phase.rawValue), \(Figure.counted(step.rows, "row", "rows"))" }
}
