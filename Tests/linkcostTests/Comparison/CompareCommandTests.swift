import Foundation
import Testing

@testable import Measurement
@testable import linkcost

@Suite("linkcost compare")
@MainActor
struct CompareCommandTests {
  /// The kept file against itself with another multiple of the floor for the eager tick, under a policy.
  private func outcome(policy: String?, timesFloor: Double = 1, _ options: [String] = []) throws -> String {
    try ComparedFiles.inDirectory { directory in
      var current = try ComparedFiles.golden
      for index in current.results.indices { current.results[index].time?.scale(by: timesFloor) }
      let paths = ["a.json", "b.json"].map { directory + "/" + $0 }
      try ComparedFiles.write(ComparedFiles.goldenBytes, to: paths[0])
      try ComparedFiles.write(current.json(), to: paths[1])
      if let policy { try ComparedFiles.write(Array(policy.utf8), to: directory + "/policy.json") }
      let settings = Settings(
        operands: paths,
        policyPath: policy == nil ? nil : directory + "/policy.json",
        isCountsOnly: options.contains("--counts-only")
      )
      do {
        let report = try CompareCommand(settings: settings, environment: [:]).report()
        return ComparisonSentences(report: report).verdict
      } catch {
        return "\(error)".replacing(directory + "/", with: "")
      }
    }
  }

  @Test("reports times that it cannot judge, and ends with 3 where the policy demands them")
  func demanded() throws {
    let demanding = #"{"policy_version": 1, "times": "demanded", "margins": {"floor_median_ns": 0.001}}"#
    let reporting = #"{"policy_version": 1, "margins": {"floor_median_ns": 0.001}}"#
    #expect(
      try outcome(policy: reporting)
        == "No regression: no count went up; 4 times are not resolved, no other is longer (exit status 0)."
    )
    #expect(
      try outcome(policy: demanding)
        == "Not resolved: the policy demands times, and not all could be judged (exit status 3)."
    )
    #expect(
      try outcome(policy: demanding, ["--counts-only"])
        == "No regression: no count went up; times were not judged (exit status 0)."
    )
  }

  @Test("judges by the margin of the policy")
  func margins() throws {
    let wide = #"{"policy_version": 1, "margins": {"x_floor": 0.9, "floor_median_ns": 0.5}}"#
    #expect(
      try outcome(policy: wide, timesFloor: 1.5)
        == "No regression: no count went up, and no time is longer (exit status 0)."
    )
    let narrow = #"{"policy_version": 1, "margins": {"x_floor": 0.05, "floor_median_ns": 0.5}}"#
    #expect(try outcome(policy: narrow, timesFloor: 1.5) == "Regression: 4 times are longer (exit status 1).")
    #expect(try outcome(policy: narrow, timesFloor: 0.5) == "Improvement: 4 times are shorter (exit status 0).")
  }

  @Test("refuses a policy that it cannot rely on, and names the file")
  func badPolicies() throws {
    #expect(
      try outcome(policy: #"{"policy_version": 1, "marginz": {}}"#)
        == "policy.json: This policy says marginz, which means nothing: what can stand there is policy_version, times, "
        + "margins, screens_left_out, counts_that_may_change."
    )
    #expect(try outcome(policy: "") == "policy.json is empty: make it anew, or give another file.")
  }
}

extension Timing {
  /// As if the screen, and not the floor, had taken so much longer.
  mutating func scale(by factor: Double) {
    cpuMedianNanoseconds *= factor
    cpuLowNanoseconds? *= factor
    cpuHighNanoseconds? *= factor
    wallMedianNanoseconds *= factor
    timesFloor? *= factor
    timesFloorLow? *= factor
    timesFloorHigh? *= factor
  }
}

@Suite("linkcost accept")
@MainActor
struct AcceptCommandTests {
  @Test("writes the baseline with the reason in it, and says so")
  func accepting() throws {
    try ComparedFiles.inDirectory { directory in
      let (path, baseline) = (directory + "/a.json", directory + "/b.json")
      try ComparedFiles.write(ComparedFiles.goldenBytes, to: path)
      try ComparedFiles.write(Array("old".utf8), to: baseline)
      let text = try AcceptCommand.run(Settings(operands: [path], reason: "Fewer\nnodes.", baselinePath: baseline))
      #expect(text == "Written: \(baseline)\nAccepted because: Fewer\\u{A}nodes.\n")
      let written = Array(try ComparedFiles.read(baseline).utf8)
      #expect(try written == AcceptedFile.json(ComparedFiles.goldenBytes, reason: "Fewer\nnodes."))
      #expect(try FileManager.default.contentsOfDirectory(atPath: directory).sorted() == ["a.json", "b.json"])
    }
  }

  @Test("says that a file of a debug build has no times")
  func debug() throws {
    try ComparedFiles.inDirectory { directory in
      let path = directory + "/a.json"
      var file = try ComparedFiles.golden
      file.tool.buildMode = .debug
      for index in file.results.indices { file.results[index].time = nil }
      try ComparedFiles.write(file.json(), to: path)
      let text = try AcceptCommand.run(Settings(operands: [path], reason: "Counts.", baselinePath: path))
      #expect(
        text
          == "Written: \(path)\nAccepted because: Counts.\n"
          + "It has no times: a debug build takes none, so only counts can be held against it.\n"
      )
    }
  }

  @Test("leaves the baseline as it was where the file is no good, or there is no reason")
  func refusals() throws {
    try ComparedFiles.inDirectory { directory in
      let (path, baseline) = (directory + "/a.json", directory + "/b.json")
      try ComparedFiles.write(Array("old".utf8), to: baseline)
      @MainActor func message(_ bytes: [UInt8]?, reason: String?) throws -> String {
        if let bytes { try ComparedFiles.write(bytes, to: path) }
        do {
          return try AcceptCommand.run(Settings(operands: [path], reason: reason, baselinePath: baseline))
        } catch {
          return "\(error)".replacing(directory + "/", with: "")
        }
      }
      #expect(try message(nil, reason: "Why.") == #"There is no file "a.json": give the path of one."#)
      #expect(
        try message(ComparedFiles.goldenBytes, reason: nil)
          == "linkcost accept needs a reason, for those who wonder later: write --reason TEXT."
      )
      #expect(
        try message(Array("{}".utf8), reason: "Why.")
          == "a.json: This is not a result file of linkcost: it has no schema_version."
      )
      var empty = try ComparedFiles.golden
      empty.results = []
      #expect(
        try message(empty.json(), reason: "Why.")
          == "a.json: This result file cannot be relied on: it has no counts at all."
      )
      #expect(try ComparedFiles.read(baseline) == "old")
    }
  }
}
