/// Which counters of a file are linear in the rows. It takes three row counts to tell.
///
/// Not to the last digit: a header a month comes between the rows, and months have 28 to 31 days. What a row count in
/// the middle may be off a straight line through the least and the greatest is 8 values or a thousandth; n log n would
/// be off by more than a hundredth even from 100 to 300 rows.
struct LinearCounts {
  private var values: [LostLinearity: [Int: Int]] = [:]

  init(_ file: ResultFile) {
    for result in file.results {
      for (count, value) in result.counts {
        let counter = LostLinearity(
          screen: result.screen,
          container: result.container,
          destination: result.destination,
          phase: result.phase,
          count: count
        )
        values[counter, default: [:]][result.rows] = value
      }
    }
  }

  /// The counters that are linear here and not in the other file, sorted.
  func lost(in other: LinearCounts) -> [LostLinearity] {
    values.keys.filter { counter in
      guard let before = values[counter], let now = other.values[counter], before.count >= 3, now.count >= 3 else {
        return false
      }
      return Self.isLinear(before) && !Self.isLinear(now)
    }.sorted { a, b in
      (a.screen, a.container, a.destination, a.phase, a.count)
        < (b.screen, b.container, b.destination, b.phase, b.count)
    }
  }

  static func isLinear(_ valuesByRows: [Int: Int]) -> Bool {
    guard let least = valuesByRows.keys.min(), let greatest = valuesByRows.keys.max(), least < greatest else {
      return true
    }
    let start = Double(valuesByRows[least]!)
    let slope = (Double(valuesByRows[greatest]!) - start) / Double(greatest - least)
    return valuesByRows.allSatisfy { rows, value in
      let expected = start + slope * Double(rows - least)
      return (Double(value) - expected).magnitude <= max(8, expected.magnitude / 1_000)
    }
  }
}
