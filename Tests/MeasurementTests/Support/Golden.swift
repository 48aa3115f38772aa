import Foundation

@testable import Measurement

/// The result files that are kept of each schema version, as they were written.
enum Golden {
  static func bytes(schemaVersion: Int) throws -> [UInt8] {
    let support = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let tests = support.deletingLastPathComponent().deletingLastPathComponent()
    return [UInt8](try Data(contentsOf: tests.appendingPathComponent("Golden/result-\(schemaVersion).json")))
  }

  /// The newest, as text.
  static func text() throws -> String { String(decoding: try bytes(schemaVersion: 3), as: UTF8.self) }

  static func file() throws -> ResultFile { try ResultFile(json: bytes(schemaVersion: 3)) }
}
