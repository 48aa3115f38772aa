import Testing

@testable import Measurement

@Suite("Result files of every schema version")
struct GoldenFileTests {
  @Test("are kept, and read for ever", arguments: ResultFile.readableSchemaVersions)
  func reading(version: Int) throws {
    let bytes = try Golden.bytes(schemaVersion: version)
    let file = try ResultFile(json: bytes)
    #expect(file.schemaVersion == version)
    // Nothing in the file was passed over.
    #expect(String(decoding: file.json(), as: UTF8.self) == String(decoding: bytes, as: UTF8.self))
  }
}

@Suite("A baseline")
struct AcceptedFileTests {
  @Test("is the file with the reason in it, and with everything in it that is unknown here")
  func unknownFields() throws {
    let golden = try Golden.text()
    let unknown = golden.replacing(
      #""schema_version" : 3,"#,
      with: #""schema_version" : 3, "zeal" : {"big" : 123456789012345678901234567890.10, "none" : null},"#
    ).replacing(#""processor" :"#, with: #""nickname" : "é\/", "processor" :"#)
    let accepted = try AcceptedFile.json(Array(unknown.utf8), reason: "Fewer \"nodes\".\nReally.")
    let reason = """
      {
        "accepted" : {
          "reason" : "Fewer \\"nodes\\".\\nReally."
        },
        "clocks"
      """
    let zeal = """
      "schema_version" : 3,
        "zeal" : {
          "big" : 123456789012345678901234567890.10,
          "none" : null
        },
      """
    let expectedText = golden.replacing("{\n  \"clocks\"", with: reason)
      .replacing(#""schema_version" : 3,"#, with: zeal)
      .replacing(#""processor" :"#, with: "\"nickname\" : \"é/\",\n    \"processor\" :")
    #expect(String(decoding: accepted, as: UTF8.self) == expectedText)
    var expected = try Golden.file()
    expected.accepted = ResultFile.Acceptance(reason: "Fewer \"nodes\".\nReally.")
    #expect(try ResultFile(json: accepted) == expected)
  }

  @Test("that is accepted again has the new reason alone")
  func again() throws {
    let once = try AcceptedFile.json(Golden.bytes(schemaVersion: 3), reason: "One.")
    #expect(
      try AcceptedFile.json(once, reason: "Two.")
        == AcceptedFile.json(Golden.bytes(schemaVersion: 3), reason: "Two.")
    )
  }

  @Test("is made of a file of the present schema version only")
  func olderFile() throws {
    let bytes = try Golden.bytes(schemaVersion: 1)
    let error = #expect(throws: ResultFileError.self) { try AcceptedFile.json(bytes, reason: "Old.") }
    #expect(
      error?.description
        == "This result file has schema_version 1, and a new baseline is to have 3: make the file anew."
    )
    #expect(throws: ResultFileError.malformed("it ends in the middle")) {
      try AcceptedFile.json(Array("{".utf8), reason: "Broken.")
    }
  }
}
