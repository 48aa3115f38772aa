import ViewTree

/// What one step of a phase did, in all its counts.
struct StepCounts {
  let totals: WorkTotals
  let destinationBodies: Int
  let wrapperBodies: Int
  let screenBodies: Int
  let nodesLive: Int

  /// Reads a host that records details, after one step since its last reset.
  @MainActor init<Content: CalendarScreen>(of host: ViewHost, screen: Content.Type) {
    let counts = host.counts
    totals = counts.totals
    destinationBodies = screen.destinationBodies(in: counts)
    wrapperBodies = screen.wrapperBodies(in: counts)
    screenBodies = screen.screenBodies(in: counts)
    nodesLive = counts.nodesLive
  }

  /// By the names of `Metric.counts`.
  var byName: [String: Int] {
    Dictionary(uniqueKeysWithValues: Metric.counts.map { ($0.name, $0.value(self)) })
  }
}

/// A timed step whose counts were not those of the counted one: something outside the screen decides what work is
/// done, so no timing of it means anything.
public struct CountsVaried: Error, Equatable, CustomStringConvertible {
  public let key: String
  public let step: Int
  public let expected: WorkTotals
  public let found: WorkTotals

  public var description: String {
    "Step \(step) of \(key) did other work than the counted step: \(found), not \(expected). "
      + "Counts must be equal from step to step, or the timing means nothing; this is a bug in the screen or the tree."
  }
}
