import LinkScreens
import Measurement
import Testing

@testable import linkcost

@Suite("linkcost explain")
@MainActor
struct ExplainTests {
  /// Results of a tick whose times are made up: a whole of 100 µs, loops and trees of round figures.
  private func results(_ screen: String = "eager", times: [String: UInt64]) throws -> ExplainResults {
    let settings = Settings(rows: [3], phases: ["tick"], operands: [screen])
    let step = try OneStep(settings, surroundings: .fixed(), usualRows: nil, usualPhase: .tick)
    let samples = times.flatMap { name, nanoseconds in
      (0..<6).map { process in
        Sample(
          key: step.step.key + name,
          process: process,
          round: 0,
          order: 0,
          steps: 1,
          segments: 1,
          wallNanoseconds: 1,
          processorNanoseconds: nanoseconds
        )
      }
    }
    return ExplainResults(step: step, machine: Surroundings.fixed().machine, processes: 6, seed: 1, samples: samples)
  }

  private static let times: [String: UInt64] = [
    "": 100_000,
    "/rows alone, remake": 20_000,
    "/light links, remake": 30_000,
    "/rows as they are, remake": 50_000,
    "/rows as they are, compare": 65_000,
    "/weightless": 70_000,
    "/weightless rows, compare": 40_000,
  ]

  @Test("each part is a difference of times, and what is left is unexplained")
  func parts() throws {
    let time = try #require(try results(times: Self.times).time)
    #expect(time.parts.map(\.part) == [.rows, .links, .values, .comparison, .tree])
    #expect(time.parts.map(\.time.nanoseconds) == [20_000, 10_000, 20_000, 15_000, 30_000])
    #expect(time.unexplained == EstimatedTime(nanoseconds: 5_000, interval: Interval(low: 5_000, high: 5_000)))
    #expect(time.share(of: time.unexplained) == 0.05)
  }

  @Test("the text shows bodies, values and parts, and says when much is unexplained")
  func text() throws {
    let terminal = Terminal(width: 98, isColored: false)
    let text = ExplainText(results: try results(times: Self.times), writtenFiles: [], terminal: terminal).text
    #expect(text.contains("  EagerScreen: _ticks\n  CalendarView: @self\n"))
    #expect(text.contains("Where the time goes: 100 µs\n"))
    #expect(text.contains("  tree                30.0  30.0 %  30.0 to 30.0"))
    #expect(text.contains("  unexplained"))
    #expect(!text.contains("More than a tenth"))
    var times = Self.times
    times["/weightless"] = 50_000
    let more = ExplainText(results: try results(times: times), writtenFiles: [], terminal: terminal).text
    #expect(more.contains("More than a tenth of the step belongs to none of the parts"))
    #expect(more.contains("something in the step is not among them."))
  }

  @Test("the JSON has the same, and no time where none was taken")
  func json() throws {
    let json = ExplainJSON(try results(times: Self.times))
    #expect(json.causes == ["EagerScreen: _ticks", "CalendarView: @self"])
    #expect(json.time?.parts.map(\.cpu_ns) == [20_000, 10_000, 20_000, 15_000, 30_000])
    #expect(json.time?.unexplained.share == 0.05)
    #expect(json.values.first { $0.type == "NavigationLink" }?.equal == 3)
    #expect(ExplainJSON(try results(times: [:])).time == nil)
  }

  @Test("what is no step is refused with the reason")
  func refused() {
    let settings = Settings(containers: ["list"], destinations: ["heavy"], operands: ["eager"])
    let error = #expect(throws: UsageError.self) {
      _ = try OneStep(settings, surroundings: .fixed(), usualRows: nil, usualPhase: .tick)
    }
    #expect(error?.description.hasPrefix("There is no eager/list/heavy/730/tick. Containers are crossed") == true)
  }
}
