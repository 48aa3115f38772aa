@testable import Measurement

extension Pair {
  static let all = unreadable + noResultFile + impossible + unfitting + untimed

  private static let mount = ComparedFiles.eagerMount
  private static let tick = ComparedFiles.eagerTick

  // MARK: Status 2: cannot be read

  private static let unreadable = [
    Pair(
      name: "no baseline",
      baseline: .missing,
      status: 2,
      message: #"There is no file "baseline.json": give the path of one."#
    ),
    Pair(
      name: "no current file",
      current: .missing,
      status: 2,
      message: #"There is no file "current.json": give the path of one."#
    ),
    Pair(
      name: "a directory",
      current: .directory,
      status: 2,
      message: "current.json is a directory: give the path of a file in it."
    ),
    Pair(
      name: "an empty file",
      current: .bytes { _ in [] },
      status: 2,
      message: "current.json is empty: make it anew, or give another file."
    ),
    Pair(
      name: "a file too large",
      current: .bytes { _ in [UInt8](repeating: 0x20, count: 64 << 20 + 1) },
      status: 2,
      message: "current.json has more than 67108864 bytes, the most that is read of such a file: give another."
    ),
  ]

  // MARK: Status 2: is no result file

  private static func refused(_ name: String, _ current: Content, _ reason: String) -> Pair {
    Pair(name: name, current: current, status: 2, message: "current.json: \(reason)")
  }

