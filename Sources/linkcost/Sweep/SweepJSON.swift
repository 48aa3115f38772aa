import LinkScreens
import Measurement

/// A sweep as JSON, all of it. The names are those of the result files where these have them.
struct SweepJSON: Encodable {
  struct Point: Encodable {
    let screen: String
    let container: String
    let destination: String
    let rows: Int
    let phase: String
    let cpu_median_ns: Double
    let cpu_low_ns: Double?
    let cpu_high_ns: Double?
    let ratio_to_eager: Double?
    let ratio_to_eager_low: Double?
    let ratio_to_eager_high: Double?
    let samples: Int
  }

  struct Law: Encodable {
    let screen: String
    let phase: String
    let law: String
    /// Of every law, by its name: 0.03 is 3 %.
    let held_out_errors: [String: Double]
    let fixed_ns: Double
    let ns_per_row: Double
    let slope: Double?
    let slope_low: Double?
    let slope_high: Double?
  }

  struct Crossing: Encodable {
    let before: String
    let after: String
    let at: Double?
    let wins_after: String
  }

  struct Crossed: Encodable {
    /// `rows` or `destinations`.
    let scale: String
    let screen: String
    let phase: String
    let wins: [String]
    let loses: [String]
    let undecided: [String]
    /// Empty where none was found.
    let crossings: [Crossing]
  }

  var sweep_version = 1
  let tool_version: String
  let machine: Machine
  let days_digest: String
  let seed: UInt64
  let processes: Int
  let seconds: Double
  let peak_memory_bytes: Int?
  let points: [Point]
  let destination_points: [Point]
  let laws: [Law]
  let crossovers: [Crossed]

  @MainActor
  init(_ results: SweepResults) {
    tool_version = Tool.version
    machine = results.machine
    days_digest = results.plan.days.digest
    seed = results.plan.seed
    processes = results.plan.processCount
    seconds = Self.rounded(results.seconds)
    peak_memory_bytes = results.peakMemoryBytes
    points = results.points.map(Point.init)
    destination_points = results.destinationPoints.map(Point.init)
    laws = results.laws.map(Law.init)
    crossovers = results.crossings.map(Crossed.init)
  }

  var text: String { ReportJSON.text(of: self) }

  /// To the millionth, which is more than any of these figures tells.
  static func rounded(_ number: Double) -> Double { (number * 1_000_000).rounded() / 1_000_000 }
}

extension SweepJSON.Point {
  @MainActor
  fileprivate init(_ point: SweepResults.Point) {
    self.init(
      screen: point.step.screen.name,
      container: point.step.container.rawValue,
      destination: point.step.destination.rawValue,
      rows: point.step.rows,
      phase: point.step.phase.rawValue,
      cpu_median_ns: point.time.cpuMedianNanoseconds,
      cpu_low_ns: point.time.cpuLowNanoseconds,
      cpu_high_ns: point.time.cpuHighNanoseconds,
      ratio_to_eager: point.ratio?.value,
      ratio_to_eager_low: point.ratio?.interval?.low,
      ratio_to_eager_high: point.ratio?.interval?.high,
      samples: point.time.samples
    )
  }
}

extension SweepJSON.Law {
  fileprivate init(_ law: SweepResults.Law) {
    let errors = law.growth.heldOutErrors.filter { $0.value.isFinite }
    self.init(
      screen: law.screen,
      phase: law.phase.rawValue,
      law: law.growth.law.rawValue,
      held_out_errors: Dictionary(uniqueKeysWithValues: errors.map { ($0.rawValue, SweepJSON.rounded($1)) }),
      fixed_ns: SweepJSON.rounded(law.growth.line.fixed),
      ns_per_row: SweepJSON.rounded(law.growth.line.perUnit),
      slope: law.growth.slope.map { SweepJSON.rounded($0.value) },
      slope_low: law.growth.slope.map { SweepJSON.rounded($0.interval.low) },
      slope_high: law.growth.slope.map { SweepJSON.rounded($0.interval.high) }
    )
  }
}

extension SweepJSON.Crossed {
  fileprivate init(_ found: SweepResults.Crossing) {
    self.init(
      scale: found.scale.rawValue,
      screen: found.screen,
      phase: found.phase.rawValue,
      wins: found.crossover.wins,
      loses: found.crossover.losses,
      undecided: found.crossover.open,
      crossings: found.crossover.crossings.map { crossing in
        SweepJSON.Crossing(
          before: crossing.before,
          after: crossing.after,
          at: crossing.position.map(SweepJSON.rounded),
          wins_after: crossing.wins ? found.screen : RatioToEager.reference
        )
      }
    )
  }
}
