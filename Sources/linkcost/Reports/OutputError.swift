/// Why a report cannot go where it should, beyond what `FileWriteError` says of files.
enum OutputError: Error, Equatable {
  case cannotMakeDirectory(String, reason: String)
  case standardOutput(reason: String)
}

extension OutputError: CustomStringConvertible {
  var description: String {
    switch self {
    case .cannotMakeDirectory(let path, let reason):
      "Cannot make the directory \(path): \(reason); give another with --output."
    case .standardOutput(let reason):
      "Cannot write to standard output: \(reason); send it elsewhere, or give a file."
    }
  }
}
