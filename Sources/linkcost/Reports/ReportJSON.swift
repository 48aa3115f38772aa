#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// How reports that are no result files are written as JSON: keys sorted, indented, one line feed at the end.
enum ReportJSON {
  /// - Precondition: every number is finite.
  static func text(of report: some Encodable) -> String { encoded(report, .prettyPrinted) + "\n" }

  /// The same in one line, without a line feed.
  static func line(of report: some Encodable) -> String { encoded(report, []) }

  private static func encoded(_ report: some Encodable, _ layout: JSONEncoder.OutputFormatting) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [layout, .sortedKeys, .withoutEscapingSlashes]
    do {
      return String(decoding: try encoder.encode(report), as: UTF8.self)
    } catch {
      // Integers, text and finite numbers always encode.
      preconditionFailure("A report holds a number that JSON cannot express: \(error)")
    }
  }
}
