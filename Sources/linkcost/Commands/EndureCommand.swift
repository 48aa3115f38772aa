import LinkScreens
import Measurement

/// `linkcost endure`: every screen through very many passes, visits and mounts, as JSON, for scripts/bench-check and
/// the long checks.
///
/// Ends with 1 if anything is left behind. What the cycles cost is told, and judged by scripts/bench-check.
@MainActor
struct EndureCommand {
  private struct Line: Encodable {
    let screen: String
    let rows: Int
    let cycle: EnduranceCase.Cycle
    let cycles: Int
    let nodes: Int
    let nodes_left: Int
    let dependents: Int
    let dependents_left: Int
    let heap_bytes_left: Int?
    let heap_bytes_allowed: Int
    let first_cpu_ns: Double?
    let last_cpu_ns: Double?
  }

  static func run(_ settings: Settings, memoryBytes: UInt64, isTimed: Bool = TimedBuild.isThis) throws -> ExitStatus {
    let screens = try RunPlan.screens(named: settings.screens)
    let rows = settings.rows.isEmpty ? [usualRows] : settings.rows
    try RunPlan.refuseRows(rows, of: screens, beyond: memoryBytes)
    let clock: (() -> UInt64)? = isTimed ? { ThreadProcessorClock.now() } : nil
    var status = ExitStatus.success
    for screen in screens {
      for count in rows {
        for cycle in EnduranceCase.Cycle.allCases {
          let endurance = EnduranceCase(screen: screen, rows: count, cycle: cycle)
          guard endurance.exists else { continue }
          let endured = endurance.endure(settings.passes ?? cycle.usualCount, days: .embedded(), clock: clock)
          try Descriptor.standardOutput.write(bytes: MessageLine.encoded(line(endurance, endured)))
          if endured.leftNothing { continue }
          status = .regression
          try Descriptor.standardError.write(leftBehind(endurance))
        }
      }
    }
    return status
  }

  private static func leftBehind(_ endurance: EnduranceCase) -> String {
    "linkcost: error: \(endurance.screen.name) does not end \(endurance.cycle.rawValue) cycles as it began them: its line on "
      + "standard output says what is left; look for who keeps it.\n"
  }

  private static let usualRows = 730

  private static func line(_ endurance: EnduranceCase, _ endured: Endured) -> Line {
    Line(
      screen: endurance.screen.name,
      rows: endurance.rows,
      cycle: endurance.cycle,
      cycles: endured.cycles,
      nodes: endured.before.nodes,
      nodes_left: endured.after.nodes - endured.before.nodes,
      dependents: endured.before.dependents,
      dependents_left: endured.after.dependents - endured.before.dependents,
      heap_bytes_left: endured.heapBytesLeft,
      heap_bytes_allowed: Endured.allocatorSlack,
      first_cpu_ns: endured.first,
      last_cpu_ns: endured.last
    )
  }
}
