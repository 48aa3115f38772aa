/// Where bytes stop being UTF-8.
enum UTF8Check {
  /// The line of the first byte that is not UTF-8, counted from 1 as `CSVParser` counts; nil where all are.
  static func firstInvalidLine(in bytes: [UInt8]) -> Int? {
    var decoder = UTF8()
    var rest = bytes.makeIterator()
    var line = 1
    var previous: Unicode.Scalar = " "
    while true {
      switch decoder.decode(&rest) {
      case .scalarValue(let scalar):
        if scalar == "\r" || (scalar == "\n" && previous != "\r") { line += 1 }
        previous = scalar
      case .emptyInput: return nil
      case .error: return line
      }
    }
  }
}
