import Measurement

/// `linkcost accept`: a result file becomes the baseline, with the reason in it.
@MainActor
enum AcceptCommand {
  /// Writes the baseline, the whole of it or nothing, and returns what there is to say.
  static func run(_ settings: Settings) throws -> String {
    guard let reason = settings.reason else { throw UsageError.noReason }
    let path = settings.operands[0]
    try AtomicFile.checkWritable(settings.baselinePath)
    let bytes = try InputFile.read(path, limit: CompareCommand.fileLimit)
    let accepted: [UInt8]
    do {
      accepted = try AcceptedFile.json(bytes, reason: reason)
    } catch {
      throw UnusableFile(path: path, reason: error.description)
    }
    try AtomicFile.write(accepted, to: settings.baselinePath)
    let hasTimes = try ResultFile(json: accepted).results.contains { $0.time != nil }
    let lines = [
      "Written: \(settings.baselinePath)", "Accepted because: \(reason)",
      hasTimes ? nil : "It has no times: a debug build takes none, so only counts can be held against it.",
    ]
    return lines.compactMap { $0.map { $0.inOneLine + "\n" } }.joined()
  }
}
