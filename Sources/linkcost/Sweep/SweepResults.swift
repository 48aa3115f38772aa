import LinkScreens
import Measurement

/// What a sweep found: the points, how each screen grows, and where it crosses the eager one.
@MainActor
struct SweepResults {
  /// One screen at one number of rows or with one destination.
  struct Point {
    let step: Case
    let time: Timing
    /// Absent for the eager screen itself.
    let ratio: RatioToEager?
  }

  /// How a screen's time grows with the rows.
  struct Law {
    let screen: String
    let phase: Phase
    let growth: Growth
  }

  /// Where a screen crosses the eager one on one of the scales.
  struct Crossing {
    let screen: String
    let phase: Phase
    let scale: SweepPlan.Cell.Scale
    let crossover: Crossover
  }

  let plan: SweepPlan
  let machine: Machine
  /// Wall time of the whole sweep.
  let seconds: Double
  /// The most bytes that one process had in memory at once; absent where the system does not tell.
  let peakMemoryBytes: Int?
  let points: [Point]
  /// Those with the destinations, the lightest first: by what the eager screen's tick, or its first phase, takes.
  let destinationPoints: [Point]
  let laws: [Law]
  let crossings: [Crossing]

  init(plan: SweepPlan, reports: [SweepReport], machine: Machine, seconds: Double, peakMemoryBytes: Int?) {
    self.plan = plan
    self.machine = machine
    self.seconds = seconds
    self.peakMemoryBytes = peakMemoryBytes
    let byRows = Found(reports, .rows, plan)
    let byDestination = Found(reports, .destinations, plan)
    points = byRows.points
    destinationPoints = byDestination.points
    laws = byRows.laws
    crossings = byRows.crossings { Double($0.step.rows) } + byDestination.crossings(at: byDestination.weight)
  }
}

/// What the reports say along one of the scales.
@MainActor
private struct Found {
  let scale: SweepPlan.Cell.Scale
  let plan: SweepPlan
  let aggregation: Aggregation
  private(set) var points: [SweepResults.Point] = []

  init(_ reports: [SweepReport], _ scale: SweepPlan.Cell.Scale, _ plan: SweepPlan) {
    self.scale = scale
    self.plan = plan
    let samples = reports.filter { $0.cell.scale == scale }.flatMap(\.report.samples)
    aggregation = Aggregation(samples: samples, seed: plan.seed)
    let cases = plan.cells.filter { $0.scale == scale }.flatMap { plan.groups(of: $0) }.flatMap(\.cases)
    points = cases.compactMap(point)
    if scale == .destinations { points = plan.phases.flatMap(byWeight) }
  }

  private func point(_ step: Case) -> SweepResults.Point? {
    let isEager = step.screen.name == RatioToEager.reference
    let reference = isEager ? nil : eager(like: step)?.key
    guard let time = aggregation.timing(of: step.key, reference: reference, floor: nil) else { return nil }
    return SweepResults.Point(step: step, time: time, ratio: isEager ? nil : RatioToEager(time))
  }

  private func eager(like step: Case) -> Case? {
    Screen.named(RatioToEager.reference).map {
      Case(screen: $0, container: step.container, destination: step.destination, rows: step.rows, phase: step.phase)
    }
  }

  var laws: [SweepResults.Law] {
    plan.screens.flatMap { screen in
      plan.phases.compactMap { phase in
        let times = points.filter { $0.step.screen.name == screen.name && $0.step.phase == phase }.flatMap { point in
          aggregation.processMedians(of: point.step.key).filter { $0 > 0 }
            .map { Growth.Point(size: point.step.rows, time: $0) }
        }
        return Growth(times).map { SweepResults.Law(screen: screen.name, phase: phase, growth: $0) }
      }
    }
  }

  /// - Parameter position: where a point lies on the scale.
  func crossings(at position: (SweepResults.Point) -> Double) -> [SweepResults.Crossing] {
    plan.screens.flatMap { screen in
      plan.phases.compactMap { phase -> SweepResults.Crossing? in
        let line = points.compactMap { point -> Crossover.Point? in
          guard point.step.screen.name == screen.name, point.step.phase == phase, let ratio = point.ratio else {
            return nil
          }
          let name = scale == .rows ? Figure.whole(point.step.rows) : point.step.destination.rawValue
          return Crossover.Point(name: name, position: position(point), ratio: ratio)
        }
        guard line.count > 1 else { return nil }
        return SweepResults.Crossing(screen: screen.name, phase: phase, scale: scale, crossover: Crossover(line))
      }
    }
  }

  /// The weight of a point's destination in its phase: what the eager screen takes for a row that leads there.
  func weight(of point: SweepResults.Point) -> Double {
    guard let eager = eager(like: point.step) else { return 0 }
    let median = aggregation.timing(of: eager.key, reference: nil, floor: nil)?.cpuMedianNanoseconds
    return (median ?? 0) / Double(max(1, point.step.rows))
  }

  /// The points of a phase, the lightest destination first, each with the screens in their order.
  private func byWeight(_ phase: Phase) -> [SweepResults.Point] {
    points.filter { $0.step.phase == phase }.enumerated()
      .sorted { (weight(of: $0.element), $0.offset) < (weight(of: $1.element), $1.offset) }
      .map(\.element)
  }
}
