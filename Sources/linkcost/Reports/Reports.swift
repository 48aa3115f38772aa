import LinkScreens
import Measurement

/// Everything a finished run leaves behind: files first, then standard output.
@MainActor
struct Reports {
  let plan: OutputPlan
  let file: ResultFile
  let samples: [Sample]

  /// Nothing goes to standard output unless all files are written.
  func write() throws {
    if let path = plan.json.path { try AtomicFile.write(json, to: path) }
    if let path = plan.csv.path { try AtomicFile.write(csv, to: path) }
    if let path = plan.samplesPath { try AtomicFile.write(Array(Sample.csv(samples).utf8), to: path) }
    if plan.json == .standardOutput { try Descriptor.standardOutput.writeReport(json) }
    if plan.csv == .standardOutput { try Descriptor.standardOutput.writeReport(csv) }
  }

  private var json: [UInt8] { file.json() }

  private var csv: [UInt8] { Array(file.csv(countNames: Metric.counts.map(\.name)).utf8) }
}

extension Descriptor {
  /// Writes what the user asked for, and says what to do if that fails.
  func writeReport(_ bytes: [UInt8]) throws(OutputError) {
    do {
      try write(bytes: bytes)
    } catch {
      throw .standardOutput(reason: error.description)
    }
  }
}
