/// The counts on which all processes of a run agree.
struct AgreedCounts: Equatable {
  /// By key of the case, then by name of the counter.
  let byKey: [String: [String: Int]]

  /// - Throws: ``RunError/countsVary(_:)`` for the first case, in order of its key, that two processes counted
  ///   differently.
  init(_ reports: [WorkerReport]) throws(RunError) {
    byKey = reports.first?.counts ?? [:]
    for report in reports.dropFirst() {
      if let variation = Self.variation(between: byKey, and: report) { throw .countsVary(variation) }
    }
  }

  private static func variation(between first: [String: [String: Int]], and report: WorkerReport) -> CountVariation? {
    guard first != report.counts else { return nil }
    for key in Set(first.keys).union(report.counts.keys).sorted() {
      let expected = first[key] ?? [:]
      let found = report.counts[key] ?? [:]
      for counter in Set(expected.keys).union(found.keys).sorted() where expected[counter] != found[counter] {
        return CountVariation(
          key: key,
          counter: counter,
          first: expected[counter],
          other: found[counter],
          process: report.process + 1
        )
      }
    }
    return nil
  }
}
