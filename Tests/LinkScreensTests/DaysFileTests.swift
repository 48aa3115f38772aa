import Testing

@testable import LinkScreens

@Suite("Days files: what they may contain")
struct DaysFileTests {
  static let accepted: [DaysFileCase<[Day]>] = [
    DaysFileCase("line feeds", "date,weather\n2013-01-01,sun\n2013-01-02,rain\n", twoDays),
    DaysFileCase("no line end after the last row", "date,weather\n2013-01-01,sun\n2013-01-02,rain", twoDays),
    DaysFileCase("a byte-order mark", "\u{FEFF}date,weather\n2013-01-01,sun\n2013-01-02,rain\n", twoDays),
    DaysFileCase("CRLF", "date,weather\r\n2013-01-01,sun\r\n2013-01-02,rain\r\n", twoDays),
    DaysFileCase(
      "a byte-order mark, CRLF and quotes",
      "\u{FEFF}\"date\",weather\r\n2013-01-01,\"sun\"\r\n2013-01-02,rain",
      twoDays
    ),
    DaysFileCase("blank lines", "\ndate,weather\n\n2013-01-01,sun\n2013-01-02,rain\n\n\n", twoDays),
    DaysFileCase("rows in another order", "date,weather\n2013-01-02,rain\n2013-01-01,sun\n", twoDays),
    DaysFileCase("the date in another column", "weather,date\nsun,2013-01-01\nrain,2013-01-02\n", twoDays),
    DaysFileCase(
      "a gap between the dates",
      "date,weather\n2013-03-04,sun\n2012-02-29,rain\n",
      [
        Day(id: 15_399, date: "2012-02-29", weather: "rain", summary: "rain"),
        Day(id: 15_768, date: "2013-03-04", weather: "sun", summary: "sun"),
      ]
    ),
    DaysFileCase("only dates", "date\n1970-01-01\n", [Day(id: 0, date: "1970-01-01", weather: "", summary: "")]),
    DaysFileCase(
      "the first and the last date",
      "date\n9999-12-31\n0001-01-01\n",
      [
        Day(id: -719_162, date: "0001-01-01", weather: "", summary: ""),
        Day(id: 2_932_896, date: "9999-12-31", weather: "", summary: ""),
      ]
    ),
    DaysFileCase(
      "quoted commas, quotes and line ends",
      "date,note,place\n1970-01-01,\"wet, \"\"very\"\"\r\nwet\",\"here\n\"\n",
      [Day(id: 0, date: "1970-01-01", weather: "wet, \"very\" wet", summary: "wet, \"very\" wet, here")]
    ),
    DaysFileCase(
      "units in the columns' names",
      "date,weather,high_c,rain_mm,wind_m_s,pressure\n1970-01-01,rain,-1.7,4.1,3.0,1013\n",
      [Day(id: 0, date: "1970-01-01", weather: "rain", summary: "rain, -1.7 °C, 4.1 mm, 3.0 m/s, 1013")]
    ),
    DaysFileCase(
      "absent values",
      "date,weather,high_c,rain_mm\n1970-01-01,,,4.1\n1970-01-02,,\"\n\",\n",
      [
        Day(id: 0, date: "1970-01-01", weather: "", summary: "4.1 mm"),
        Day(id: 1, date: "1970-01-02", weather: "", summary: ""),
      ]
    ),
  ]

  static let twoDays = [
    Day(id: 15_706, date: "2013-01-01", weather: "sun", summary: "sun"),
    Day(id: 15_707, date: "2013-01-02", weather: "rain", summary: "rain"),
  ]

  @Test("A days file is read with", arguments: accepted)
  func accepts(_ file: DaysFileCase<[Day]>) throws {
    #expect(try DayTable(source: "days.csv", bytes: file.bytes).records == file.expected)
  }

