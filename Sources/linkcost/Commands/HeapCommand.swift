import LinkScreens

/// `linkcost heap`: what one screen keeps on the heap once it is mounted, the days not counted.
@MainActor
struct HeapCommand {
  private struct Report: Encodable {
    let screen: String
    let rows: Int
    let live_heap_bytes: Int?
  }

  static func run(_ settings: Settings, memoryBytes: UInt64) throws {
    let screens = try RunPlan.screens(named: settings.screens)
    guard settings.screens.count == 1, settings.rows.count == 1 else { throw UsageError.heapNeedsOne }
    try RunPlan.refuseRows(settings.rows, of: screens, beyond: memoryBytes)
    let days = try settings.daysPath.map { try DayTable(contentsOf: $0) } ?? .embedded()
    let mounted = Case(screen: screens[0], rows: settings.rows[0], phase: .mount)
    let report = Report(
      screen: screens[0].name,
      rows: mounted.rows,
      live_heap_bytes: mounted.liveHeapBytes(days: days)
    )
    try Descriptor.standardOutput.write(bytes: MessageLine.encoded(report))
  }
}
