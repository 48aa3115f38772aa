import Foundation

@testable import Measurement
@testable import linkcost

/// Result files to hold against each other, made of the one that is kept of the newest schema version.
enum ComparedFiles {
  static var goldenBytes: [UInt8] {
    get throws {
      let support = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      let tests = support.deletingLastPathComponent().deletingLastPathComponent()
      return [UInt8](try Data(contentsOf: tests.appendingPathComponent("Golden/result-3.json")))
    }
  }

  static var golden: ResultFile { get throws { try ResultFile(json: goldenBytes) } }

  /// The place of a line in the kept file: two screens at 3 rows, five phases each.
  static let eagerMount = 5
  static let eagerTick = 6

  /// Gives `body` a directory of its own and removes it afterwards, whatever happens.
  @MainActor
  static func inDirectory<Value>(_ body: @MainActor (_ directory: String) throws -> Value) throws -> Value {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("linkcost-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: url) }
    return try body(url.resolvingSymlinksInPath().path)
  }

  static func write(_ bytes: [UInt8], to path: String) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: path))
  }

  static func read(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
  }

  /// The kept file against itself with changes, as a report that says where neither was.
  static func report(
    policy: Policy = Policy(),
    countsOnly: Bool = false,
    baseline changeBaseline: (inout ResultFile) -> Void = { _ in },
    _ change: (inout ResultFile) -> Void
  ) throws -> ComparisonReport {
    var (baseline, current) = (try golden, try golden)
    changeBaseline(&baseline)
    change(&current)
    return ComparisonReport(
      baseline: .init(path: "baseline.json", file: baseline),
      current: .init(path: "current.json", file: current),
      comparison: Comparison(baseline: baseline, current: current, policy: policy, countsOnly: countsOnly)
    )
  }
}
