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

  /// The path with symbolic links resolved, where something is there.
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
      guard !path.isEmpty, !path.hasSuffix("/") else { throw .noFileName(path: path) }
      self.path = path
      directory = Self.directory(of: path)
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
