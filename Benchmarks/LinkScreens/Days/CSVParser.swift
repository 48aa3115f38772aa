/// Splits the bytes of an RFC 4180 file into records, one at a time.
///
/// More lenient than the RFC in three points: a line may end with LF or CR alone as well as with CRLF, a byte-order
/// mark may come first, and a line without any character is skipped. The number of fields is not checked here.
///
/// - Precondition: The bytes are valid UTF-8.
package struct CSVParser {
  private let bytes: [UInt8]
  private var position: Int
  private var line = 1

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// The next record, or nil at the end.
  package mutating func nextRecord() throws(CSVError) -> CSVRecord? {
    while takeLineEnd() {}
    guard position < bytes.count else { return nil }
    let firstLine = line
    var fields: [String] = []
    repeat {
      fields.append(try nextField())
    } while take(.comma)
    _ = takeLineEnd()
    return CSVRecord(line: firstLine, fields: fields)
  }

  private mutating func nextField() throws(CSVError) -> String {
    if take(.quote) { return try quotedRest() }
    let start = position
    while position < bytes.count, !bytes[position].endsField {
      guard bytes[position] != .quote else { throw .misplacedQuote(line: line) }
      position += 1
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// What is left of a field whose opening quote has been taken.
  private mutating func quotedRest() throws(CSVError) -> String {
    let openingLine = line
    var text: [UInt8] = []
    while position < bytes.count {
      let start = position
      if take(.quote) {
        if take(.quote) {
          text.append(.quote)
        } else if position == bytes.count || bytes[position].endsField {
          return String(decoding: text, as: UTF8.self)
        } else {
          throw .misplacedQuote(line: line)
        }
      } else if !takeLineEnd() {
        position += 1
        text.append(bytes[start])
      } else {
        text.append(contentsOf: bytes[start..<position])
      }
    }
    throw .unclosedQuote(line: openingLine)
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard position < bytes.count, bytes[position] == byte else { return false }
    position += 1
    return true
  }

  /// Takes CRLF, LF or CR; the only place that counts lines.
  private mutating func takeLineEnd() -> Bool {
    let hadReturn = take(.carriageReturn)
    let hadFeed = take(.lineFeed)
    guard hadReturn || hadFeed else { return false }
    line += 1
    return true
  }
}

/// One record and where it starts.
package struct CSVRecord: Equatable, Sendable {
  /// Counted from 1; a record with line ends inside its quotes covers more than one line.
  package let line: Int
  package let fields: [String]
}

/// What makes bytes no CSV.
package enum CSVError: Error, Equatable {
  /// The quote that opened a field on this line is never closed.
  case unclosedQuote(line: Int)
  /// A quote inside a field without quotes, or text between a closing quote and the next comma.
  case misplacedQuote(line: Int)
}

extension UInt8 {
  fileprivate static let quote = UInt8(ascii: "\"")
  fileprivate static let comma = UInt8(ascii: ",")
  fileprivate static let carriageReturn = UInt8(ascii: "\r")
  fileprivate static let lineFeed = UInt8(ascii: "\n")

  fileprivate var endsField: Bool { self == .comma || self == .lineFeed || self == .carriageReturn }
}
