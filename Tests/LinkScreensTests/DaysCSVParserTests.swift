import Testing

@testable import LinkScreens

@Suite("CSV of days files")
struct DaysCSVParserTests {
  static let accepted: [(String, [CSVRecord])] = [
    ("", []),
    ("\n\r\n\r", []),
    ("a,b\n1,2\n", [CSVRecord(line: 1, fields: ["a", "b"]), CSVRecord(line: 2, fields: ["1", "2"])]),
    ("a,b\r\n1,2\r\n", [CSVRecord(line: 1, fields: ["a", "b"]), CSVRecord(line: 2, fields: ["1", "2"])]),
    ("a,b\r1,2", [CSVRecord(line: 1, fields: ["a", "b"]), CSVRecord(line: 2, fields: ["1", "2"])]),
    ("\u{FEFF}a,b", [CSVRecord(line: 1, fields: ["a", "b"])]),
    ("\u{FEFF}\"a\",b", [CSVRecord(line: 1, fields: ["a", "b"])]),
    ("a\n\n\nb", [CSVRecord(line: 1, fields: ["a"]), CSVRecord(line: 4, fields: ["b"])]),
    (",", [CSVRecord(line: 1, fields: ["", ""])]),
    ("a,\n,b", [CSVRecord(line: 1, fields: ["a", ""]), CSVRecord(line: 2, fields: ["", "b"])]),
    ("\"\"", [CSVRecord(line: 1, fields: [""])]),
    ("\"a,b\",c", [CSVRecord(line: 1, fields: ["a,b", "c"])]),
    ("\"say \"\"no\"\"\"", [CSVRecord(line: 1, fields: ["say \"no\""])]),
    ("\"\"\"\",b", [CSVRecord(line: 1, fields: ["\"", "b"])]),
    (
      "\"one\ntwo\r\nthree\",x\ny,z",
      [CSVRecord(line: 1, fields: ["one\ntwo\r\nthree", "x"]), CSVRecord(line: 4, fields: ["y", "z"])]
    ),
    (" a , b ", [CSVRecord(line: 1, fields: [" a ", " b "])]),
    ("é,°C,🌧", [CSVRecord(line: 1, fields: ["é", "°C", "🌧"])]),
  ]

  @Test("Records have the fields that RFC 4180 gives them, and the line they start on", arguments: accepted)
  func records(text: String, expected: [CSVRecord]) throws {
    #expect(try Self.records(of: text) == expected)
  }

  static let refused: [(String, CSVError)] = [
    ("a\n\"b", .unclosedQuote(line: 2)),
    ("\"", .unclosedQuote(line: 1)),
    ("a\n\"b\nc\nd\"\"", .unclosedQuote(line: 2)),
    ("a\nb\"c", .misplacedQuote(line: 2)),
    ("a\n \"b\"", .misplacedQuote(line: 2)),
    ("a\n\"b\"c", .misplacedQuote(line: 2)),
    ("\"a\nb\" ", .misplacedQuote(line: 2)),
  ]

  @Test("A quote that RFC 4180 does not allow is refused with its line", arguments: refused)
  func refusal(text: String, expected: CSVError) {
    #expect(throws: expected) { try Self.records(of: text) }
  }

  private static func records(of text: String) throws -> [CSVRecord] {
    var parser = CSVParser(Array(text.utf8))
    var records: [CSVRecord] = []
    while let record = try parser.nextRecord() { records.append(record) }
    return records
  }
}
