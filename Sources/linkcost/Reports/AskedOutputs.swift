import Measurement

/// Where the reports of a command go that writes none unless asked to, made sure of before anything is measured.
struct AskedOutputs: Equatable {
  /// Absent where nobody asked for it.
  let json: Output?
  let csv: Output?

  /// - Parameter jsonOption: what the command calls the one.
  init(_ settings: Settings, jsonOption: String = "--json") throws(UsageError) {
    json = settings.json
    csv = settings.csv
    if json == .standardOutput, csv == .standardOutput { throw .twoReportsOnStandardOutput }
    try OutputPlan.refuseSamePaths([(jsonOption, json?.path), ("--csv", csv?.path), ("--days", settings.daysPath)])
  }

  /// Whether a report takes standard output, so that the table has no place there.
  var isTableHidden: Bool { json == .standardOutput || csv == .standardOutput }

  /// In the order in which they are written.
  var files: [String] { [json?.path, csv?.path].compactMap(\.self) }

  /// Finds out whether every file can be written.
  @MainActor
  func prepare() throws { for file in files { try AtomicFile.checkWritable(file) } }

  /// Each file whole or not at all; nothing goes to standard output unless all files are written.
  @MainActor
  func write(json jsonBytes: [UInt8], csv csvBytes: [UInt8] = []) throws {
    if let path = json?.path { try AtomicFile.write(jsonBytes, to: path) }
    if let path = csv?.path { try AtomicFile.write(csvBytes, to: path) }
    if json == .standardOutput { try Descriptor.standardOutput.writeReport(jsonBytes) }
    if csv == .standardOutput { try Descriptor.standardOutput.writeReport(csvBytes) }
  }
}
