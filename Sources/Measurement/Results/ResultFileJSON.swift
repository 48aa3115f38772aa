#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension ResultFile {
  /// The file as JSON: keys sorted, indented, one line feed at the end, so that two runs can be compared line by line.
  public func json() -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      return [UInt8](try encoder.encode(self)) + [UInt8(ascii: "\n")]
    } catch {
      // Integers, text and finite numbers always encode.
      preconditionFailure("A result file holds a number that JSON cannot express: \(error)")
    }
  }

  /// Reads what ``json()`` wrote, now or with an earlier version. Refuses a file of another schema version before looking
  /// at anything else in it, and one that says what no run can have found.
  public init(json bytes: [UInt8]) throws(ResultFileError) {
    do {
      _ = try JSONParser.parse(bytes)
      let decoder = JSONDecoder()
      let data = Data(bytes)
      let version = try decoder.decode(VersionOnly.self, from: data).schema_version
      guard let version else { throw ResultFileError.noSchemaVersion }
      guard Self.readableSchemaVersions.contains(version) else { throw ResultFileError.otherSchemaVersion(version) }
      self = try decoder.decode(ResultFile.self, from: data)
    } catch let error as ResultFileError {
      throw error
    } catch let error as JSONSyntaxError {
      throw .malformed(error.reason)
    } catch let error as DecodingError {
      throw .malformed(error.summary)
    } catch {
      throw .malformed("\(error)")
    }
    try check()
  }
}

private struct VersionOnly: Decodable {
  var schema_version: Int?
}
