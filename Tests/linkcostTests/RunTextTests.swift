import Measurement
import Testing

@testable import linkcost

@Suite("The text of a run")
@MainActor
struct RunTextTests {
  private func text(width: Int, processes: Int = 8, isTimed: Bool = true, isColored: Bool = false) -> String {
    RunText(
      file: .fixed(processes: processes, isTimed: isTimed),
      writtenFiles: ["results/latest.json", "results/latest.csv"],
      terminal: Terminal(width: width, isColored: isColored)
    ).text
  }

  @Test("says everything where there is room")
  func wide() {
    #expect(text(width: Terminal.widest) == ExpectedText.wide)
  }

  @Test("gives up the plainest counts at 80 columns")
  func middling() {
    #expect(text(width: 80) == ExpectedText.middling)
  }

  @Test("keeps to the answer at 60 columns")
  func narrow() {
    #expect(text(width: Terminal.narrowest) == ExpectedText.narrow)
  }

  @Test("says that there are no intervals, and that a debug build has no timings")
  func less() {
    #expect(text(width: 80, processes: 2) == ExpectedText.withoutIntervals)
    #expect(text(width: 80, processes: 2, isTimed: false) == ExpectedText.withoutTimings)
  }

  @Test("is the same text in colour")
  func color() throws {
    let colored = text(width: Terminal.widest, isColored: true)
    #expect(colored.contains("\u{1B}[33m±8.2 % wide\u{1B}[0m"))
    #expect(colored.replacing(try Regex("\u{1B}\\[[0-9]+m"), with: "") == ExpectedText.wide)
  }

  @Test("shows no control character of a path")
  func controlCharacters() {
    var file = ResultFile.fixed()
    file.workload.daysFile = "\u{1B}[2Jdays.csv"
    let text = RunText(
      file: file,
      writtenFiles: ["\u{1B}[2J.json", "b.csv"],
      terminal: Terminal(width: Terminal.widest, isColored: false)
    ).text
    #expect(text.contains("\n\\u{1B}[2Jdays.csv; 8 processes"))
    #expect(text.hasSuffix("\n\nWritten: \\u{1B}[2J.json\n         b.csv\n"))
    #expect(text.unicodeScalars.filter { $0.properties.generalCategory == .control && $0 != "\n" } == [])
  }

  @Test("answers only for screens that were measured, and each row count by itself")
  func partial() {
    var file = ResultFile.fixed()
    file.results.removeAll { $0.screen == "eager" }
    #expect(Verdict(results: file.results).sentences(rows: 730) == [])
    #expect(Verdict(results: ResultFile.fixed().results).sentences(rows: 1) == [])
  }
}
