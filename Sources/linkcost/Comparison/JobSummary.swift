import Measurement

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The file in which a job of GitHub Actions collects what its page is to show.
enum JobSummary {
  /// GitHub drops the whole summary of a step beyond this.
  static let limit = 1 << 20
  private static let cutNotice = "\n\nThe rest was cut: a job summary has no more room.\n"

  /// Adds to the file what there is room for, whole lines only. Other steps' text in it stays.
  static func append(_ text: String, to path: String) throws {
    let number = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o666)
    guard number >= 0 else { throw FileWriteError.failed(path: path, reason: SystemError(code: errno).description) }
    let file = Descriptor(number: number)
    defer { file.close() }
    var status = stat()
    let size = fstat(number, &status) == 0 ? Int(status.st_size) : 0
    do {
      try file.write(fitting(text, room: limit - size))
    } catch {
      throw FileWriteError.failed(path: path, reason: error.description)
    }
  }

  /// The text, or as many of its lines as fit with a notice; nothing where not even the notice fits.
  static func fitting(_ text: String, room: Int) -> String {
    guard text.utf8.count > room else { return text }
    let kept = text.utf8.prefix(max(0, room - cutNotice.utf8.count))
    guard room >= cutNotice.utf8.count else { return "" }
    guard let end = kept.lastIndex(of: UInt8(ascii: "\n")) else { return cutNotice }
    return String(text[..<end]) + cutNotice
  }
}
