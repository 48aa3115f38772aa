#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// How reports that are no result files are written as JSON: keys sorted, indented, one line feed at the end.
enum ReportJSON {
  /// - Precondition: every number is finite.
  static func text(of report: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      return String(decoding: try encoder.encode(report), as: UTF8.self) + "\n"
    } catch {
      // Integers, text and finite numbers always encode.
      preconditionFailure("A report holds a number that JSON cannot express: \(error)")
    }
  }
}
