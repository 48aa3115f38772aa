import LinkScreens
import Measurement

/// `linkcost trace`: one step of one screen on a line of time, in Chrome's trace event format. Nothing is measured.
@MainActor
struct TraceCommand {
  let settings: Settings
  let surroundings: Surroundings

  func run() throws {
    let outputs = try AskedOutputs(settings, jsonOption: "-o")
    let step = try OneStep(settings, surroundings)
    try outputs.prepare()
    let bytes = Array(Self.text(step, machine: surroundings.machine, clock: MonotonicClock.now).utf8)
    if outputs.files.isEmpty { return try Descriptor.standardOutput.writeReport(bytes) }
    try outputs.write(json: bytes)
    let written = "Written: \(outputs.files[0].inOneLine)\n"
    try Descriptor.standardOutput.writeReport(Array(written.utf8))
  }

  /// - Parameter clock: nanoseconds since some fixed moment, never set back.
  static func text(_ step: OneStep, machine: Machine, clock: @escaping () -> UInt64) -> String {
    TraceJSON(step: step.step, timeline: step.step.timeline(days: step.days, clock: clock), machine: machine).text
  }

  /// An estimate, high on purpose, of what a row takes with all that is kept and written of it.
  fileprivate static func bytesPerRow(in phase: Phase) -> Int {
    8 * Case.bytesPerRow * (phase == .burst ? Phase.burstCount : 1)
  }
}

extension OneStep {
  /// The step that is traced.
  init(_ settings: Settings, _ surroundings: Surroundings) throws {
    try self.init(
      settings,
      surroundings: surroundings,
      usualRows: nil,
      usualPhase: .tick,
      bytesPerRow: TraceCommand.bytesPerRow
    )
  }
}
