import LinkScreens
import Measurement

/// OpenMetrics text, for Prometheus and what reads its format: a gauge for each figure, a label for each part of a key.
///
/// Times are in seconds, as the format asks for.
struct OpenMetrics {
  let file: ResultFile

  var text: String {
    let lines = run + counts + times
    return lines.map { $0 + "\n" }.joined() + "# EOF\n"
  }

  private var run: [String] {
    let labels = Self.labels([
      ("version", file.tool.version), ("build_mode", file.tool.buildMode.rawValue),
      ("processor", file.machine.processor), ("os", file.machine.os), ("toolchain", file.machine.toolchain),
      ("days", file.workload.daysDigest),
    ])
    return head("linkcost_run_info", unit: nil, help: "What was run, and where; always 1.")
      + ["linkcost_run_info\(labels) 1"]
  }

  private var counts: [String] {
    let names = Metric.counts.map(\.name)
    return names.flatMap { name -> [String] in
      let samples = file.results.compactMap { result in
        result.counts[name].map { "linkcost_\(name)\(Self.labels(of: result.key)) \($0)" }
      }
      guard !samples.isEmpty else { return [] }
      let summary = Metric.counts.first { $0.name == name }?.summary ?? ""
      return head("linkcost_\(name)", unit: nil, help: "Count in one step: \(summary).") + samples
    }
  }

  private struct Family: Sendable {
    let name: String
    let unit: String
    let help: String
    let value: @Sendable (Timing) -> Double?
  }

  private static let families = [
    Family(name: "linkcost_cpu_median_seconds", unit: "seconds", help: "Processor time of one step, median.") {
      $0.cpuMedianNanoseconds / 1e9
    },
    Family(name: "linkcost_cpu_low_seconds", unit: "seconds", help: "Lower end of its 95 % interval.") { time in
      time.cpuLowNanoseconds.map { $0 / 1e9 }
    },
    Family(name: "linkcost_cpu_high_seconds", unit: "seconds", help: "Upper end of its 95 % interval.") { time in
      time.cpuHighNanoseconds.map { $0 / 1e9 }
    },
    Family(name: "linkcost_x_floor_ratio", unit: "ratio", help: "Times as long as a loop over the same values.") {
      $0.timesFloor
    },
    Family(name: "linkcost_x_eager_ratio", unit: "ratio", help: "Times as long as the eager screen.") {
      $0.ratioToReference
    },
  ]

  private var times: [String] {
    Self.families.flatMap { family -> [String] in
      let samples = file.results.compactMap { result -> String? in
        guard let value = result.time.flatMap(family.value) else { return nil }
        return "\(family.name)\(Self.labels(of: result.key)) \(value)"
      }
      return samples.isEmpty ? [] : head(family.name, unit: family.unit, help: family.help) + samples
    }
  }

  private func head(_ name: String, unit: String?, help: String) -> [String] {
    ["# TYPE \(name) gauge"] + (unit.map { ["# UNIT \(name) \($0)"] } ?? []) + ["# HELP \(name) \(Self.escaped(help))"]
  }

  private static func labels(of key: CaseKey) -> String {
    labels([
      ("screen", key.screen), ("container", key.container), ("destination", key.destination), ("rows", "\(key.rows)"),
      ("phase", key.phase),
    ])
  }

  private static func labels(_ pairs: [(String, String)]) -> String {
    "{" + pairs.map { "\($0)=\"\(escaped($1))\"" }.joined(separator: ",") + "}"
  }

  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "\\": escaped += "\\\\"
      case "\"": escaped += "\\\""
      case "\n": escaped += "\\n"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }
}
