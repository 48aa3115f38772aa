import LinkScreens
import Measurement
import Testing

@testable import linkcost

@Suite("linkcost trace")
@MainActor
struct TraceTests {
  /// A clock that goes on by a microsecond each time it is read.
  private static func ticking() -> () -> UInt64 {
    var now: UInt64 = 5_000
    return {
      now += 1_000
      return now
    }
  }

  private func text(_ screen: String, rows: Int, phase: String) throws -> String {
    let step = try OneStep(Settings(rows: [rows], phases: [phase], operands: [screen]), .fixed())
    return TraceCommand.text(step, machine: Surroundings.fixed().machine, clock: Self.ticking())
  }

  @Test("is an object with an event a line, in the order of time, the step around all of them")
  func whole() throws {
    #expect(
      try text("eager", rows: 2, phase: "tick") == """
        {
        "displayTimeUnit":"ns",
        "otherData":{"build":"\(BuildMode.current.rawValue)","container":"stack","destination":"typical","note":"\
        \(TraceJSON.note)","os":"Test OS","phase":"tick","processor":"Abacus 9","rows":2,"screen":"eager",\
        "tool_version":"\(Tool.version)","toolchain":"Swift 6.3","trace_version":1},
        "traceEvents":[
        {"args":{"name":"linkcost eager/stack/typical/2/tick"},"name":"process_name","ph":"M","pid":1,"tid":1},
        {"args":{"name":"main actor"},"name":"thread_name","ph":"M","pid":1,"tid":1},
        {"cat":"step","dur":16,"name":"eager, tick","ph":"X","pid":1,"tid":1,"ts":0},
        {"args":{"reasons":"_ticks"},"cat":"body","dur":14,"name":"EagerScreen","ph":"X","pid":1,"tid":1,"ts":1},
        {"cat":"evaluation","dur":1,"name":"EagerScreen.body","ph":"X","pid":1,"tid":1,"ts":1},
        {"args":{"fields":"title"},"cat":"comparison","name":"NavigationTitleView: unequal","ph":"i","pid":1,"s":"t",\
        "tid":1,"ts":3},
        {"args":{"fields":"onHeaderAppear, content"},"cat":"comparison","name":"CalendarView: unequal","ph":"i",\
        "pid":1,"s":"t","tid":1,"ts":4},
        {"args":{"reasons":"@self"},"cat":"body","dur":9,"name":"CalendarView","ph":"X","pid":1,"tid":1,"ts":5},
        {"cat":"evaluation","dur":1,"name":"CalendarView.body","ph":"X","pid":1,"tid":1,"ts":5},
        {"cat":"comparison","name":"Text: equal","ph":"i","pid":1,"s":"t","tid":1,"ts":7},
        {"args":{"count":1},"cat":"built","name":"link built","ph":"i","pid":1,"s":"t","tid":1,"ts":8},
        {"args":{"count":1},"cat":"built","name":"destination built","ph":"i","pid":1,"s":"t","tid":1,"ts":8},
        {"cat":"comparison","name":"NavigationLink: equal","ph":"i","pid":1,"s":"t","tid":1,"ts":8},
        {"cat":"comparison","name":"Text: equal","ph":"i","pid":1,"s":"t","tid":1,"ts":9},
        {"cat":"comparison","name":"Text: equal","ph":"i","pid":1,"s":"t","tid":1,"ts":10},
        {"args":{"count":1},"cat":"built","name":"link built","ph":"i","pid":1,"s":"t","tid":1,"ts":11},
        {"args":{"count":1},"cat":"built","name":"destination built","ph":"i","pid":1,"s":"t","tid":1,"ts":11},
        {"cat":"comparison","name":"NavigationLink: equal","ph":"i","pid":1,"s":"t","tid":1,"ts":11},
        {"cat":"comparison","name":"Text: equal","ph":"i","pid":1,"s":"t","tid":1,"ts":12},
        {"cat":"comparison","name":"Text: equal","ph":"i","pid":1,"s":"t","tid":1,"ts":13}
        ]
        }

        """
    )
  }

  @Test("of a step in which nothing runs has the step alone")
  func quiet() throws {
    let lines = try text("eager", rows: 2, phase: "pop").split(separator: "\n")
    #expect(
      lines[3...] == [
        "\"traceEvents\":[",
        #"{"args":{"name":"linkcost eager/stack/typical/2/pop"},"name":"process_name","ph":"M","pid":1,"tid":1},"#,
        #"{"args":{"name":"main actor"},"name":"thread_name","ph":"M","pid":1,"tid":1},"#,
        #"{"cat":"step","dur":1,"name":"eager, pop","ph":"X","pid":1,"tid":1,"ts":0}"#,
        "]", "}",
      ]
    )
  }

  @Test("tells nanoseconds as parts of a microsecond")
  func fractions() {
    #expect(
      ReportJSON.line(of: TraceEvent.slice("a", "body", from: 1_001, to: 12_345_678))
        == #"{"cat":"body","dur":12344.677,"name":"a","ph":"X","pid":1,"tid":1,"ts":1.001}"#
    )
  }

  @Test("refuses rows for whose events there is no memory, sooner where the step is done many times")
  func memory() {
    func error(_ phase: String) -> UsageError? {
      #expect(throws: UsageError.self) {
        try OneStep(Settings(rows: [10_000_000], phases: [phase], operands: ["eager"]), .fixed())
      }
    }
    #expect(error("tick") == .rowsBeyondMemory(rows: "10000000", available: "1717986"))
    #expect(error("burst") == .rowsBeyondMemory(rows: "10000000", available: "28633"))
  }
}
