#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Reads whole files that somebody else may have made.
public enum InputFile {
  /// All bytes of a file, one at least. Reads to the end, so that a pipe or `/dev/stdin` works as well. A file of more
  /// bytes than the limit is refused, however long it goes on.
  public static func read(_ path: String, limit: Int) throws(FileReadError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileReadError(errno: errno, path: path) }
    defer { close(descriptor) }

    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = chunk.withUnsafeMutableBytes { systemRead(descriptor, $0.baseAddress!, $0.count) }
      if count > 0 {
        bytes.append(contentsOf: chunk[..<count])
        guard bytes.count <= limit else { throw .tooLarge(path: path, limit: limit) }
      } else if count == 0 {
        guard !bytes.isEmpty else { throw .empty(path: path) }
        return bytes
      } else if errno != EINTR {
        throw FileReadError(errno: errno, path: path)
      }
    }
  }
}

/// The system's `read`, under a name that the function above does not hide.
private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer, _ byteCount: Int) -> Int {
  read(descriptor, buffer, byteCount)
}
