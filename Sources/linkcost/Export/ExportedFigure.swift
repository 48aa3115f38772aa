import LinkScreens
import Measurement

/// One figure of one line, as other tools take them; for all of them less is better.
struct ExportedFigure: Equatable {
  /// As the result files call it, which is stable.
  let name: String
  let unit: String
  let value: Double
  /// Its 95 % interval; absent for a count, which is exact, and where there were too few processes.
  var interval: Interval?
  /// Whether it is a count: the same in every run.
  var isExact = false
}

extension ResultFile.Result {
  /// What there is of this line: counts in the order of the files, then processor time and its multiple of the floor.
  var exportedFigures: [ExportedFigure] {
    let known = Metric.counts.map(\.name).filter { counts[$0] != nil }
    let names = known + counts.keys.filter { !known.contains($0) }.sorted()
    let exact = names.map { name in
      ExportedFigure(name: name, unit: "count", value: Double(counts[name] ?? 0), isExact: true)
    }
    return exact + [processorTime, multipleOfFloor].compactMap(\.self)
  }

  private var processorTime: ExportedFigure? {
    time.map { time in
      ExportedFigure(
        name: "cpu_median_ns",
        unit: "ns",
        value: time.cpuMedianNanoseconds,
        interval: Interval(time.cpuLowNanoseconds, time.cpuHighNanoseconds)
      )
    }
  }

  private var multipleOfFloor: ExportedFigure? {
    time?.timesFloor.map { multiple in
      ExportedFigure(
        name: "x_floor",
        unit: "ratio",
        value: multiple,
        interval: Interval(time?.timesFloorLow, time?.timesFloorHigh)
      )
    }
  }
}

extension Interval {
  /// Absent where an end is.
  fileprivate init?(_ low: Double?, _ high: Double?) {
    guard let low, let high else { return nil }
    self.init(low: low, high: high)
  }
}
