import LinkScreens
import Measurement

/// One step in Chrome's trace event format, as an object: an event a line, in the order of time.
struct TraceJSON {
  /// What was done, and what the times are worth. Viewers show it apart from the events.
  struct Facts: Encodable {
    var trace_version = 1
    let tool_version: String
    let build: String
    let processor: String
    let os: String
    let toolchain: String
    let screen: String
    let container: String
    let destination: String
    let rows: Int
    let phase: String
    let note: String
  }

  static let note = """
    Times include the recording, which takes longer than most of what it records: they tell what lies in what, and are no \
    measurements. linkcost run measures, and linkcost explain says where the time goes.
    """

  let facts: Facts
  let events: [TraceEvent]

  @MainActor
  init(step: Case, timeline: StepTimeline, machine: Machine) {
    facts = Facts(
      tool_version: Tool.version,
      build: BuildMode.current.rawValue,
      processor: machine.processor,
      os: machine.os,
      toolchain: machine.toolchain,
      screen: step.screen.name,
      container: step.container.rawValue,
      destination: step.destination.rawValue,
      rows: step.rows,
      phase: step.phase.rawValue,
      note: Self.note
    )
    let name = "\(step.screen.name), \(step.phase.rawValue)"
    events =
      [.naming("process_name", "linkcost \(step.key)"), .naming("thread_name", "main actor")]
      + [.slice(name, "step", from: 0, to: timeline.nanoseconds)] + timeline.entries.map(TraceEvent.of)
  }

  var text: String {
    var text = "{\n\"displayTimeUnit\":\"ns\",\n\"otherData\":\(ReportJSON.line(of: facts)),\n\"traceEvents\":[\n"
    for (index, event) in events.enumerated() {
      text += (index == 0 ? "" : ",\n") + ReportJSON.line(of: event)
    }
    return text + "\n]\n}\n"
  }
}
