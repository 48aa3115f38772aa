/// Reads JSON by RFC 8259, and stricter where a reader could be misled: UTF-8 only, no name twice in one object, no
/// more than ``deepest`` levels.
struct JSONParser {
  static let deepest = 64

  static func parse(_ bytes: [UInt8]) throws(JSONSyntaxError) -> JSONValue {
    guard String(validating: bytes, as: UTF8.self) != nil else { throw .notUTF8 }
    var parser = JSONParser(bytes: bytes)
    let value = try parser.value(depth: 0)
    parser.skipSpace()
    guard parser.position == bytes.count else { throw parser.unexpected }
    return value
  }

  private let bytes: [UInt8]
  private var position = 0

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private mutating func value(depth: Int) throws(JSONSyntaxError) -> JSONValue {
    skipSpace()
    switch try peek() {
    case UInt8(ascii: "{"): return try object(depth: depth + 1)
    case UInt8(ascii: "["): return try array(depth: depth + 1)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return .number(try number())
    }
  }

  // MARK: Objects and arrays

  private mutating func object(depth: Int) throws(JSONSyntaxError) -> JSONValue {
    try enter(depth)
    var members: [JSONValue.Member] = []
    var names: Set<String> = []
    if try takes(UInt8(ascii: "}")) { return .object([]) }
    repeat {
      skipSpace()
      guard try peek() == UInt8(ascii: "\"") else { throw unexpected }
      let name = try string()
      guard names.insert(name).inserted else { throw .repeatedName(name, line: line) }
      guard try takes(UInt8(ascii: ":")) else { throw unexpected }
      members.append(JSONValue.Member(name: name, value: try value(depth: depth)))
    } while try takes(UInt8(ascii: ","))
    guard try takes(UInt8(ascii: "}")) else { throw unexpected }
    return .object(members)
  }

  private mutating func array(depth: Int) throws(JSONSyntaxError) -> JSONValue {
    try enter(depth)
    var elements: [JSONValue] = []
    if try takes(UInt8(ascii: "]")) { return .array([]) }
    repeat { elements.append(try value(depth: depth)) } while try takes(UInt8(ascii: ","))
    guard try takes(UInt8(ascii: "]")) else { throw unexpected }
    return .array(elements)
  }

  private mutating func enter(_ depth: Int) throws(JSONSyntaxError) {
    guard depth <= Self.deepest else { throw .tooDeep(line: line) }
    position += 1
  }

  // MARK: Scalars

  private mutating func word(_ word: String, _ value: JSONValue) throws(JSONSyntaxError) -> JSONValue {
    for byte in word.utf8 {
      guard try peek() == byte else { throw unexpected }
      position += 1
    }
    return value
  }

  private mutating func number() throws(JSONSyntaxError) -> String {
    let start = position
    if try peek() == UInt8(ascii: "-") { position += 1 }
    let leading = try peek()
    try digits()
    guard leading != UInt8(ascii: "0") || bytes[position - 1] == leading && isOneDigit(from: start) else {
      throw unexpected
    }
    if current == UInt8(ascii: ".") {
      position += 1
      try digits()
    }
    if current == UInt8(ascii: "e") || current == UInt8(ascii: "E") {
      position += 1
      if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { position += 1 }
      try digits()
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// Whether what was read since `start` is one digit, behind a sign or not.
  private func isOneDigit(from start: Int) -> Bool {
    position - start == (bytes[start] == UInt8(ascii: "-") ? 2 : 1)
  }

  private mutating func digits() throws(JSONSyntaxError) {
    let start = position
    while let byte = current, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { position += 1 }
    guard position > start else { throw current == nil ? .endsEarly : unexpected }
  }

  private mutating func string() throws(JSONSyntaxError) -> String {
    position += 1
    var text: [UInt8] = []
    while true {
      let byte = try peek()
      guard byte >= 0x20 else { throw unexpected }
      position += 1
      if byte == UInt8(ascii: "\"") { return String(decoding: text, as: UTF8.self) }
      if byte == UInt8(ascii: "\\") {
        text += Array(String(try escaped()).utf8)
      } else {
        text.append(byte)
      }
    }
  }

  private mutating func escaped() throws(JSONSyntaxError) -> Unicode.Scalar {
    let byte = try peek()
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try unicodeScalar()
    default: throw unexpected
    }
  }

  /// Four hexadecimal digits, or eight in two halves; half a character alone is refused.
  private mutating func unicodeScalar() throws(JSONSyntaxError) -> Unicode.Scalar {
    let first = try codeUnit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard first < 0xDC00 else { throw unexpected }
    _ = try word("\\u", .null)
    let second = try codeUnit()
    guard (0xDC00...0xDFFF).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { throw unexpected }
    return scalar
  }

  private mutating func codeUnit() throws(JSONSyntaxError) -> UInt32 {
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = Character(Unicode.Scalar(try peek())).hexDigitValue else { throw unexpected }
      unit = unit << 4 + UInt32(digit)
      position += 1
    }
    return unit
  }

  // MARK: Bytes

  private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  private func peek() throws(JSONSyntaxError) -> UInt8 {
    guard let current else { throw .endsEarly }
    return current
  }

  /// Whether that byte comes next, past spaces; takes it if so.
  private mutating func takes(_ byte: UInt8) throws(JSONSyntaxError) -> Bool {
    skipSpace()
    guard try peek() == byte else { return false }
    position += 1
    return true
  }

  private mutating func skipSpace() {
    while let byte = current, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { position += 1 }
  }

  private var line: Int { 1 + bytes[..<min(position, bytes.count)].count { $0 == 0x0A } }

  private var unexpected: JSONSyntaxError { .unexpected(line: line) }
}
