extension ResultFile {
  /// Refuses what no run can have found. A file that says such a thing was made or changed by something else, and holding
  /// it against another would judge that.
  func check() throws(ResultFileError) {
    guard tool.name == "linkcost" else { throw .impossible("its tool is \(tool.name), not linkcost") }
    guard machine.coreCount > 0 else { throw .impossible("machine.core_count is not above zero") }
    guard workload.processes > 0 else { throw .impossible("workload.processes is not above zero") }
    guard results.contains(where: { !$0.counts.isEmpty }) else { throw .impossible("it has no counts at all") }
    var known: Set<CaseKey> = []
    for result in results {
      guard known.insert(result.key).inserted else { throw .impossible("\(result.key) is in it twice") }
      try result.check(in: tool.buildMode)
    }
  }
}

extension ResultFile.Result {
  /// Up to here a `Double` holds every whole number.
  private static let most = 1 << 53

  fileprivate func check(in buildMode: BuildMode) throws(ResultFileError) {
    guard ![screen, container, destination, phase].contains("") else {
      throw .impossible("\(key) lacks a name")
    }
    guard ![screen, container, destination, phase].contains(where: { $0.inOneLine != $0 }) else {
      throw .impossible("a name has control characters: \(key)")
    }
    guard rows >= 0 else { throw .impossible("\(key) has fewer than no rows") }
    if let count = counts.keys.sorted().first(where: { counts[$0]! < 0 }) {
      throw .impossible("\(count) of \(key) is negative")
    }
    if let count = counts.keys.sorted().first(where: { counts[$0]! > Self.most }) {
      throw .impossible("\(count) of \(key) is more than a run can count")
    }
    guard let time else { return }
    guard buildMode.isTimed else { throw .impossible("\(key) has times, which a debug build does not take") }
    guard !counts.isEmpty else { throw .impossible("\(key) has times and no counts") }
    if let problem = time.problem { throw .impossible("\(problem) in \(key)") }
  }
}

extension Timing {
  /// What is wrong with the times; `nil` if nothing is.
  fileprivate var problem: String? {
    notPositive.map { "\($0.rawValue) is not above zero" } ?? negative.map { "\($0.rawValue) is negative" }
      ?? tooLarge.map { "\($0.rawValue) is more than a run can find" } ?? disorder ?? mixedUnits
  }

  /// Eleven days in nanoseconds; no ratio, and no number of samples, comes near it.
  private static let most = 1e15

  private var tooLarge: CodingKeys? {
    let values: [(CodingKeys, Double?)] = [
      (.cpuMedianNanoseconds, cpuMedianNanoseconds), (.cpuHighNanoseconds, cpuHighNanoseconds),
      (.wallMedianNanoseconds, wallMedianNanoseconds), (.cpuSampleMeanMaxNanoseconds, cpuSampleMeanMaxNanoseconds),
      (.timesFloor, timesFloor), (.timesFloorHigh, timesFloorHigh), (.floorMedianNanoseconds, floorMedianNanoseconds),
      (.floorHighNanoseconds, floorHighNanoseconds), (.ratioToReference, ratioToReference),
      (.ratioToReferenceHigh, ratioToReferenceHigh), (.samples, Double(samples) * Double(stepsPerSample)),
    ]
    return values.first { $0.1.map { $0 > Self.most } ?? false }?.0
  }

  /// What is too short for its clock may have a lower end of zero; a floor that is has no ratio either.
  private var notPositive: CodingKeys? {
    let values: [(CodingKeys, Double?)] = [
      (.cpuMedianNanoseconds, cpuMedianNanoseconds), (.cpuHighNanoseconds, cpuHighNanoseconds),
      (.wallMedianNanoseconds, wallMedianNanoseconds), (.cpuSampleMeanP95Nanoseconds, cpuSampleMeanP95Nanoseconds),
      (.timesFloor, timesFloor), (.timesFloorHigh, timesFloorHigh),
      (.floorMedianNanoseconds, timesFloor == nil ? nil : floorMedianNanoseconds ?? 0),
      (.ratioToReference, ratioToReference), (.ratioToReferenceHigh, ratioToReferenceHigh),
      (.samples, Double(samples)), (.stepsPerSample, Double(stepsPerSample)),
    ]
    return values.first { $0.1.map { !($0 > 0) } ?? false }?.0
  }

  private var negative: CodingKeys? {
    let values: [(CodingKeys, Double?)] = [
      (.cpuLowNanoseconds, cpuLowNanoseconds), (.timesFloorLow, timesFloorLow),
      (.floorLowNanoseconds, floorLowNanoseconds), (.floorMedianNanoseconds, floorMedianNanoseconds),
      (.ratioToReferenceLow, ratioToReferenceLow),
    ]
    return values.first { $0.1.map { $0 < 0 } ?? false }?.0
  }

  /// An interval has both ends, and the figure lies between them.
  private var disorder: String? {
    let intervals: [(CodingKeys, Double?, Double?, Double?)] = [
      (.cpuMedianNanoseconds, cpuLowNanoseconds, cpuMedianNanoseconds, cpuHighNanoseconds),
      (.timesFloor, timesFloorLow, timesFloor, timesFloorHigh),
      (.floorMedianNanoseconds, floorLowNanoseconds, floorMedianNanoseconds, floorHighNanoseconds),
      (.ratioToReference, ratioToReferenceLow, ratioToReference, ratioToReferenceHigh),
    ]
    for (name, low, value, high) in intervals {
      if (low == nil) != (high == nil) { return "the interval of \(name.rawValue) has one end" }
      guard let low, let high else { continue }
      guard let value else { return "\(name.rawValue) has an interval and no value" }
      guard low <= value, value <= high else { return "\(name.rawValue) lies outside its interval" }
    }
    return nil
  }

  /// Figures that cannot differ so much are not in one unit. Ten times is more than any noise, less than any unit.
  private var mixedUnits: String? {
    if wallMedianNanoseconds * 10 < cpuMedianNanoseconds {
      return "wall_median_ns and cpu_median_ns are not in one unit"
    }
    if let timesFloor, let floor = floorMedianNanoseconds,
      !(0.1...10).contains(timesFloor * floor / cpuMedianNanoseconds)
    {
      return "floor_median_ns and cpu_median_ns are not in one unit"
    }
    return nil
  }
}
