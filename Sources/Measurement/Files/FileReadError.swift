#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Why a file could not be read.
public enum FileReadError: Error, Equatable, CustomStringConvertible {
  case missing(path: String)
  case isDirectory(path: String)
  case notPermitted(path: String)
  case empty(path: String)
  case tooLarge(path: String, limit: Int)
  /// Anything else, in the system's words.
  case failed(path: String, reason: String)

  /// A whole sentence, in one line whatever the path holds.
  public var description: String { sentence.inOneLine }

  private var sentence: String {
    switch self {
    case .missing(let path): "There is no file \"\(path)\": give the path of one."
    case .isDirectory(let path): "\(path) is a directory: give the path of a file in it."
    case .notPermitted(let path):
      "Cannot read \(path): permission denied; change its permissions, or give another file."
    case .empty(let path): "\(path) is empty: make it anew, or give another file."
    case .tooLarge(let path, let limit):
      "\(path) has more than \(limit) bytes, the most that is read of such a file: give another."
    case .failed(let path, let reason): "Cannot read \(path): \(reason); give another file, or try again."
    }
  }

  init(errno code: Int32, path: String) {
    self =
      switch code {
      case ENOENT, ENOTDIR: .missing(path: path)
      case EISDIR: .isDirectory(path: path)
      case EACCES, EPERM: .notPermitted(path: path)
      default: .failed(path: path, reason: String(cString: strerror(code)))
      }
  }
}
