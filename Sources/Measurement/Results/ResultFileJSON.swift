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

  /// Reads what ``json()`` wrote. Refuses a file of another schema version before looking at anything else in it.
  public init(json bytes: [UInt8]) throws(ResultFileError) {
    let decoder = JSONDecoder()
    let data = Data(bytes)
    do {
      let version = try decoder.decode(VersionOnly.self, from: data).schema_version
      guard let version else { throw ResultFileError.noSchemaVersion }
      guard version == Self.schemaVersion else { throw ResultFileError.otherSchemaVersion(version) }
      self = try decoder.decode(ResultFile.self, from: data)
    } catch let error as ResultFileError {
      throw error
    } catch let error as DecodingError {
      throw .malformed(error.summary)
    } catch {
      throw .malformed("\(error)")
    }
  }
}

private struct VersionOnly: Decodable {
  var schema_version: Int?
}

/// Why a result file cannot be read.
public enum ResultFileError: Error, Equatable, CustomStringConvertible {
  case noSchemaVersion
  case otherSchemaVersion(Int)
  /// Not JSON, or a field is missing or of another type; the text says which.
  case malformed(String)

  /// A whole sentence, in one line whatever the file holds.
  public var description: String { sentence.inOneLine }

  private var sentence: String {
    let expected = ResultFile.schemaVersion
    return switch self {
    case .noSchemaVersion:
      "This is not a result file of linkcost: it has no schema_version."
    case .otherSchemaVersion(let found) where found > expected:
      """
      This result file has schema_version \(found), which is newer than \(expected), the one this version reads; \
      read it with a newer linkcost.
      """
    case .otherSchemaVersion(let found):
      """
      This result file has schema_version \(found), and this version reads \(expected) only; \
      make the file anew with this linkcost.
      """
    case .malformed(let reason):
      "This is not a result file of linkcost: \(reason)."
    }
  }
}

extension DecodingError {
  /// Which field, and what about it.
  fileprivate var summary: String {
    switch self {
    case .keyNotFound(let key, let context): "\(Self.path(context.codingPath + [key])) is missing"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      "\(Self.path(context.codingPath)) is not of the type it should be"
    case .dataCorrupted(let context) where context.codingPath.isEmpty: "it is not valid JSON"
    case .dataCorrupted(let context): "\(Self.path(context.codingPath)) has a value it cannot have"
    @unknown default: "\(self)"
    }
  }

  private static func path(_ keys: [any CodingKey]) -> String {
    let path = keys.reduce(into: "") { path, key in
      if let index = key.intValue {
        path += "[\(index)]"
      } else {
        path += path.isEmpty ? key.stringValue : ".\(key.stringValue)"
      }
    }
    return path.isEmpty ? "the whole of it" : path
  }
}
