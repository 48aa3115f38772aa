import LinkScreens
import Measurement

/// `linkcost explain`: one step of one screen: which bodies ran and why, what was done with the values of each type, and
/// where the time goes.
@MainActor
struct ExplainCommand {
  let settings: Settings
  let surroundings: Surroundings

  func run() throws {
    let outputs = try AskedOutputs(settings)
    let step = try OneStep(settings, surroundings: surroundings, usualRows: nil, usualPhase: .tick)
    try outputs.prepare()
    let plan = ExplainPlan(step, settings: settings, surroundings: surroundings)
    if plan.sampling == nil { try Descriptor.standardError.write(RunCommand.debugNotice) }
    let results = ExplainResults(
      step: step,
      machine: surroundings.machine,
      processes: plan.processCount,
      seed: plan.seed,
      samples: try samples(plan)
    )
    try outputs.write(json: Array(ExplainJSON(results).text.utf8))
    if outputs.isTableHidden { return }
    let terminal = Terminal(of: .standardOutput, environment: surroundings.environment, color: settings.color)
    let text = ExplainText(results: results, writtenFiles: outputs.files, terminal: terminal).text
    try Descriptor.standardOutput.writeReport(Array(text.utf8))
  }

  /// The processes one after the other; none in a build that times nothing.
  private func samples(_ plan: ExplainPlan) throws -> [Sample] {
    guard plan.sampling != nil else { return [] }
    return try (0..<plan.processCount).flatMap { process in
      try WorkerProcess.run(plan.job(of: process), environment: surroundings.environment) { _ in }.samples
    }
  }
}

/// How the step that is explained is measured.
@MainActor
struct ExplainPlan {
  private static let processCount = 9
  private static let manyRows = 20_000

  let step: OneStep
  let seed: UInt64
  let processCount: Int
  /// Absent in a build that cannot time.
  let sampling: SamplingPlan?

  init(_ step: OneStep, settings: Settings, surroundings: Surroundings) {
    self.step = step
    seed = settings.seed ?? surroundings.freshSeed
    let isMany = step.step.rows >= Self.manyRows
    processCount =
      settings.processes ?? (settings.isQuick ? 2 : isMany ? Bootstrap.minimumProcesses : Self.processCount)
    let budget: UInt64 = settings.isQuick ? 10_000_000 : 60_000_000
    let plan = SamplingPlan(
      passes: 10_000,
      budgetNanosecondsPerKey: budget,
      minimumRounds: 3,
      leadInSteps: isMany ? 0 : 1,
      warmUp: WarmUpRule(window: isMany ? 1 : 5, budgetNanoseconds: budget / 4)
    )
    sampling = surroundings.isTimed ? plan : nil
  }

  func job(of process: Int) -> WorkerJob {
    WorkerJob(
      process: process,
      daysPath: step.daysPath,
      daysDigest: step.days.digest,
      rows: [step.step.rows],
      screens: [step.step.screen.name],
      phases: [step.step.phase],
      combinations: [Combination(container: step.step.container, destination: step.step.destination)],
      seed: seed,
      hasFloors: false,
      isTakenApart: true,
      sampling: sampling,
      counts: nil
    )
  }
}
