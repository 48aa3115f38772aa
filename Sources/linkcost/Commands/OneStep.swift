import LinkScreens

/// The one step of one screen that a command looks at, with everything that can be refused refused.
@MainActor
struct OneStep {
  let step: Case
  let days: DayTable
  let daysPath: String?

  /// - Parameter bytesPerRow: what the command takes for each row, which is more than the row where it keeps what is done.
  /// - Throws: ``UsageError`` or `DayFileError`.
  init(
    _ settings: Settings,
    surroundings: Surroundings,
    usualRows: Int?,
    usualPhase: Phase,
    bytesPerRow: (Phase) -> Int = { _ in Case.bytesPerRow }
  ) throws {
    let screen = try RunPlan.screens(named: settings.operands)[0]
    let phase = try settings.phases.isEmpty ? usualPhase : RunPlan.phases(named: settings.phases)[0]
    daysPath = settings.daysPath
    days = try RunPlan.days(settings.daysPath)
    let rows = settings.rows.first ?? usualRows ?? days.records.count
    let memoryBytes = surroundings.machine.memoryBytes
    try RunPlan.refuseRows([rows], of: [screen], bytesPerRow: bytesPerRow(phase), beyond: memoryBytes)
    step = Case(
      screen: screen,
      container: try Self.one(settings.containers, kind: .container),
      destination: try Self.one(settings.destinations, kind: .destination) ?? .typical,
      rows: rows,
      phase: phase
    )
    if let reason = screen.absence(in: step.container, leadingTo: step.destination, phase: phase) {
      throw UsageError.absentStep(step: step.key, reason: reason)
    }
    guard step.exists else { throw UsageError.noSuchStep(screen: screen.name, phase: phase.rawValue) }
  }

  private static func one<Value: CaseIterable & RawRepresentable>(
    _ names: [String],
    kind: UsageError.NameKind
  ) throws(UsageError) -> Value? where Value.RawValue == String {
    let chosen: [Value]? = try RunPlan.chosen(names, kind: kind)
    return chosen?.first
  }

  var tree: [StepNode] { step.tree(days: days) }

  /// "eager after mount, 3 rows"; with the container and the destination where they are not the usual ones.
  var title: String {
    let place = step.container == .stack ? "" : " in \(step.container.rawValue)"
    let goal = step.destination == .typical ? "" : " leading to \(step.destination.rawValue)"
    return
      "\(step.screen.name)\(place)\(goal) after \(step.phase.rawValue), \(Figure.counted(step.rows, "row", "rows"))"
  }
}
