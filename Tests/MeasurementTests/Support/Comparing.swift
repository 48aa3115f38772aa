@testable import Measurement

/// Small result files to hold against each other.
enum Comparing {
  static func result(
    _ screen: String = "eager",
    rows: Int = 10,
    phase: String = "tick",
    counts: [String: Int] = ["bodies": 2, "links_built": 10],
    time: Timing? = nil
  ) -> ResultFile.Result {
    ResultFile.Result(
      screen: screen,
      container: "stack",
      destination: "typical",
      rows: rows,
      phase: phase,
      counts: counts,
      time: time
    )
  }

  static func file(_ results: [ResultFile.Result]) -> ResultFile {
    var file = ResultFileTests.file
    file.results = results
    return file
  }

  /// A time whose multiple of the floor has an interval that reaches as far either way.
  static func time(
    _ timesFloor: Double,
    within halfWidth: Double = 0.01,
    floor: Double = 100,
    floorWithin floorHalfWidth: Double = 0.01
  ) -> Timing {
    let median = timesFloor * floor
    var time = Timing(cpuMedianNanoseconds: median, wallMedianNanoseconds: median, samples: 90, stepsPerSample: 4)
    time.timesFloor = timesFloor
    time.timesFloorLow = timesFloor * (1 - halfWidth)
    time.timesFloorHigh = timesFloor * (1 + halfWidth)
    time.floorMedianNanoseconds = floor
    time.floorLowNanoseconds = floor * (1 - floorHalfWidth)
    time.floorHighNanoseconds = floor * (1 + floorHalfWidth)
    return time
  }

  static func compare(
    _ baseline: [ResultFile.Result],
    _ current: [ResultFile.Result],
    policy: Policy = Policy(),
    countsOnly: Bool = false
  ) -> Comparison {
    Comparison(baseline: file(baseline), current: file(current), policy: policy, countsOnly: countsOnly)
  }

  static func key(_ screen: String = "eager", rows: Int = 10, phase: String = "tick") -> CaseKey {
    result(screen, rows: rows, phase: phase).key
  }
}
