import Measurement

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// When a run is entered into a history, and of which commit it is.
struct Occasion: Equatable, Sendable {
  /// `2026-11-30T23:58:44Z`.
  let date: String
  /// Empty where nobody knows.
  let commit: String

  init(date: String, commit: String) {
    self.date = date
    self.commit = commit
  }

  /// What the options say; else now, and the commit that the repository around the current folder is at.
  init(_ settings: Settings) throws(UsageError) {
    commit = settings.commit ?? GitHead.commit(around: ".") ?? ""
    guard let text = settings.date else {
      date = Self.text(of: Date())
      return
    }
    guard let parsed = try? Date(text, strategy: .iso8601), Self.exists(text) else {
      throw .badValue(option: "--date", value: text, expected: "a date such as 2026-11-30T23:58:44Z")
    }
    date = Self.text(of: parsed)
  }

  /// Whether a history may have this date.
  static func isWritten(_ date: String) -> Bool { date.hasSuffix("Z") && date.count == 20 && exists(date) }

  /// Whether there is that day and that time of it: Foundation takes 30 February for 2 March.
  private static func exists(_ text: String) -> Bool {
    let local = text.prefix(19) + "Z"
    return (try? Date(String(local), strategy: .iso8601)).map { Self.text(of: $0) == local } ?? false
  }

  private static func text(of date: Date) -> String { date.formatted(.iso8601) }
}