  static let refused: [DaysFileCase<String>] = [
    DaysFileCase(
      "no bytes",
      "",
      "d.csv is empty: write the columns' names in its first line, one of them date, and a row for each day below."
    ),
    DaysFileCase(
      "nothing but a byte-order mark and blank lines",
      "\u{FEFF}\r\n\n",
      "d.csv is empty: write the columns' names in its first line, one of them date, and a row for each day below."
    ),
    DaysFileCase(
      "a header alone",
      "date,weather\n",
      "d.csv has column names but no days: write at least one row below them."
    ),
    DaysFileCase(
      "no date column",
      "day,weather\n2013-01-01,sun\n",
      "No column at d.csv:1 is called date, only \"day\", \"weather\": "
        + "call the column of the dates date, and separate columns by commas."
    ),
    DaysFileCase(
      "a date column in capitals",
      "Date\n2013-01-01\n",
      "No column at d.csv:1 is called date, only \"Date\": "
        + "call the column of the dates date, and separate columns by commas."
    ),
    DaysFileCase(
      "semicolons",
      "date;weather\n2013-01-01;sun\n",
      "No column at d.csv:1 is called date, only \"date;weather\": "
        + "call the column of the dates date, and separate columns by commas."
    ),
    DaysFileCase(
      "many columns of another kind",
      "a,b,c,d,e,f,g,h\n",
      "No column at d.csv:1 is called date, only \"a\", \"b\", \"c\", \"d\", \"e\", \"f\" and 2 more: "
        + "call the column of the dates date, and separate columns by commas."
    ),
    DaysFileCase(
      "two date columns",
      "date,date\n2013-01-01,2013-01-01\n",
      "Two columns at d.csv:1 are called \"date\": give each a name of its own."
    ),
    DaysFileCase(
      "two columns of one name",
      "\ndate,high,high\n",
      "Two columns at d.csv:2 are called \"high\": give each a name of its own."
    ),
    DaysFileCase(
      "a row too short",
      "date,weather\n2013-01-01,sun\n2013-01-02\n",
      "The row at d.csv:3 has 1 field, but there are 2 columns: "
        + "give it one field for each column, and put a field that contains a comma in quotes."
    ),
    DaysFileCase(
      "a row too long",
      "date\n2013-01-01,wet,cold\n",
      "The row at d.csv:2 has 3 fields, but there is 1 column: "
        + "give it one field for each column, and put a field that contains a comma in quotes."
    ),
    DaysFileCase(
      "a row too short after a field of two lines",
      "date,note\n2013-01-01,\"one\ntwo\"\n2013-01-02\n",
      "The row at d.csv:4 has 1 field, but there are 2 columns: "
        + "give it one field for each column, and put a field that contains a comma in quotes."
    ),
    DaysFileCase(
      "a day that does not exist",
      "date\r\n2013-02-28\r\n2013-02-29\r\n",
      "\"2013-02-29\" at d.csv:3 is not a date: "
        + "write a day that exists as YYYY-MM-DD, from 0001-01-01 to 9999-12-31."
    ),
    DaysFileCase(
      "no text for a date",
      "date,weather\n,sun\n",
      "\"\" at d.csv:2 is not a date: write a day that exists as YYYY-MM-DD, from 0001-01-01 to 9999-12-31."
    ),
    DaysFileCase(
      "a long text of two lines for a date",
      "date\n\"yesterday\nand the day before, but not tomorrow\"\n",
      "\"yesterday and the day before, but not to…\" at d.csv:2 is not a date: "
        + "write a day that exists as YYYY-MM-DD, from 0001-01-01 to 9999-12-31."
    ),
    DaysFileCase(
      "a date twice",
      "date\n2013-01-01\n2013-01-02\n2013-01-03\n2013-01-02\n",
      "The date 2013-01-02 stands at d.csv:3 and again at d.csv:5: keep one of the rows."
    ),
    DaysFileCase(
      "a quote that is never closed",
      "date,note\n2013-01-01,\"wet\n2013-01-02,dry\n",
      "The quote that opens a field at d.csv:2 is never closed: close it, and double the quotes inside."
    ),
    DaysFileCase(
      "a quote inside a field",
      "date,note\n2013-01-01,5\" of rain\n",
      "A quote at d.csv:2 stands inside a field: put the whole field in quotes, and double the quotes inside."
    ),
    DaysFileCase(
      "text after a closing quote",
      "date,note\n2013-01-01,\"wet\" and cold\n",
      "A quote at d.csv:2 stands inside a field: put the whole field in quotes, and double the quotes inside."
    ),
    DaysFileCase(
      "control characters in a date",
      "date\n\u{1B}[31m2013\u{7}\u{7F}\u{9B}\t\n",
      "\"\\u{1B}[31m2013\\u{7}\\u{7F}\\u{9B}\\u{9}\" at d.csv:2 is not a date: "
        + "write a day that exists as YYYY-MM-DD, from 0001-01-01 to 9999-12-31."
    ),
    DaysFileCase(
      "control characters in a column's name",
      "e\u{301}\u{B},\u{85}\u{2028}\n",
      "No column at d.csv:1 is called date, only \"e\u{301}\\u{B}\", \"\\u{85}\\u{2028}\": "
        + "call the column of the dates date, and separate columns by commas."
    ),
    DaysFileCase(
      "UTF-16 without a byte-order mark",
      "d\0a\0t\0e\0\n\0",
      "The columns' names at d.csv:1 hold null characters, which looks like UTF-16: save the file as UTF-8."
    ),
    DaysFileCase(
      "UTF-16, the higher byte first, with a column twice",
      "\0d\0a\0t\0e\0,\0a\0,\0a\0\n",
      "The columns' names at d.csv:1 hold null characters, which looks like UTF-16: save the file as UTF-8."
    ),
  ]

