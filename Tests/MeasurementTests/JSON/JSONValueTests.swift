import Testing

@testable import Measurement

@Suite("JSON as it stands")
struct JSONValueTests {
  @Test(
    "is read into what it says",
    arguments: [
      ("null", .null), (" true ", .bool(true)), ("\t[false]\r\n", .array([.bool(false)])), ("-0", .number("-0")),
      ("12.50e+3", .number("12.50e+3")), ("18446744073709551616", .number("18446744073709551616")), ("[]", .array([])),
      ("{}", .object([])), (#""a\"\\\/\b\f\n\r\t\u00e9\ud83d\ude00""#, .string("a\"\\/\u{8}\u{C}\n\r\té😀")),
      (#"{"b":1,"a":{"b":[2,3]}}"#, nested),
    ] as [(String, JSONValue)]
  )
  func reading(text: String, value: JSONValue) throws {
    #expect(try JSONParser.parse(Array(text.utf8)) == value)
  }

  private static let nested = JSONValue.object([
    .init(name: "b", value: .number("1")),
    .init(name: "a", value: .object([.init(name: "b", value: .array([.number("2"), .number("3")]))])),
  ])

  @Test(
    "is refused where it is none, or could be read in two ways",
    arguments: [
      ("", .endsEarly), ("[1,", .endsEarly), (#"{"a":"#, .endsEarly), (#""abc"#, .endsEarly), ("-", .endsEarly),
      ("tru", .endsEarly), (#""\u12"#, .endsEarly), ("1.", .endsEarly), ("NaN", .unexpected(line: 1)),
      ("Infinity", .unexpected(line: 1)), ("[1,]", .unexpected(line: 1)), ("{\n'a':1}", .unexpected(line: 2)),
      ("01", .unexpected(line: 1)), ("-01", .unexpected(line: 1)), ("+1", .unexpected(line: 1)),
      (".5", .unexpected(line: 1)), ("1 2", .unexpected(line: 1)), ("\"\n\"", .unexpected(line: 1)),
      (#""\x""#, .unexpected(line: 1)), (#""\ud83d""#, .unexpected(line: 1)), (#""\ude00""#, .unexpected(line: 1)),
      (#"{"a" 1}"#, .unexpected(line: 1)), (#"{"a":1 "b":2}"#, .unexpected(line: 1)),
      ("\u{FEFF}1", .unexpected(line: 1)), ("[\n{\"a\":1,\n\"a\":1}]", .repeatedName("a", line: 3)),
      (#"{"a":1,"\u0061":1}"#, .repeatedName("a", line: 1)),
      (String(repeating: "[", count: 100_000), .tooDeep(line: 1)),
    ] as [(String, JSONSyntaxError)]
  )
  func refusals(text: String, error: JSONSyntaxError) {
    #expect(throws: error) { try JSONParser.parse(Array(text.utf8)) }
  }

  @Test("is refused in another encoding", arguments: [[0xFF, 0xFE, 0x31, 0x00], [0x22, 0xE9, 0x22], [0x22, 0xC3]])
  func encodings(bytes: [UInt8]) {
    #expect(throws: JSONSyntaxError.notUTF8) { try JSONParser.parse(bytes) }
  }

  @Test("is written as result files are, whatever is in it")
  func writing() throws {
    let text = #"{"b":[],"a":{},"c":[1.50,"\u0007\"\\é\n"],"d":null}"#
    let value = try JSONParser.parse(Array(text.utf8))
    #expect(
      value.text == """
        {
          "b" : [

          ],
          "a" : {

          },
          "c" : [
            1.50,
            "\\u0007\\"\\\\é\\n"
          ],
          "d" : null
        }

        """
    )
    #expect(try JSONParser.parse(Array(value.text.utf8)) == value)
  }

  @Test("takes a member in the place of its name")
  func setting() throws {
    let value = try JSONParser.parse(Array(#"{"a":1,"c":2}"#.utf8))
    func names(_ value: JSONValue) -> [String] {
      if case .object(let members) = value { members.map(\.name) } else { [] }
    }
    #expect(names(value.setting("b", to: .null)) == ["a", "b", "c"])
    #expect(names(value.setting("d", to: .null)) == ["a", "c", "d"])
    #expect(value.setting("a", to: .null)["a"] == .null)
    #expect([value["c"], value["d"], JSONValue.null["a"]] == [.number("2"), nil, nil])
  }
}
