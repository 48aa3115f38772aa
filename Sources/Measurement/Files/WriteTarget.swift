#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Where ``AtomicFile`` is to write, and what is there now.
struct Target {
  enum Kind {
    case absent
    case regular(permissions: mode_t)
    case special
  }

  /// The path with symbolic links followed, also where the last of them leads to nothing.
  let path: String
  /// The directory of `path`, for the temporary file.
  let directory: String
  let kind: Kind
  /// The path as it was given, for errors.
  private let givenPath: String

  init(path: String) throws(FileWriteError) {
    givenPath = path
    var status = stat()
    guard stat(path, &status) == 0 else {
      if errno == ELOOP { throw .linkLoop(path: path) }
      guard !path.isEmpty, !path.hasSuffix("/") else { throw .noFileName(path: path) }
      let end = try Self.endOfLinks(from: path)
      guard !end.hasSuffix("/") else { throw .noFileName(path: path) }
      self.path = end
      directory = Self.directory(of: end)
      kind = .absent
      return
    }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: throw .isDirectory(path: path)
    case S_IFREG: kind = .regular(permissions: status.st_mode & 0o7777)
    default: kind = .special
    }
    self.path = Self.resolved(path)
    directory = Self.directory(of: self.path)
  }

  /// Refuses an existing file that is write-protected. Renaming would replace it all the same, which its owner did not
  /// want.
  func checkPermission() throws(FileWriteError) {
    switch kind {
    case .absent: return
    case .special:
      // Not opened: a pipe would wait for its reader.
      guard access(path, W_OK) == 0 else { throw error(errno) }
    case .regular:
      let descriptor = open(path, O_WRONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw error(errno) }
      close(descriptor)
    }
  }

  func error(_ code: Int32) -> FileWriteError {
    FileWriteError(errno: code, path: givenPath, directory: directory)
  }

  private static func resolved(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Where a path leads that ends in nothing, which `realpath` does not tell: renaming to the path itself would replace
  /// the link.
  private static func endOfLinks(from path: String) throws(FileWriteError) -> String {
    var end = path
    // The system itself follows 40 on Linux and 32 on macOS; only links changed meanwhile come to more.
    for _ in 0...40 {
      guard let destination = destination(ofLink: end) else { return end }
      let parent = end.lastIndex(of: "/").map { end[...$0] } ?? ""
      end = destination.hasPrefix("/") ? destination : parent + destination
    }
    throw .linkLoop(path: path)
  }

  /// What a symbolic link says; `nil` for anything else.
  private static func destination(ofLink path: String) -> String? {
    var bytes = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = bytes.withUnsafeMutableBytes { bytes in
      // Sound: `assumingMemoryBound`: `UInt8` and `CChar` have one layout, and the bytes are only written to by the
      // call.
      readlink(path, bytes.baseAddress!.assumingMemoryBound(to: CChar.self), bytes.count)
    }
    return count > 0 ? String(decoding: bytes.prefix(count), as: UTF8.self) : nil
  }

  private static func directory(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}

/// A new, empty file in the directory of a target, open for writing.
struct TemporaryFile {
  let path: String
  let descriptor: Int32

  /// Its name is short and its own, whatever the target is called: a name of 255 bytes has no room for a suffix.
  init(for target: Target) throws(FileWriteError) {
    for attempt in 0..<100 {
      let path = "\(target.directory)/.measurement-\(getpid())-\(attempt).tmp"
      let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if descriptor >= 0 {
        self.path = path
        self.descriptor = descriptor
        return
      }
      guard errno == EEXIST else { throw target.error(errno) }
    }
    throw target.error(EEXIST)
  }
}
