import Measurement

/// `linkcost history add`: a run becomes lines at the end of a history.
@MainActor
enum HistoryCommand {
  static let fileLimit = 256 << 20

  /// Writes the history, the whole of it or nothing, and returns what there is to say.
  static func run(_ settings: Settings) throws -> String {
    guard settings.operands[0] == "add" else {
      throw UsageError.badValue(option: "linkcost history", value: settings.operands[0], expected: "add RESULTS")
    }
    let path = settings.operands[1]
    let file = try CompareCommand.decoded(try InputFile.read(path, limit: CompareCommand.fileLimit), path: path)
    let added = History(lines: HistoryLine.lines(of: file, occasion: try Occasion(settings)))
    guard !added.lines.isEmpty else { throw ExportError.nothing(path: path) }
    // Two that add at once would each write what the other has not.
    try FileSystem.alone(besides: settings.historyPath) {
      let old = try existing(settings.historyPath)
      try AtomicFile.write(old + Array(added.csv.utf8), to: settings.historyPath)
    }
    let commit = added.lines[0].occasion.commit
    return "Added to \(settings.historyPath.inOneLine): \(Figure.counted(added.lines.count, "line", "lines")) of "
      + "\(added.lines[0].occasion.date), commit \(commit.isEmpty ? "unknown" : commit.inOneLine)\n"
  }

  /// What is there already and is a history; its header where there is nothing.
  private static func existing(_ path: String) throws -> [UInt8] {
    let bytes: [UInt8]
    do throws(FileReadError) {
      bytes = try InputFile.read(path, limit: fileLimit)
    } catch let error {
      switch error {
      // What `touch` or `mktemp` makes is a place for a history.
      case .missing, .empty: return Array(History.header.utf8)
      default: throw error
      }
    }
    _ = try History(csv: bytes, path: path)
    return bytes.last == UInt8(ascii: "\n") ? bytes : bytes + Array("\r\n".utf8)
  }
}