  private static let noResultFile = [
    refused(
      "not UTF-8",
      .bytes { $0.dropLast(3) + [0xE9] + $0.suffix(3) },
      "This is not a result file of linkcost: it is not UTF-8."
    ),
    refused(
      "UTF-16",
      .bytes { $0.flatMap { [$0, 0] } },
      "This is not a result file of linkcost: it is not valid JSON at line 1."
    ),
    refused(
      "truncated",
      .bytes { Array($0.prefix($0.count / 2)) },
      "This is not a result file of linkcost: it ends in the middle."
    ),
    refused(
      "its last byte cut",
      .bytes { Array($0.dropLast(2)) },
      "This is not a result file of linkcost: it ends in the middle."
    ),
    refused(
      "two files in one",
      .bytes { $0 + $0 },
      "This is not a result file of linkcost: it is not valid JSON at line 376."
    ),
    refused(
      "a CSV",
      .bytes { _ in Array("screen,rows\neager,730\n".utf8) },
      "This is not a result file of linkcost: it is not valid JSON at line 1."
    ),
    refused(
      "another JSON",
      .bytes { _ in Array(#"{"name": "package", "version": "1.0.0"}"#.utf8) },
      "This is not a result file of linkcost: it has no schema_version."
    ),
    refused(
      "the report of scripts/bench-check",
      .bytes { _ in Array(#"{"schema_version": 1, "tool": {"name": "linkcost", "version": "1"}, "figures": []}"#.utf8)
      },
      "This is not a result file of linkcost: tool.build_mode is missing."
    ),
    refused(
      "a list",
      .bytes { _ in Array("[]".utf8) },
      "This is not a result file of linkcost: the whole of it is not of the type it should be."
    ),
    refused(
      "a newer schema",
      .text(#""schema_version" : 3"#, #""schema_version" : 4"#),
      "This result file has schema_version 4, which is newer than 3, the newest one this version reads; read it with a "
        + "newer linkcost."
    ),
    refused(
      "a schema there never was",
      .text(#""schema_version" : 3"#, #""schema_version" : 0"#),
      "This result file has schema_version 0, which there never was: this version reads 1 to 3; make the file anew with "
        + "this linkcost."
    ),
    refused(
      "a schema that is text",
      .text(#""schema_version" : 3"#, #""schema_version" : "2""#),
      "This is not a result file of linkcost: schema_version is not of the type it should be."
    ),
    refused(
      "no list of results",
      .text(#""results" : ["#, #""outcomes" : ["#),
      "This is not a result file of linkcost: results is missing."
    ),
    refused(
      "NaN",
      .text(#""samples" : "#, #""samples" : NaN, "x" : "#),
      "This is not a result file of linkcost: it is not valid JSON at line 57."
    ),
    refused(
      "NaN as text",
      .text(#""samples" : "#, #""samples" : "NaN", "x" : "#),
      "This is not a result file of linkcost: results[0].time.samples is not of the type it should be."
    ),
    refused(
      "a number beyond numbers",
      .text(#""x_floor" : "#, #""x_floor" : 1e999, "x" : "#),
      "This is not a result file of linkcost: it has a number that cannot stand where it does."
    ),
    refused(
      "a count with a fraction",
      .text(#""bodies" : 2"#, #""bodies" : 2.5"#),
      "This is not a result file of linkcost: it has a number that cannot stand where it does."
    ),
    refused(
      "a count twice",
      .text(#""bodies" : 2"#, #""bodies" : 2, "bodies" : 2"#),
      "This is not a result file of linkcost: bodies stands twice in one object, the second time at line 21."
    ),
    refused(
      "a time in another unit",
      .text(#""cpu_median_ns" : "#, #""cpu_median_us" : "#),
      "This is not a result file of linkcost: results[0].time.cpu_median_ns is missing."
    ),
  ]

  // MARK: Status 2: no run can have found that

  private typealias Change = @Sendable (inout ResultFile) -> Void

  private static func impossible(_ name: String, _ reason: String, _ change: @escaping Change) -> Pair {
    refused(name, .file(change), "This result file cannot be relied on: \(reason).")
  }

  private static let impossible = [
    impossible("no results", "it has no counts at all") { $0.results = [] },
    impossible("no counts", "it has no counts at all") { file in
      for index in file.results.indices { (file.results[index].counts, file.results[index].time) = ([:], nil) }
    },
    impossible("a line twice", "eager/stack/typical/3/tick is in it twice") { $0.results.append($0.results[tick]) },
    impossible("another tool", "its tool is hyperfine, not linkcost") { $0.tool.name = "hyperfine" },
    impossible("a negative count", "bodies of eager/stack/typical/3/tick is negative") {
      $0.results[tick].counts["bodies"] = -2
    },
    impossible("a count beyond all counting", "bodies of eager/stack/typical/3/tick is more than a run can count") {
      $0.results[tick].counts["bodies"] = .max
    },
    impossible(
      "a time beyond all time",
      "cpu_median_ns is more than a run can find in eager/stack/typical/3/tick"
    ) { $0.results[tick].time?.cpuMedianNanoseconds = 1e300 },
    impossible("samples beyond all counting", "samples is more than a run can find in eager/stack/typical/3/tick") {
      $0.results[tick].time?.samples = .max
    },
    impossible(
      "a control character in a name",
      "a name has control characters: ea\\u{1B}ger/stack/typical/3/tick"
    ) { $0.results[tick].screen = "ea\u{1B}ger" },
    impossible("negative rows", "eager/stack/typical/-3/tick has fewer than no rows") { $0.results[tick].rows = -3 },
    impossible("a screen without a name", "/stack/typical/3/tick lacks a name") { $0.results[tick].screen = "" },
    impossible("a time of zero", "cpu_median_ns is not above zero in eager/stack/typical/3/tick") {
      $0.results[tick].time?.cpuMedianNanoseconds = 0
    },
    impossible("a negative time", "cpu_median_ns is not above zero in eager/stack/typical/3/tick") {
      $0.results[tick].time?.cpuMedianNanoseconds = -1
    },
    impossible("a negative end of an interval", "x_floor_low is negative in eager/stack/typical/3/tick") {
      $0.results[tick].time?.timesFloorLow = -1
    },
    impossible("a floor of zero", "floor_median_ns is not above zero in eager/stack/typical/3/tick") {
      $0.results[tick].time?.floorMedianNanoseconds = 0
    },
    impossible("no samples", "samples is not above zero in eager/stack/typical/3/tick") {
      $0.results[tick].time?.samples = 0
    },
    impossible("half an interval", "the interval of x_floor has one end in eager/stack/typical/3/tick") {
      $0.results[tick].time?.timesFloorHigh = nil
    },
    impossible("a figure outside its interval", "x_floor lies outside its interval in eager/stack/typical/3/tick") {
      $0.results[tick].time?.timesFloorLow = 99
    },
    impossible(
      "a floor in microseconds",
      "floor_median_ns and cpu_median_ns are not in one unit in eager/stack/typical/3/tick"
    ) { file in
      file.results[tick].time?.floorMedianNanoseconds? /= 1_000
      file.results[tick].time?.floorLowNanoseconds? /= 1_000
      file.results[tick].time?.floorHighNanoseconds? /= 1_000
    },
    impossible(
      "wall time in microseconds",
      "wall_median_ns and cpu_median_ns are not in one unit in eager/stack/typical/3/tick"
    ) { $0.results[tick].time?.wallMedianNanoseconds /= 1_000 },
    impossible("times of a debug build", "control/stack/typical/3/mount has times, which a debug build does not take") {
      $0.tool.buildMode = .debug
    },
    impossible("times without counts", "eager/stack/typical/3/tick has times and no counts") {
      $0.results[tick].counts = [:]
    },
    impossible("no cores", "machine.core_count is not above zero") { $0.machine.coreCount = 0 },
    impossible("no processes", "workload.processes is not above zero") { $0.workload.processes = 0 },
  ]

  // MARK: Status 3: do not fit together

  private static func unfitting(_ name: String, _ mismatches: [String], _ change: @escaping Change) -> Pair {
    let number = mismatches.count == 1 ? "1 thing does" : "\(mismatches.count) things do"
    return Pair(
      name: name,
      current: .file(change),
      status: 3,
      message: (["Not comparable: \(number) not fit together (exit status 3)."] + mismatches).joined(separator: "\n")
    )
  }

  private static let unfitting = [
    unfitting("a screen missing", ["the screen control is missing in the current file"]) { file in
      file.results.removeAll { $0.screen == "control" }
    },
    unfitting(
      "a screen renamed",
      ["the screen control is missing in the current file", "the screen plain is not in the baseline"]
    ) { file in
      for index in file.results.indices where file.results[index].screen == "control" {
        file.results[index].screen = "plain"
      }
    },
    unfitting("a line missing", ["eager/stack/typical/3/tick is missing in the current file"]) {
      $0.results.remove(at: tick)
    },
    unfitting("a line too many", ["eager/stack/typical/4/tick is not in the baseline"]) { file in
      var line = file.results[tick]
      line.rows = 4
      file.results.append(line)
    },
    unfitting("a line without counts", ["eager/stack/typical/3/tick has no counts in the current file"]) {
      ($0.results[tick].counts, $0.results[tick].time) = ([:], nil)
    },
    unfitting("a count missing", ["bodies of eager/stack/typical/3/tick is missing in the current file"]) {
      $0.results[tick].counts["bodies"] = nil
    },
    unfitting("a count too many", ["loads of eager/stack/typical/3/tick is not in the baseline"]) {
      $0.results[tick].counts["loads"] = 0
    },
    unfitting("a time missing", ["time of eager/stack/typical/3/tick is missing in the current file"]) {
      $0.results[tick].time = nil
    },
    unfitting(
      "a multiple of the floor missing",
      ["x_floor of eager/stack/typical/3/tick is missing in the current file"]
    ) { file in
      file.results[tick].time?.timesFloor = nil
      file.results[tick].time?.timesFloorLow = nil
      file.results[tick].time?.timesFloorHigh = nil
    },
  ]

  // MARK: Times that cannot be judged

  private static let untimed = [
    Pair(
      name: "another workload",
      current: .file { $0.workload.daysDigest = "fnv1a64:0000000000000000" },
      options: ["--counts-only"],
      status: 3,
      message: """
        Not comparable: 1 thing does not fit together (exit status 3).
        the files are of different workloads: workload.days_digest is fnv1a64:9b15ea4e2c7a3bc7 in the baseline and \
        fnv1a64:0000000000000000 in the current file
        """
    ),
    Pair(
      name: "nothing in common",
      baseline: .file { $0.results.removeAll { $0.screen == "eager" } },
      current: .file { $0.results.removeAll { $0.screen == "control" } },
      options: ["--counts-only"],
      status: 3,
      message: """
        Not comparable: 2 things do not fit together (exit status 3).
        the screen control is missing in the current file
        the screen eager is not in the baseline
        """
    ),
    Pair(
      name: "debug against release",
      current: .file { file in
        file.tool.buildMode = .debug
        file.clocks = nil
        for index in file.results.indices { file.results[index].time = nil }
      },
      status: 0,
      message: """
        No regression: no count went up; times were not judged (exit status 0).
        tool.build_mode is release in the baseline and debug in the current file
        """
    ),
    Pair(
      name: "another machine",
      current: .file { $0.machine.processor = "Abacus 9" },
      status: 0,
      message: """
        No regression: no count went up; times were not judged (exit status 0).
        machine.processor is AMD EPYC in the baseline and Abacus 9 in the current file
        """
    ),
    Pair(
      name: "another machine and one body more",
      current: .file { file in
        file.machine.processor = "Abacus 9"
        file.results[tick].counts["bodies"]! += 1
      },
      status: 1,
      message: """
        Regression: 1 count went up (exit status 1).
        machine.processor is AMD EPYC in the baseline and Abacus 9 in the current file
        """
    ),
  ]
}
