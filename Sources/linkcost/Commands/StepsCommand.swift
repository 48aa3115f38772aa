import LinkScreens
import Measurement

/// `linkcost steps`: one screen's steps of one phase, or its floor's, with no clock, for tools that count instructions.
/// The difference between two runs with different `--passes` is the steps' own.
@MainActor
struct StepsCommand {
  static func run(_ settings: Settings, memoryBytes: UInt64) throws {
    let screens = try RunPlan.screens(named: settings.screens)
    let phases = try RunPlan.phases(named: settings.phases)
    guard settings.screens.count == 1, settings.phases.count == 1, settings.rows.count == 1,
      let passes = settings.passes
    else { throw UsageError.stepsNeedOne }
    try RunPlan.refuseRows(settings.rows, of: screens, beyond: memoryBytes)
    let days = try settings.daysPath.map { try DayTable(contentsOf: $0) } ?? .embedded()
    let combinations = try RunPlan.combinations(settings)
    guard combinations.count == 1 else { throw UsageError.stepsNeedOne }
    let oneCase = Case(screen: screens[0], combination: combinations[0], rows: settings.rows[0], phase: phases[0])
    guard oneCase.exists else { throw UsageError.noSuchStep(screen: screens[0].name, phase: phases[0].rawValue) }
    let subject =
      settings.isFloor
      ? oneCase.floor(days: days) : oneCase.subject(days: days, expecting: oneCase.counts(days: days))
    guard let subject else {
      if oneCase.phase.hasFloor, let reason = oneCase.floorAbsence { throw UsageError.noFloorOfScreen(reason: reason) }
      throw UsageError.noFloor(phase: phases[0].rawValue)
    }
    try repeatSteps(passes, of: subject)
  }

  private static func repeatSteps(_ passes: Int, of subject: any Measurable) throws {
    var left = passes
    while left > 0 {
      let steps = min(left, subject.stepLimit)
      try subject.prepare(steps: steps)
      subject.run(steps: steps)
      try subject.verify(steps: steps)
      left -= steps
    }
  }
}
