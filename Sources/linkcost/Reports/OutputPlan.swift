import Measurement

/// Where a run's reports will go, made sure of before the run starts.
struct OutputPlan: Equatable {
  let json: Output
  let csv: Output
  let samplesPath: String?
  /// Where the reports go that were given no path of their own; absent where there are none.
  let directory: String?

  init(_ settings: Settings) throws(UsageError) {
    json = settings.json ?? .file(FileSystem.join(settings.outputDirectory, "latest.json"))
    csv = settings.csv ?? .file(FileSystem.join(settings.outputDirectory, "latest.csv"))
    samplesPath = settings.samplesPath
    directory = settings.json == nil || settings.csv == nil ? settings.outputDirectory : nil
    if json == .standardOutput, csv == .standardOutput { throw .twoReportsOnStandardOutput }
    try Self.refuseSamePaths([
      ("--json", json.path), ("--csv", csv.path), ("--samples", samplesPath), ("--days", settings.daysPath),
    ])
  }

  /// Whether a report takes standard output, so that the table has no place there.
  var isTableHidden: Bool { json == .standardOutput || csv == .standardOutput }

  /// In the order in which they are written.
  var files: [String] { [json.path, csv.path, samplesPath].compactMap(\.self) }

  /// Makes the directory if it is missing, and finds out whether every file can be written.
  @MainActor
  func prepare() throws {
    if let directory {
      do {
        try FileSystem.makeDirectory(directory)
      } catch {
        throw OutputError.cannotMakeDirectory(directory, reason: error.description)
      }
    }
    for file in files { try AtomicFile.checkWritable(file) }
  }

  /// Two reports of a run must not replace each other, nor the days it was made from.
  static func refuseSamePaths(_ paths: [(option: String, path: String?)]) throws(UsageError) {
    var known: [(option: String, path: String)] = []
    for (option, path) in paths {
      guard let path = path.map(FileSystem.canonical), FileSystem.kind(of: path) != .special else { continue }
      if let other = known.first(where: { $0.path == path }) {
        throw .samePath(other.option, option, path: path)
      }
      known.append((option, path))
    }
  }
}

extension Output {
  var path: String? {
    if case .file(let path) = self { path } else { nil }
  }
}
