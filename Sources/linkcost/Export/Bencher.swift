import Measurement

/// Bencher's metric format, version 0: measures by benchmark, without units; its own `latency` is in nanoseconds.
struct Bencher {
  struct Measure: Encodable, Equatable {
    let value: Double
    let lower_value: Double?
    let upper_value: Double?
  }

  let measures: [String: [String: Measure]]

  init(_ file: ResultFile) {
    let lines = file.results.filter { !$0.counts.isEmpty }.map { result in
      let figures = result.exportedFigures.map { figure in
        (
          figure.name == "cpu_median_ns" ? "latency" : figure.name,
          Measure(value: figure.value, lower_value: figure.interval?.low, upper_value: figure.interval?.high)
        )
      }
      return (result.key.description, Dictionary(uniqueKeysWithValues: figures))
    }
    measures = Dictionary(uniqueKeysWithValues: lines)
  }

  var text: String { ReportJSON.text(of: measures) }
}
