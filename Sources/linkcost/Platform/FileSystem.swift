#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What there is at a path, and how paths are put together.
enum FileSystem {
  enum Kind: Equatable {
    case missing, file, directory
    /// A device, a pipe, a socket.
    case special
  }

  /// Links are followed.
  static func kind(of path: String) -> Kind {
    var status = stat()
    guard stat(path, &status) == 0 else { return .missing }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .directory
    default: return .special
    }
  }

  /// Makes the directory and those above it; one that is there already is left as it is.
  static func makeDirectory(_ path: String) throws(SystemError) {
    guard kind(of: path) != .directory else { return }
    let parent = parent(of: path)
    // A folder that may not be looked at seems to be missing; the current one, or `/`, lies in no other.
    if parent != path, kind(of: parent) == .missing { try makeDirectory(parent) }
    guard mkdir(path, 0o777) != 0 else { return }
    let reason = SystemError(code: errno)
    // Somebody else may have made it meanwhile.
    if kind(of: path) != .directory { throw reason }
  }

  /// Does some work while no other process does such work on files in the same directory, but waits. Where the directory
  /// cannot be opened, nobody is kept out: the work finds out why.
  static func alone<Result>(besides path: String, _ work: () throws -> Result) rethrows -> Result {
    let directory = open(parent(of: canonical(path)), O_RDONLY | O_CLOEXEC)
    defer { if directory >= 0 { close(directory) } }
    if directory >= 0 { while flock(directory, LOCK_EX) != 0, errno == EINTR {} }
    return try work()
  }

  /// The directory that a path stands in; `.` for a bare name.
  static func parent(of path: String) -> String {
    var path = path[...]
    while path.count > 1, path.last == "/" { path.removeLast() }
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// `name` inside `directory`.
  static func join(_ directory: String, _ name: String) -> String {
    directory.hasSuffix("/") ? directory + name : directory + "/" + name
  }

  /// Whether both paths lead to one regular file, by whatever spelling or link.
  static func isOneFile(_ first: String, _ second: String) -> Bool {
    var statuses = (stat(), stat())
    guard stat(first, &statuses.0) == 0, stat(second, &statuses.1) == 0 else { return false }
    return statuses.0.st_mode & S_IFMT == S_IFREG && statuses.0.st_dev == statuses.1.st_dev
      && statuses.0.st_ino == statuses.1.st_ino
  }

  /// One spelling for all paths to the same place; what does not exist yet is named from what does.
  static func canonical(_ path: String) -> String {
    if let real = realpath(path, nil) {
      defer { free(real) }
      return String(cString: real)
    }
    let parent = parent(of: path)
    guard parent != path, let name = path.split(separator: "/").last else { return path }
    return join(canonical(parent), String(name))
  }
}
