import Foundation
import Testing

@testable import Measurement
@testable import linkcost

/// What is made of the kept file before it is compared.
enum Content: Sendable {
  case unchanged
  /// The same file with one text in place of the first of another.
  case text(String, String)
  case file(@Sendable (inout ResultFile) -> Void)
  case bytes(@Sendable ([UInt8]) -> [UInt8])
  case missing
  case directory
}

/// Two files that do not go together, and what is to be said.
struct Pair: Sendable, CustomTestStringConvertible {
  let name: String
  var baseline = Content.unchanged
  var current = Content.unchanged
  var options: [String] = []
  let status: Int32
  let message: String

  var testDescription: String { name }
}

@Suite("Pairs of files that are broken or do not fit together")
@MainActor
struct BrokenPairsTests {
  @Test("never pass, and end with the status that is documented", arguments: Pair.all)
  func pairs(pair: Pair) throws {
    try ComparedFiles.inDirectory { directory in
      let paths = ["baseline.json", "current.json"].map { directory + "/" + $0 }
      try Self.make(pair.baseline, at: paths[0])
      try Self.make(pair.current, at: paths[1])
      let (status, message) = Self.outcome(["compare"] + paths + pair.options)
      #expect(status == pair.status)
      #expect(message.replacing(directory + "/", with: "") == pair.message)
    }
  }

  @Test("are many") func number() {
    #expect(Pair.all.count >= 40)
    #expect(Set(Pair.all.map(\.name)).count == Pair.all.count)
    #expect(Pair.all.filter { $0.status == 0 }.map(\.name) == ["debug against release", "another machine"])
  }

  @Test("a file is not compared with itself, by whatever name")
  func itself() throws {
    try ComparedFiles.inDirectory { directory in
      let path = directory + "/a.json"
      try ComparedFiles.write(ComparedFiles.goldenBytes, to: path)
      try FileManager.default.createSymbolicLink(atPath: directory + "/b.json", withDestinationPath: path)
      for other in [path, directory + "/./a.json", directory + "/b.json"] {
        let (status, message) = Self.outcome(["compare", path, other])
        #expect(status == 2)
        #expect(message == "BASELINE and CURRENT are the same file, \(path): give one of them another path.")
      }
    }
  }

  /// The status, and the error or else the verdict with all that does not fit together or differs.
  private static func outcome(_ arguments: [String]) -> (status: Int32, message: String) {
    do {
      guard case .command(.compare, let settings) = try ArgumentParser.parse(arguments) else {
        return (2, "another command")
      }
      let command = CompareCommand(settings: settings, environment: [:])
      let report = try command.report()
      let sentences = ComparisonSentences(report: report)
      let lines = [sentences.verdict] + sentences.mismatches + sentences.differences
      return (report.status.rawValue, lines.joined(separator: "\n"))
    } catch {
      return (2, "\(error)".inOneLine)
    }
  }

  private static func make(_ content: Content, at path: String) throws {
    let golden = try ComparedFiles.goldenBytes
    switch content {
    case .unchanged: try ComparedFiles.write(golden, to: path)
    case .text(let old, let new):
      let text = String(decoding: golden, as: UTF8.self)
      let place = try #require(text.range(of: old))
      try ComparedFiles.write(Array(text.replacingCharacters(in: place, with: new).utf8), to: path)
    case .file(let change):
      var file = try ComparedFiles.golden
      change(&file)
      try ComparedFiles.write(file.json(), to: path)
    case .bytes(let change): try ComparedFiles.write(change(golden), to: path)
    case .missing: break
    case .directory: try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }
  }
}
