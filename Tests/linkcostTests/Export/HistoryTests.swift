import Measurement
import Testing

@testable import linkcost

@Suite("A history")
struct HistoryTests {
  private static let occasion = Occasion(date: "2026-11-30T23:58:44Z", commit: "abc")
  private static let lines = HistoryLine.lines(of: .fixed(), occasion: occasion)

  @Test("keeps a line for each screen, of the phases that a trend is drawn of")
  func lines() {
    #expect(Self.lines.map(\.key) == ["control", "eager", "hidden-link"].map { "\($0)/stack/typical/730" })
    #expect(
      Self.lines[1].figures.filter { $0.key.hasSuffix("cpu_median_ns") || $0.key.hasSuffix("x_floor") } == [
        "mount_cpu_median_ns": "488072.0", "tick_cpu_median_ns": "43723.0", "mount_x_floor": "2.5",
        "tick_x_floor": "1.9",
      ]
    )
  }

  @Test("is read as it was written, runs apart")
  func roundTrip() throws {
    let later = Occasion(date: "2026-12-01T00:00:00Z", commit: "")
    let history = History(lines: Self.lines + HistoryLine.lines(of: .fixed(isTimed: false), occasion: later))
    let read = try History(csv: Array((History.header + history.csv).utf8), path: "history.csv")
    #expect(read == history)
    #expect(read.runs.map(\.occasion) == [Self.occasion, later])
    #expect(read.runs.map(\.lines.count) == [3, 3])
  }

  @Test(
    "that is none is refused",
    arguments: [
      ("a,b\n1,2\n", "its columns are not those of one"), ("a,b\n1\n", "line 2 has 1 fields, and the header 2"),
      ("\"a", "the quote that opens in line 1 is never closed"),
      ("a\"", "there is a quote in line 1 where none can be"),
      ("\n", "it is empty"), (History.header, "it has no lines"),
    ]
  )
  func refused(text: String, reason: String) {
    #expect(throws: ExportError.noHistory(path: "h.csv", reason: reason)) {
      try History(csv: Array(text.utf8), path: "h.csv")
    }
  }

  @Test("takes a date in any zone, and none that is not one")
  func date() throws {
    var settings = Settings()
    (settings.commit, settings.date) = ("abc", "2026-12-01T00:58:44+01:00")
    #expect(try Occasion(settings) == Self.occasion)
    settings.date = "yesterday"
    #expect(throws: UsageError.self) { try Occasion(settings) }
  }
}
