import Measurement

@testable import linkcost

extension Surroundings {
  /// A computer that is the same in every test.
  static func fixed(memoryBytes: UInt64 = 16 << 30, isTimed: Bool = true) -> Surroundings {
    let machine = Machine(
      processor: "Abacus 9",
      coreCount: 2,
      memoryBytes: memoryBytes,
      os: "Test OS",
      toolchain: "Swift 6.3"
    )
    return Surroundings(machine: machine, isTimed: isTimed, freshSeed: 4711, environment: [:])
  }
}

extension ResultFile {
  /// Three screens at 730 rows in all phases but one, with figures made up by hand.
  static func fixed(processes: Int = 8, isTimed: Bool = true) -> ResultFile {
    var file = ResultFile(
      tool: ResultFile.Tool(name: "linkcost", version: "9.9.9", buildMode: isTimed ? .release : .debug),
      machine: Surroundings.fixed().machine,
      workload: ResultFile.Workload(
        daysFile: "days.csv (embedded)",
        daysDigest: "fnv1a64:0123456789abcdef",
        daysInFile: 730,
        daysBeyondFile: "none",
        seed: 4711,
        passes: 1_000,
        processes: processes
      ),
      clocks: nil,
      results: Line.all.map(\.result)
    )
    var absent = file.results[0]
    (absent.phase, absent.counts, absent.time) = ("tap", [:], nil)
    file.results.append(absent)
    for index in file.results.indices {
      if !isTimed { file.results[index].time = nil }
      if processes < Bootstrap.minimumProcesses {
        file.results[index].time?.ratioToReferenceLow = nil
        file.results[index].time?.ratioToReferenceHigh = nil
      }
    }
    return file
  }
}

/// One line of the fixed results.
private struct Line {
  static let all = [
    Line("control", "mount", built: 0, bodies: 755, nanoseconds: 201_330, floor: 2.875, ratio: 0.4125, 0.41, 0.415),
    Line("control", "tick", built: 0, bodies: 755, nanoseconds: 21_905, floor: 2.25, ratio: 0.501, 0.46, 0.542),
    Line("eager", "mount", built: 730, bodies: 1_485, nanoseconds: 488_072, floor: 2.5, ratio: 1, 1, 1),
    Line("eager", "tick", built: 730, bodies: 755, nanoseconds: 43_723, floor: 1.9, ratio: 1, 1, 1),
    Line("eager", "tap", built: 0, bodies: 3, nanoseconds: 2_107, floor: nil, ratio: 1, 1, 1),
    Line("eager", "tick-pushed", built: 730, bodies: 755, nanoseconds: 43_900, floor: nil, ratio: 1, 1, 1),
    Line("hidden-link", "mount", built: 0, bodies: 757, nanoseconds: 309_411, floor: 2.75, ratio: 0.634, 0.63, 0.639),
    Line("hidden-link", "tick", built: 0, bodies: 757, nanoseconds: 30_007, floor: 2.125, ratio: 0.686, 0.68, 0.69),
    Line("hidden-link", "tap", built: 1, bodies: 758, nanoseconds: 33_999, floor: nil, ratio: 16.14, 15.9, 16.4),
    Line("hidden-link", "tick-pushed", built: 1, bodies: 757, nanoseconds: 43_800, floor: nil, ratio: 0.99, 0.98, 1.01),
  ]

  let result: ResultFile.Result

  init(
    _ screen: String,
    _ phase: String,
    built: Int,
    bodies: Int,
    nanoseconds: Double,
    floor: Double?,
    ratio: Double,
    _ low: Double,
    _ high: Double
  ) {
    var time = Timing(
      cpuMedianNanoseconds: nanoseconds,
      wallMedianNanoseconds: nanoseconds,
      samples: 400,
      stepsPerSample: 5
    )
    time.timesFloor = floor
    time.ratioToReference = ratio
    time.ratioToReferenceLow = low
    time.ratioToReferenceHigh = high
    result = ResultFile.Result(
      screen: screen,
      container: "stack",
      destination: "typical",
      rows: 730,
      phase: phase,
      counts: [
        "links_built": built, "destinations_built": built, "screen_bodies": bodies > 3 ? 1 : 0, "bodies": bodies,
        "comparisons": phase == "mount" ? 0 : bodies * 2, "nodes_created": phase == "mount" ? bodies * 3 : 0,
      ],
      time: time
    )
  }
}
