import Testing

@testable import Measurement
@testable import linkcost

@Suite("The text of a comparison")
struct ComparisonTextTests {
  private static let tick = ComparedFiles.eagerTick
  private static let mount = ComparedFiles.eagerMount

  /// A bit of everything: a regression, an improvement, an exception, a screen left out, and times of all kinds.
  private static var mixed: ComparisonReport {
    get throws {
      var policy = Policy()
      policy.margins.floor = 0.2
      policy.countsThatMayChange = [.init(count: "comparisons", screen: "eager", phase: nil, reason: "Another rule.")]
      policy.screensLeftOut = [.init(screen: "unfinished", reason: "It is.")]
      return try ComparedFiles.report(policy: policy, baseline: { $0.accepted = .init(reason: "The first.") }) { file in
        file.results[tick].counts["bodies"]! += 1
        file.results[tick].counts["comparisons"]! += 1_460
        file.results[mount].counts["nodes_live"]! -= 1
        file.results[tick].time?.scale(by: 1.5)
        file.results[mount].time?.timesFloorHigh? *= 2
        file.results[0].time?.scale(by: 1.2)
        file.results[0].time?.timesFloorLow? /= 2
      }
    }
  }

  private func text(_ report: ComparisonReport, width: Int, isColored: Bool = false) -> String {
    ComparisonText(report: report, terminal: Terminal(width: width, isColored: isColored)).text
  }

  @Test("says everything where there is room")
  func wide() throws {
    #expect(try text(Self.mixed, width: Terminal.widest) == ExpectedComparison.wide)
  }

  @Test("keeps to the answer at 60 columns")
  func narrow() throws {
    let narrow = try text(Self.mixed, width: Terminal.narrowest)
    #expect(narrow == ExpectedComparison.narrow)
    #expect(narrow.split(separator: "\n").filter { $0.count > Terminal.narrowest } == [])
  }

  @Test("is the same text in colour")
  func color() throws {
    let colored = try text(Self.mixed, width: Terminal.widest, isColored: true)
    #expect(colored.contains("\u{1B}[33mworse\u{1B}[0m"))
    #expect(colored.replacing(try Regex("\u{1B}\\[[0-9]+m"), with: "") == ExpectedComparison.wide)
  }

  @Test("says why files do not fit together, and why times were not compared")
  func unfitting() throws {
    let report = try ComparedFiles.report { file in
      file.machine.toolchain = "Swift 7"
      file.results.removeAll { $0.screen == "control" }
    }
    #expect(text(report, width: 80) == ExpectedComparison.unfitting)
  }

  @Test("shows no control character, wherever it stands in a file")
  func controlCharacters() throws {
    let evil = "\u{1B}[2J\n::error::x|"
    let report = try ComparedFiles.report(baseline: { $0.accepted = .init(reason: evil) }) { file in
      for index in 0..<5 { file.results[index].screen = evil }
      file.results[0].counts[evil] = 1
      file.machine.processor = evil
      file.tool.version = evil
    }
    let texts = [
      text(report, width: 98), ComparisonMarkdown(report: report).text, ComparisonAnnotations(report: report).text,
    ]
    for text in texts {
      #expect(text.unicodeScalars.filter { $0.properties.generalCategory == .control && $0 != "\n" } == [])
      #expect(!text.contains("\n::error::x"))
    }
  }

  @Test("lists no more than a person reads")
  func many() throws {
    let report = try ComparedFiles.report(countsOnly: true) { file in
      for index in file.results.indices { file.results[index].counts = file.results[index].counts.mapValues { $0 + 1 } }
    }
    let lines = text(report, width: 98).split(separator: "\n")
    #expect(lines.filter { $0.hasPrefix("  worse") }.count == 40)
    #expect(lines.contains("  and 65 more, which --format json lists"))
  }
}

@Suite("A comparison for other programs")
struct ComparisonFormatTests {
  @Test("is Markdown with a table, its names as they are")
  func markdown() throws {
    let report = try ComparedFiles.report { file in
      file.results[ComparedFiles.eagerTick].counts["bodies"]! += 1
      file.tool.version = "1.0.0-<b>|*_[x](y)"
    }
    #expect(ComparisonMarkdown(report: report).text == ExpectedComparison.markdown)
  }

  @Test("is annotations: one that sums up, then the worst nine")
  func annotations() throws {
    let report = try ComparedFiles.report(countsOnly: true) { file in
      for (index, result) in file.results.enumerated() where !result.counts.isEmpty {
        file.results[index].counts["bodies"]! += index
        file.results[index].counts["nodes_live"]! += 1
      }
    }
    #expect(ComparisonAnnotations(report: report).text == ExpectedComparison.annotations)
    let calm = try ComparedFiles.report(countsOnly: true) { _ in }
    #expect(
      ComparisonAnnotations(report: calm).text
        == "::notice title=linkcost%3A no regression::No regression: no count went up; times were not judged (exit status "
        + "0). Noise: none, as counts are exact.\n"
    )
  }

  @Test(
    "escapes what would end a property or a message",
    arguments: [
      ("100 %", "100 %25", "100 %25"), ("a:b,c", "a:b,c", "a%3Ab%2Cc"), ("a\r\nb", "a\\u{D}\\u{A}b", "a\\u{D}\\u{A}b"),
    ]
  )
  func escaping(text: String, message: String, property: String) {
    #expect(ComparisonAnnotations.message(text) == message)
    #expect(ComparisonAnnotations.property(text) == property)
  }

  @Test("is JSON with all there is")
  func json() throws {
    var policy = Policy()
    policy.countsThatMayChange = [.init(count: "bodies", screen: nil, phase: "tick", reason: "Known.")]
    let report = try ComparedFiles.report(policy: policy) { file in
      file.results.removeAll { $0.screen == "control" || $0.phase != "tick" }
      file.results[0].counts["bodies"]! += 1
      file.results[0].counts["nodes_live"]! += 1
      file.results[0].time?.timesFloorHigh = 30
    }
    #expect(ComparisonJSON(report).text == ExpectedComparison.json)
  }
}
