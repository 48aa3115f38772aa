#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// All bytes of a file, read with the system's own calls so that a refusal keeps the system's reason.
enum FileBytes {
  /// Reads to the end, so that a pipe or `/dev/stdin` works as well.
  static func read(_ path: String) throws(DayFileError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw refusal(of: path, errno) }
    defer { close(descriptor) }

    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = chunk.withUnsafeMutableBytes { systemRead(descriptor, $0.baseAddress!, $0.count) }
      if count > 0 {
        bytes.append(contentsOf: chunk[..<count])
      } else if count == 0 {
        return bytes
      } else if errno != EINTR {
        throw refusal(of: path, errno)
      }
    }
  }

  private static func refusal(of path: String, _ code: CInt) -> DayFileError {
    switch code {
    case ENOENT: DayFileError(source: path, problem: .missing)
    case EISDIR: DayFileError(source: path, problem: .folder)
    default: DayFileError(source: path, problem: .unreadable(reason: String(cString: strerror(code))))
    }
  }
}

/// The system's `read`, under a name that the function above does not hide.
private func systemRead(_ descriptor: CInt, _ buffer: UnsafeMutableRawPointer, _ byteCount: Int) -> Int {
  read(descriptor, buffer, byteCount)
}
