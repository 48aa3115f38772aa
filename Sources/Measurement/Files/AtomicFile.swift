#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Writes whole files, so that a reader finds the old one or the new one and never a part.
///
/// The bytes go to a temporary file beside the target, are forced to the disk, and the temporary file is renamed. If
/// anything fails the temporary file is removed and the old file stands untouched. Ctrl-C waits for the end of it; only
/// a crash or `SIGKILL` can leave a temporary file (`.measurement-*.tmp`) behind.
@MainActor public enum AtomicFile {
  /// Writes `bytes` to `path`, replacing what is there.
  ///
  /// A symbolic link is followed, also to a file that does not exist yet; an existing file keeps its permissions. What
  /// is no regular file (a pipe, `/dev/stdout`) is written to directly, since it cannot be replaced. Takes some
  /// milliseconds: it waits for the disk.
  public static func write(_ bytes: [UInt8], to path: String) throws(FileWriteError) {
    try write(bytes, to: path, writing: systemWrite)
  }

  /// Throws what ``write(_:to:)`` would throw now, without touching the target: for asking before a long run.
  public static func checkWritable(_ path: String) throws(FileWriteError) {
    let target = try Target(path: path)
    try target.checkPermission()
    if case .special = target.kind { return }
    try holdingBackTermination { () throws(FileWriteError) in
      let temporary = try TemporaryFile(for: target)
      close(temporary.descriptor)
      unlink(temporary.path)
    }
  }

  /// A write like `write(2)`: how many bytes were taken, or -1 and `errno`. Tests bring one that finds the disk full.
  typealias Write = (_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int

  static func write(_ bytes: [UInt8], to path: String, writing: Write) throws(FileWriteError) {
    let target = try Target(path: path)
    try target.checkPermission()
    try holdingBackTermination { () throws(FileWriteError) in
      switch target.kind {
      case .special: try writeDirectly(bytes, to: target, writing: writing)
      case .regular, .absent: try replace(target, with: bytes, writing: writing)
      }
    }
  }

  private static func writeDirectly(_ bytes: [UInt8], to target: Target, writing: Write) throws(FileWriteError) {
    let descriptor = open(target.path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw target.error(errno) }
    defer { close(descriptor) }
    guard writeAll(bytes, to: descriptor, writing: writing) else { throw target.error(errno) }
  }

  private static func replace(_ target: Target, with bytes: [UInt8], writing: Write) throws(FileWriteError) {
    let temporary = try TemporaryFile(for: target)
    var isKept = true
    if case .regular(let permissions) = target.kind { isKept = fchmod(temporary.descriptor, permissions) == 0 }
    isKept = isKept && writeAll(bytes, to: temporary.descriptor, writing: writing) && fsync(temporary.descriptor) == 0
    var reason = errno
    if close(temporary.descriptor) != 0 && isKept {
      (isKept, reason) = (false, errno)
    }
    if isKept && rename(temporary.path, target.path) != 0 {
      (isKept, reason) = (false, errno)
    }
    guard isKept else {
      unlink(temporary.path)
      throw target.error(reason)
    }
    syncDirectory(target.directory)
  }

  /// Makes the rename last through a power failure. What fails here fails silently: the file itself is there.
  private static func syncDirectory(_ directory: String) {
    let descriptor = open(directory, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  /// Whether every byte was taken; if not, `errno` says why.
  private static func writeAll(_ bytes: [UInt8], to descriptor: Int32, writing: Write) -> Bool {
    bytes.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let written = writing(descriptor, UnsafeRawBufferPointer(rebasing: rest))
        if written < 0 {
          if errno == EINTR { continue }
          return false
        }
        rest = rest.dropFirst(written)
      }
      return true
    }
  }

  private static let systemWrite: Write = { descriptor, bytes in
    #if canImport(Darwin)
      Darwin.write(descriptor, bytes.baseAddress, bytes.count)
    #elseif canImport(Glibc)
      Glibc.write(descriptor, bytes.baseAddress, bytes.count)
    #else
      Musl.write(descriptor, bytes.baseAddress, bytes.count)
    #endif
  }
}
