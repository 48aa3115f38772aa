import Measurement
import Testing

@testable import linkcost

@Suite("The verdict")
struct VerdictTests {
  /// One line with a ratio to `eager`, whose steps take 100 µs.
  private func line(_ screen: String, _ phase: String, built: Int, ratio: Double) -> ResultFile.Result {
    let nanoseconds = ratio * 100_000
    var time = Timing(
      cpuMedianNanoseconds: nanoseconds,
      wallMedianNanoseconds: nanoseconds,
      samples: 9,
      stepsPerSample: 1
    )
    (time.ratioToReference, time.ratioToReferenceLow, time.ratioToReferenceHigh) = (ratio, ratio * 0.99, ratio * 1.01)
    let counts = ["links_built": built, "destinations_built": built]
    return ResultFile.Result(
      screen: screen,
      container: "stack",
      destination: "typical",
      rows: 3,
      phase: phase,
      counts: counts,
      time: time
    )
  }

  private func sentences(mount: Double, tick: Double, buttons: Double? = nil) -> [String] {
    var results = [
      line("eager", "mount", built: 3, ratio: 1), line("eager", "tick", built: 3, ratio: 1),
      line("hidden-link", "mount", built: 0, ratio: mount), line("hidden-link", "tick", built: 0, ratio: tick),
    ]
    if let buttons { results.append(line("control-button", "tick", built: 0, ratio: buttons)) }
    return Verdict(results: results).sentences(rows: 3)
  }

  private static let difference =
    "At mount, eager builds 3 links and 3 destinations, hidden-link 0 and 0: a difference of 6. eager builds all of its "
    + "own again at each state change."

  @Test("says when what is saved at mount is lost again")
  func balance() {
    #expect(
      sentences(mount: 0.8, tick: 1.5) == [
        Self.difference,
        "hidden-link wins mount (1.25 times as fast); eager wins each state change (1.50 times as fast).",
        "So eager wins wherever state changes: what hidden-link saves at mount is gone with the first "
          + "state change.",
      ]
    )
    #expect(
      sentences(mount: 1.95, tick: 0.9).last
        == "So hidden-link wins wherever state changes: what eager saves at mount is gone after 10 state "
        + "changes."
    )
  }

  @Test("says that one wins throughout, and what is too close to call")
  func throughout() {
    #expect(sentences(mount: 1.25, tick: 1.5).last == "So eager wins, however often the state changes.")
    #expect(sentences(mount: 1.001, tick: 1.5).last == "So eager wins as soon as the state changes.")
    #expect(
      sentences(mount: 0.8, tick: 1.001) == [
        Self.difference, "hidden-link wins mount (1.25 times as fast); too close to call: each state change.",
      ]
    )
  }

  @Test("says where buttons cost more than links, and only there")
  func surprise() {
    #expect(
      sentences(mount: 0.8, tick: 2.1, buttons: 2).last
        == "Perhaps a surprise: rows that are buttons cost more than rows that are links. control-button, which is "
        + "hidden-link without its link, takes 2.00 times as long as eager at each state change: an action that "
        + "captures the screen is a new closure each time, and never equal to the one before."
    )
    #expect(sentences(mount: 0.8, tick: 0.9, buttons: 0.8).count == 3)
  }
}