  static let refusedBytes: [DaysFileCase<String>] = [
    DaysFileCase(
      "Latin-1",
      Array("date,note\r\n2013-01-01,caf".utf8) + [0xE9, 0x0A],
      "The bytes at d.csv:2 are not UTF-8: save the file as UTF-8."
    ),
    DaysFileCase(
      "a sequence that breaks off at the end",
      Array("date,note\r2013-01-01,".utf8) + [0xE2, 0x82],
      "The bytes at d.csv:2 are not UTF-8: save the file as UTF-8."
    ),
    DaysFileCase("UTF-16", [0xFF, 0xFE, 0x64, 0x00], "The bytes at d.csv:1 are not UTF-8: save the file as UTF-8."),
  ]

  @Test("A days file is refused, with the place and what to do, for", arguments: refused + refusedBytes)
  func refuses(_ file: DaysFileCase<String>) {
    let error = #expect(throws: DayFileError.self) { try DayTable(source: "d.csv", bytes: file.bytes) }
    #expect(error?.description == file.expected)
  }

  @Test("Control characters of a path are shown as escapes")
  func controlCharactersInPath() {
    let source = "a\u{1B}]0;\u{7}\n\r\nb\u{9C}é.csv"
    #expect(
      DayFileError(source: source, problem: .missing).description
        == "There is no file \"a\\u{1B}]0;\\u{7}\\u{A}\\u{D}\\u{A}b\\u{9C}é.csv\": "
        + "give the path of a CSV file that has a date column."
    )
    #expect(
      DayFileError(source: "\u{7F}", problem: .noDays).description
        == "\\u{7F} has column names but no days: write at least one row below them."
    )
  }
}

/// A file and what reading it must come to, printed by its name.
struct DaysFileCase<Expected: Sendable>: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let bytes: [UInt8]
  let expected: Expected

  init(_ name: String, _ text: String, _ expected: Expected) {
    self.init(name, Array(text.utf8), expected)
  }

  init(_ name: String, _ bytes: [UInt8], _ expected: Expected) {
    testDescription = name
    self.bytes = bytes
    self.expected = expected
  }
}
