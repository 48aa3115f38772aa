import ViewTree

/// Holds the totals of timed steps against the counted step's.
@MainActor struct CountsCheck {
  let key: String
  let expected: WorkTotals

  init(key: String, expected: WorkTotals) {
    self.key = key
    self.expected = expected
  }

  init(key: String, expected counts: [String: Int]) {
    var totals = WorkTotals()
    totals.linksBuilt = counts["links_built"] ?? 0
    totals.destinationsBuilt = counts["destinations_built"] ?? 0
    totals.wrappersBuilt = counts["wrappers_built"] ?? 0
    totals.objectsBuilt = counts["objects_built"] ?? 0
    totals.loadsStarted = counts["loads_started"] ?? 0
    totals.bodiesEvaluated = counts["bodies"] ?? 0
    totals.comparisons = counts["comparisons"] ?? 0
    totals.comparisonsUnequal = totals.comparisons - (counts["comparisons_equal"] ?? 0)
    totals.valuesHandedOn = (counts["values_received"] ?? 0) - totals.comparisons
    totals.nodesCreated = counts["nodes_created"] ?? 0
    totals.nodesRemoved = counts["nodes_removed"] ?? 0
    self.init(key: key, expected: totals)
  }

  /// - Parameter step: counted from 1 within what was run in one go, for the message.
  func verify(_ found: WorkTotals, step: Int) throws {
    #if !UNCOUNTED
      if found != expected { throw CountsVaried(key: key, step: step, expected: expected, found: found) }
    #endif
  }
}
