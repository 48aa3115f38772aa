#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Why a file could not be written. A regular file that stood at the path still stands there, unchanged.
public enum FileWriteError: Error, Equatable, CustomStringConvertible {
  case noFileName(path: String)
  case isDirectory(path: String)
  case noDirectory(path: String, directory: String)
  /// Symbolic links that lead back to themselves, or more of them in a row than the system follows.
  case linkLoop(path: String)
  case notPermitted(path: String)
  case readOnlyFileSystem(path: String)
  case diskFull(path: String)
  /// Anything else, in the system's words.
  case failed(path: String, reason: String)

  /// A whole sentence, in one line whatever the path holds.
  public var description: String { sentence.inOneLine }

  private var sentence: String {
    switch self {
    case .noFileName(let path):
      "Cannot write to \"\(path)\": that is no file name; give the path of a file."
    case .isDirectory(let path):
      "Cannot write \(path): that is a directory; give the path of a file in it."
    case .noDirectory(let path, let directory):
      "Cannot write \(path): there is no directory \(directory); make it first, or give another path."
    case .linkLoop(let path):
      "Cannot write \(path): its symbolic links lead to no end; make them lead to a file, or give another path."
    case .notPermitted(let path):
      "Cannot write \(path): permission denied; change its permissions, or give another path."
    case .readOnlyFileSystem(let path):
      "Cannot write \(path): its file system is read-only; give a path elsewhere."
    case .diskFull(let path):
      "Cannot write \(path): the disk is full; free some space, or give a path elsewhere."
    case .failed(let path, let reason):
      "Cannot write \(path): \(reason); give another path, or try again."
    }
  }

  init(errno code: Int32, path: String, directory: String) {
    self =
      switch code {
      case EISDIR: .isDirectory(path: path)
      case ENOENT, ENOTDIR: .noDirectory(path: path, directory: directory)
      case ELOOP: .linkLoop(path: path)
      case EACCES, EPERM: .notPermitted(path: path)
      case EROFS: .readOnlyFileSystem(path: path)
      case ENOSPC, EDQUOT: .diskFull(path: path)
      default: .failed(path: path, reason: String(cString: strerror(code)))
      }
  }
}
