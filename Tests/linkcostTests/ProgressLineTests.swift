import Testing

@testable import linkcost

@Suite("The progress line")
struct ProgressLineTests {
  private static let events: [RunEvent] = [
    .runStarted(processCount: 2),
    .processStarted(process: 1),
    .phaseStarted(PhaseStart(rows: 1, phase: .mount, done: 0, total: 2)),
    .phaseStarted(PhaseStart(rows: 1_460, phase: .tickPushed, done: 1, total: 2)),
    .processStarted(process: 2),
    .phaseStarted(PhaseStart(rows: 1, phase: .mount, done: 0, total: 2)),
    .phaseStarted(PhaseStart(rows: 1_460, phase: .tickPushed, done: 1, total: 2)),
    .runEnded,
  ]

  private func written(width: Int) -> [String] {
    var pieces: [String] = []
    var seconds = 0.0
    var line = ProgressLine(width: width, clock: { seconds }) { pieces.append($0) }
    for event in Self.events {
      line.report(event)
      seconds += 10
    }
    return pieces
  }

  @Test("is written over with each event and gone at the end")
  func everyEvent() {
    let clear = "\r\u{1B}[K"
    #expect(
      written(width: 80) == [
        clear + "  0 %  process 1 of 2",
        clear + "  0 %  process 1 of 2: mount, 1 row",
        clear + " 25 %, 1:30 left  process 1 of 2: tick-pushed, 1,460 rows",
        clear + " 50 %, 0:40 left  process 2 of 2",
        clear + " 50 %, 0:50 left  process 2 of 2: mount, 1 row",
        clear + " 75 %, 0:20 left  process 2 of 2: tick-pushed, 1,460 rows",
        clear,
      ]
    )
  }

  @Test("never fills a line, so that it does not scroll")
  func width() {
    #expect(written(width: 20)[2] == "\r\u{1B}[K 25 %, 1:30 left  p")
  }

  @Test("shows nothing where it has nowhere to write")
  func nowhere() {
    var line = ProgressLine(width: 80, clock: { 0 }, write: nil)
    for event in Self.events { line.report(event) }
  }
}
