import Foundation
import Testing

@testable import LinkScreens

@Suite("Days files: where they may be")
struct DaysPathTests {
  @Test("A file is read from its path, larger ones in several pieces", arguments: [1, 10_000])
  func readsFile(dayCount: Int) throws {
    let rows = (0..<dayCount).map { "\(CivilDate(daysSinceEpoch: $0).isoText),sun" }
    let bytes = Array((["date,weather"] + rows).joined(separator: "\n").utf8)
    try withFolder { folder in
      let path = folder + "/days of my own.csv"
      try Data(bytes).write(to: URL(fileURLWithPath: path))

      let table = try DayTable(contentsOf: path)

      #expect(table.source == path)
      #expect(table.digest == FNV1a64.digest(of: bytes))
      #expect(table.records == (try DayTable(source: path, bytes: bytes)).records)
      #expect(table.records.count == dayCount)
    }
  }

  @Test("A path without a file is refused")
  func missing() throws {
    try withFolder { folder in
      let path = folder + "/none.csv"
      #expect(
        message(for: path) == "There is no file \"\(path)\": give the path of a CSV file that has a date column."
      )
    }
    #expect(message(for: "") == "There is no file \"\": give the path of a CSV file that has a date column.")
  }

  @Test("A folder is refused")
  func folder() throws {
    try withFolder { folder in
      #expect(message(for: folder) == "\(folder) is a folder: give the path of a CSV file that has a date column.")
    }
  }

  @Test("A file that the system will not read is refused with the system's reason")
  func unreadable() throws {
    try withFolder { folder in
      let file = folder + "/days.csv"
      try Data("date\n".utf8).write(to: URL(fileURLWithPath: file))
      let path = file + "/inside"
      #expect(message(for: path) == "Cannot read \(path) (Not a directory): make it readable, or give another file.")
    }
  }

  @Test("A file without permission is refused", .enabled(if: geteuid() != 0, "root may read every file"))
  func noPermission() throws {
    try withFolder { folder in
      let path = folder + "/days.csv"
      try Data("date\n2013-01-01\n".utf8).write(to: URL(fileURLWithPath: path))
      try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
      #expect(message(for: path) == "Cannot read \(path) (Permission denied): make it readable, or give another file.")
    }
  }

  @Test("A file that turns out empty is refused")
  func empty() throws {
    let expected =
      "/dev/null is empty: write the columns' names in its first line, one of them date, and a row for each day below."
    #expect(message(for: "/dev/null") == expected)
  }

  private func message(for path: String) -> String? {
    do {
      _ = try DayTable(contentsOf: path)
      return nil
    } catch {
      return error.description
    }
  }

  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "linkcost-days-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.path)
  }
}
