/// What has to be the same for times of two runs to be comparable. No clock and no host name: neither changes a time.
public struct FingerprintDifference: Equatable, Sendable {
  /// The field's place in the result file.
  public var field: String
  /// Absent where the file does not say.
  public var baseline: String?
  public var current: String?

  /// Where the two files differ, in the order in which a reader would ask; empty if their times are comparable.
  public static func all(baseline: ResultFile, current: ResultFile) -> [FingerprintDifference] {
    let fields: [(String, (ResultFile) -> String?)] = [
      ("schema_version", { "\($0.schemaVersion)" }),
      ("tool.version", { $0.tool.version }),
      ("tool.build_mode", { $0.tool.buildMode.rawValue }),
      ("machine.processor", { $0.machine.processor }),
      ("machine.processor_features", { $0.machine.processorFeatures }),
      ("machine.core_count", { "\($0.machine.coreCount)" }),
      ("machine.os", { $0.machine.os }),
      ("machine.toolchain", { $0.machine.toolchain }),
      ("workload.passes", { "\($0.workload.passes)" }),
    ]
    let differing = fields.compactMap { field, value in
      FingerprintDifference(field: field, baseline: value(baseline), current: value(current))
    }
    return ofWorkload(baseline: baseline, current: current) + differing.filter { $0.baseline != $0.current }
  }

  /// What has to be the same for the counts as well.
  static func ofWorkload(baseline: ResultFile, current: ResultFile) -> [FingerprintDifference] {
    let isBeyondFile = [baseline, current].contains { file in
      file.results.contains { $0.rows > file.workload.daysInFile }
    }
    let fields: [(String, (ResultFile) -> String?)] = [
      ("workload.days_digest", { $0.workload.daysDigest }),
      ("workload.days_in_file", { "\($0.workload.daysInFile)" }),
      ("workload.days_beyond_file", { isBeyondFile ? $0.workload.daysBeyondFile : nil }),
    ]
    return fields.map { field, value in
      FingerprintDifference(field: field, baseline: value(baseline), current: value(current))
    }.filter { $0.baseline != $0.current }
  }
}

extension FingerprintDifference: CustomStringConvertible {
  /// Of a long list only what one of the two has and the other does not.
  public var description: String {
    let isList = field == "machine.processor_features"
    guard isList, let baseline, let current else {
      func shown(_ value: String?) -> String { value.map { isList ? "given" : $0 } ?? "absent" }
      return "\(field) is \(shown(baseline)) in the baseline and \(shown(current)) in the current file"
    }
    let before = Set(baseline.split(separator: " "))
    let now = Set(current.split(separator: " "))
    let lost = before.subtracting(now).sorted().map { "-\($0)" }
    let won = now.subtracting(before).sorted().map { "+\($0)" }
    return "\(field) differ: \((lost + won).joined(separator: " "))"
  }
}
