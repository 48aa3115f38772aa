import Measurement

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The two files that a duel is between, looked at before anything is run.
struct DuelExecutables {
  let old: Duelist
  let new: Duelist
  private let stamps: [FileStamp?]

  init(_ settings: Settings) throws(DuelError) {
    if settings.isSelf {
      old = Duelist(side: .old, path: Executable.path)
      new = Duelist(side: .new, path: Executable.path)
    } else {
      old = try Self.duelist(.old, settings.operands[0])
      new = try Self.duelist(.new, settings.operands[1])
      if FileSystem.isOneFile(old.path, new.path) { throw .sameFile(path: FileSystem.canonical(new.path)) }
    }
    stamps = [FileStamp(old.path), FileStamp(new.path)]
  }

  /// This program, wherever it is, against a file.
  init(old path: String, new: String) throws(DuelError) {
    old = Duelist(side: .old, path: path)
    self.new = try Self.duelist(.new, new)
    stamps = [FileStamp(old.path), FileStamp(self.new.path)]
  }

  /// A build that was made anew meanwhile is no longer the one that was surveyed.
  func checkUnchanged() throws(DuelError) {
    for (duelist, stamp) in zip([old, new], stamps) where FileStamp(duelist.path) != stamp { throw .changed(duelist) }
  }

  private static func duelist(_ side: DuelSide, _ path: String) throws(DuelError) -> Duelist {
    switch FileSystem.kind(of: path) {
    case .missing: throw .missing(side, path: path)
    case .directory: throw .notAnExecutable(side, path: path, why: "is a directory")
    case .special: throw .notAnExecutable(side, path: path, why: "is no file")
    case .file: break
    }
    guard access(path, X_OK) == 0 else { throw .notAnExecutable(side, path: path, why: "may not be executed") }
    // A bare name would be looked up in PATH.
    return Duelist(side: side, path: FileSystem.canonical(path))
  }
}

/// By what a file is known to be the same one, unchanged.
private struct FileStamp: Equatable {
  let device: UInt64
  let number: UInt64
  let bytes: Int64
  let changedSeconds: Int

  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    device = UInt64(status.st_dev)
    number = UInt64(status.st_ino)
    bytes = Int64(status.st_size)
    #if canImport(Darwin)
      changedSeconds = status.st_mtimespec.tv_sec
    #else
      changedSeconds = status.st_mtim.tv_sec
    #endif
  }
}
