import LinkScreens
import Measurement

/// What there is to say about one step.
@MainActor
struct ExplainResults {
  /// A part of the time, and how much of the whole it is.
  struct Part {
    let part: Breakdown.Part
    let time: EstimatedTime
  }

  /// The step's time and what it is made of.
  struct Time {
    let whole: Timing
    let parts: [Part]
    let unexplained: EstimatedTime

    func share(of time: EstimatedTime) -> Double { time.nanoseconds / whole.cpuMedianNanoseconds }
  }

  /// More than this share of a step that belongs to no part is said to be much.
  static let mostUnexplained = 0.1

  let step: Case
  let days: DayTable
  let machine: Machine
  let processes: Int
  let seed: UInt64
  let causes: StepCauses
  let values: [StepValues]
  /// Absent where nothing was timed.
  let time: Time?

  init(step: OneStep, machine: Machine, processes: Int, seed: UInt64, samples: [Sample]) {
    self.step = step.step
    days = step.days
    self.machine = machine
    self.processes = processes
    self.seed = seed
    causes = step.step.causes(days: step.days)
    values = step.step.values(days: step.days)
    time = Self.time(of: step.step, days: step.days, counts: causes.counts, Aggregation(samples: samples, seed: seed))
  }

  private static func time(
    of step: Case,
    days: DayTable,
    counts: [String: Int],
    _ aggregation: Aggregation
  ) -> Time? {
    guard let whole = aggregation.timing(of: step.key, reference: nil, floor: nil) else { return nil }
    let breakdown = step.breakdown(days: days, counts: counts)
    guard let unexplained = aggregation.sum(of: breakdown.unexplained) else { return nil }
    let parts = breakdown.parts.compactMap { part, terms in
      aggregation.sum(of: terms).map { Part(part: part, time: $0) }
    }
    return Time(whole: whole, parts: parts, unexplained: unexplained)
  }
}
