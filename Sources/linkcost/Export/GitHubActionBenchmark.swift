import Measurement

/// `github-action-benchmark`, its form `customSmallerIsBetter`: a list of named numbers, each name once.
struct GitHubActionBenchmark {
  struct Entry: Encodable, Equatable {
    let name: String
    let unit: String
    let value: Double
    /// How far the interval reaches to its farther end: `± 6.1`.
    let range: String?
    let extra: String?
  }

  let entries: [Entry]

  init(_ file: ResultFile) {
    entries = file.results.flatMap { result in
      result.exportedFigures.map { figure in
        Entry(
          name: "\(result.key) \(figure.name)",
          unit: figure.unit,
          value: figure.value,
          range: figure.interval.map { interval in
            "± \(Figure.short(max(interval.high - figure.value, figure.value - interval.low, 0)))"
          },
          extra: figure.interval.map { "95 % interval \(Figure.short($0.low)) to \(Figure.short($0.high))" }
        )
      }
    }
  }

  var text: String { ReportJSON.text(of: entries) }
}
