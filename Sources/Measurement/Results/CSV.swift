/// Comma-separated values by RFC 4180: lines end with CR LF, and a field is quoted where it has to be.
public enum CSV {
  /// One line, its end included. `nil` is written as an empty field.
  public static func line(_ fields: [String?]) -> String {
    fields.map { field($0 ?? "") }.joined(separator: ",") + "\r\n"
  }

  private static let comma = UInt8(ascii: ",")
  private static let quote = UInt8(ascii: "\"")
  private static let carriageReturn = UInt8(ascii: "\r")
  private static let lineFeed = UInt8(ascii: "\n")

  private static func field(_ text: String) -> String {
    // Bytes, because CR LF is one Character, and so is a quote with an accent after it.
    let needsQuotes = text.utf8.contains { $0 == comma || $0 == quote || $0 == carriageReturn || $0 == lineFeed }
    guard needsQuotes else { return text }
    return "\"" + String(decoding: text.utf8.flatMap { $0 == quote ? [quote, quote] : [$0] }, as: UTF8.self) + "\""
  }
}
