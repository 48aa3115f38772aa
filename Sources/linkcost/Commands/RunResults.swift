import LinkScreens
import Measurement

/// Makes a result file of what the processes of a run found.
@MainActor
struct RunResults {
  let plan: RunPlan
  let counts: AgreedCounts
  let reports: [WorkerReport]
  let machine: Machine

  var file: ResultFile {
    ResultFile(
      tool: ResultFile.Tool(name: Tool.name, version: Tool.version),
      machine: machine,
      workload: workload,
      clocks: reports.first?.clocks,
      results: results
    )
  }

  private var workload: ResultFile.Workload {
    ResultFile.Workload(
      daysFile: plan.days.source,
      daysDigest: plan.days.digest,
      daysInFile: plan.days.records.count,
      daysBeyondFile: "day by day after the last date, the other columns repeated in order",
      seed: plan.seed,
      passes: plan.sampling?.passes ?? 1,
      processes: plan.processCount
    )
  }

  /// A line for every row count, combination, screen and phase asked for; a phase that does not exist there has neither counts nor
  /// time.
  private var results: [ResultFile.Result] {
    let aggregation = Aggregation(samples: reports.flatMap(\.samples), seed: plan.seed)
    return plan.rows.flatMap { rows in
      plan.combinations.flatMap { combination in
        plan.screens(in: combination).flatMap { screen in
          plan.phases.map { phase in
            result(
              of: Case(screen: screen, combination: combination, rows: rows, phase: phase),
              aggregation: aggregation
            )
          }
        }
      }
    }
  }

  private func result(of aCase: Case, aggregation: Aggregation) -> ResultFile.Result {
    ResultFile.Result(
      screen: aCase.screen.name,
      container: aCase.container.rawValue,
      destination: aCase.destination.rawValue,
      rows: aCase.rows,
      phase: aCase.phase.rawValue,
      counts: counts.byKey[aCase.key] ?? [:],
      time: aggregation.timing(of: aCase.key, reference: referenceKey(for: aCase), floor: aCase.floorKey)
    )
  }

  /// The case that ratios are to; absent where it was not measured.
  private func referenceKey(for aCase: Case) -> String? {
    plan.screens.first { $0.name == RatioToEager.reference }.map { reference in
      Case(
        screen: reference,
        container: aCase.container,
        destination: aCase.destination,
        rows: aCase.rows,
        phase: aCase.phase
      ).key
    }
  }
}
