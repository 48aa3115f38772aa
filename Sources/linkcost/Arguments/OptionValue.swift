import Measurement

/// The value of an option as it was typed, and the types it can be read as.
struct OptionValue: Sendable {
  let option: String
  let text: String

  /// The largest seed that every JSON reader keeps exactly.
  static let largestSeed: UInt64 = 1 << 53 - 1

  /// Comma-separated row counts; 0 is one.
  func rowCounts() throws(UsageError) -> [Int] {
    var counts: [Int] = []
    for part in parts { counts.append(try rowCount(part)) }
    return counts
  }

  /// One row count; 0 is one.
  func rowCount() throws(UsageError) -> Int {
    guard parts.count == 1 else { throw .badValue(option: option, value: text, expected: "one whole number") }
    return try rowCount(parts[0])
  }

  /// One name, held against the catalogue later.
  func name() throws(UsageError) -> String {
    guard parts.count == 1, !text.isEmpty else { throw .badValue(option: option, value: text, expected: "one name") }
    return parts[0]
  }

  /// Comma-separated names, held against the catalogue later.
  func names() throws(UsageError) -> [String] {
    if let empty = parts.first(where: \.isEmpty) {
      throw .badValue(option: option, value: empty, expected: "a name, or several with commas between them")
    }
    return parts
  }

  /// A whole number from 1 to a limit.
  func count(upTo limit: Int) throws(UsageError) -> Int {
    guard let number = wholeNumber(text), number >= 1, number <= limit else {
      throw .badValue(option: option, value: text, expected: "a whole number from 1 to \(limit)")
    }
    return number
  }

  func seed() throws(UsageError) -> UInt64 {
    guard let number = wholeNumber(text), number <= Self.largestSeed else {
      throw .badValue(option: option, value: text, expected: "a whole number from 0 to \(Self.largestSeed)")
    }
    return UInt64(number)
  }

  /// A path of a file, where `-` would be taken for standard output.
  func filePath() throws(UsageError) -> String {
    guard text != "-" else { throw .badValue(option: option, value: text, expected: "a file") }
    return try path()
  }

  func path() throws(UsageError) -> String {
    guard !text.isEmpty else {
      throw .badValue(option: option, value: text, expected: "a path")
    }
    return text
  }

  func color() throws(UsageError) -> ColorChoice {
    guard let choice = ColorChoice(rawValue: text) else {
      throw .badValue(option: option, value: text, expected: "auto, always or never")
    }
    return choice
  }

  func format() throws(UsageError) -> ComparisonFormat {
    guard let format = ComparisonFormat(rawValue: text) else {
      throw .badValue(option: option, value: text, expected: "table, markdown, json or github")
    }
    return format
  }

  func treeFormat() throws(UsageError) -> TreeFormat {
    guard let format = TreeFormat(rawValue: text) else {
      throw .badValue(option: option, value: text, expected: "text, dot or json")
    }
    return format
  }

  /// One line of text, which a file can hold as a field.
  func line() throws(UsageError) -> String {
    guard !text.isBlank, text == text.inOneLine, !"=+-@".contains(text.prefix(1)) else {
      let expected = "one line of text that does not begin like a formula"
      throw .badValue(option: option, value: text.inOneLine, expected: expected)
    }
    return text
  }

  /// `3`, or `eager=3`: per cent.
  func handicap() throws(UsageError) -> HandicapOption {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let percent = Double(parts[parts.count - 1]), percent > 0, percent <= 100,
      parts.allSatisfy({ !$0.isEmpty })
    else {
      throw .badValue(option: option, value: text, expected: "per cent up to 100, as in 3 or eager=3")
    }
    return HandicapOption(screen: parts.count == 2 ? parts[0] : nil, share: percent / 100)
  }

  func reason() throws(UsageError) -> String {
    guard !text.isBlank else { throw .noReason }
    return text
  }

  private var parts: [String] {
    text.split(separator: ",", omittingEmptySubsequences: false).map { part in
      String(part.drop { $0 == " " })
    }
  }

  private func rowCount(_ part: String) throws(UsageError) -> Int {
    if let number = wholeNumber(part) { return number }
    if part.hasPrefix("-"), wholeNumber(String(part.dropFirst())) != nil {
      throw .negativeRows(part)
    }
    if !part.isEmpty, part.allSatisfy(\.isASCIIDigit) {
      throw .rowsBeyondMemory(rows: part, available: nil)
    }
    throw .badValue(option: option, value: part, expected: "a whole number, or several with commas between them")
  }

  /// Digits only: no sign, no spaces, no exponent.
  private func wholeNumber(_ text: String) -> Int? {
    text.allSatisfy(\.isASCIIDigit) ? Int(text) : nil
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
