import LinkScreens
import Measurement

/// One step explained, as JSON.
struct ExplainJSON: Encodable {
  struct Field: Encodable {
    let name: String
    let count: Int
  }

  struct Values: Encodable {
    let type: String
    let made: Int
    let new_nodes: Int
    let handed_on: Int
    let kept_as_destination: Int
    let compared: Int
    let equal: Int
    let unequal: Int
    let unequal_fields: [Field]
  }

  struct Part: Encodable {
    let part: String
    let cpu_ns: Double
    let cpu_low_ns: Double?
    let cpu_high_ns: Double?
    /// Of the whole step; 1 is all of it.
    let share: Double
  }

  struct Time: Encodable {
    let cpu_median_ns: Double
    let cpu_low_ns: Double?
    let cpu_high_ns: Double?
    let parts: [Part]
    let unexplained: Part
  }

  var explain_version = 1
  let tool_version: String
  let machine: Machine
  let processes: Int
  let seed: UInt64
  let screen: String
  let container: String
  let destination: String
  let rows: Int
  let phase: String
  let causes: [String]
  let counts: [String: Int]
  let values: [Values]
  /// Absent where nothing was timed.
  let time: Time?

  @MainActor
  init(_ results: ExplainResults) {
    tool_version = Tool.version
    machine = results.machine
    processes = results.processes
    seed = results.seed
    screen = results.step.screen.name
    container = results.step.container.rawValue
    destination = results.step.destination.rawValue
    rows = results.step.rows
    phase = results.step.phase.rawValue
    causes = results.causes.lines
    counts = results.causes.counts
    values = results.values.map(Values.init)
    time = results.time.map(Time.init)
  }

  var text: String { ReportJSON.text(of: self) }
}

extension ExplainJSON.Values {
  fileprivate init(_ values: StepValues) {
    self.init(
      type: values.type,
      made: values.values,
      new_nodes: values.madeNodes,
      handed_on: values.handedOn,
      kept_as_destination: values.keptAsDestination,
      compared: values.compared,
      equal: values.equal,
      unequal: values.unequal,
      unequal_fields: values.unequalFields.map { ExplainJSON.Field(name: $0.name, count: $0.count) }
    )
  }
}

extension ExplainJSON.Time {
  fileprivate init(_ time: ExplainResults.Time) {
    func part(_ name: String, _ part: EstimatedTime) -> ExplainJSON.Part {
      ExplainJSON.Part(
        part: name,
        cpu_ns: SweepJSON.rounded(part.nanoseconds),
        cpu_low_ns: part.interval.map { SweepJSON.rounded($0.low) },
        cpu_high_ns: part.interval.map { SweepJSON.rounded($0.high) },
        share: SweepJSON.rounded(time.share(of: part))
      )
    }
    self.init(
      cpu_median_ns: time.whole.cpuMedianNanoseconds,
      cpu_low_ns: time.whole.cpuLowNanoseconds,
      cpu_high_ns: time.whole.cpuHighNanoseconds,
      parts: time.parts.map { part($0.part.rawValue, $0.time) },
      unexplained: part("unexplained", time.unexplained)
    )
  }
}
