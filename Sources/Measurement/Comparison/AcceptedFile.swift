/// Makes a baseline of a result file: the same file, with the reason in it.
public enum AcceptedFile {
  /// What the file says that is unknown here stays in it, digit by digit.
  /// - Throws: what ``ResultFile/init(json:)`` throws, and of a file of an earlier schema version that it is one: what is
  ///   kept is to have all that is known today.
  public static func json(_ bytes: [UInt8], reason: String) throws(ResultFileError) -> [UInt8] {
    let file = try ResultFile(json: bytes)
    guard file.schemaVersion == ResultFile.schemaVersion else { throw .olderSchemaVersion(file.schemaVersion) }
    do {
      let acceptance = JSONValue.object([.init(name: "reason", value: .string(reason))])
      return Array(try JSONParser.parse(bytes).setting("accepted", to: acceptance).text.utf8)
    } catch {
      throw .malformed(error.reason)
    }
  }
}
