import Measurement

/// The text of Go's benchmarks, which `benchstat` reads: a line for each process where samples are given, else one.
///
/// A process is a line rather than a sample, since the samples of one process depend on each other, and benchstat takes
/// its lines for independent. It finds an interval from 6 of them on.
struct Benchstat {
  let file: ResultFile
  let samples: [Sample]

  var text: String {
    let lines = head + units + file.results.flatMap(lines(of:))
    return lines.map { $0 + "\n" }.joined()
  }

  /// Facts that make two files incomparable.
  private var head: [String] {
    [
      "cpu: \(file.machine.processor.inOneLine)", "os: \(file.machine.os.inOneLine)",
      "days: \(file.workload.daysDigest.inOneLine)",
    ]
  }

  /// Each unit once, in the order of the first line that has it.
  private var units: [String] {
    var seen: Set<String> = []
    return file.results.flatMap(\.exportedFigures).compactMap { figure in
      let unit = Self.unit(of: figure)
      guard seen.insert(unit).inserted else { return nil }
      return "Unit \(unit) better=lower\(figure.isExact ? " assume=exact" : "")"
    }
  }

  private func lines(of result: ResultFile.Result) -> [String] {
    guard !result.counts.isEmpty else { return [] }
    let name =
      "BenchmarkStep/screen=\(result.screen)/container=\(result.container)/destination=\(result.destination)"
      + "/rows=\(result.rows)/phase=\(result.phase)"
    let processes = Dictionary(grouping: samples.filter { $0.key == result.key.description }, by: \.process)
    guard !processes.isEmpty else {
      let steps = result.time.map { $0.samples * $0.stepsPerSample } ?? 1
      return [line(name, steps: steps, result.exportedFigures)]
    }
    return processes.sorted { $0.key < $1.key }.map { _, samples in
      let median = Quantiles(samples.map(\.processorNanosecondsPerStep)).median ?? 0
      let figures = result.exportedFigures.filter(\.isExact)
      let time = ExportedFigure(name: "cpu_median_ns", unit: "ns", value: median)
      return line(name, steps: samples.map(\.steps).reduce(0, +), figures + [time])
    }
  }

  private func line(_ name: String, steps: Int, _ figures: [ExportedFigure]) -> String {
    let values = figures.map { "\($0.isExact ? Int($0.value).description : "\($0.value)") \(Self.unit(of: $0))" }
    return ([name, "\(max(steps, 1))"] + values).joined(separator: " ")
  }

  /// benchstat knows `ns/op` and shows it in seconds.
  private static func unit(of figure: ExportedFigure) -> String {
    figure.name == "cpu_median_ns" ? "ns/op" : figure.isExact ? "\(figure.name)/op" : figure.name
  }
}
