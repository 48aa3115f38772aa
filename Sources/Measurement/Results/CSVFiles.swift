extension ResultFile {
  /// The results as CSV: a header, then a line for each result, with the names the JSON has.
  ///
  /// The columns are the same in every file of one schema version, whatever was measured.
  /// - Parameter countNames: The counts to write, in the order of the columns. A count a result lacks is empty.
  public func csv(countNames: [String]) -> String {
    let timeColumns = Timing.CodingKeys.allCases
    let header = ["screen", "container", "destination", "rows", "phase"] + countNames + timeColumns.map(\.rawValue)
    return results.reduce(into: CSV.line(header)) { text, result in
      let counts = countNames.map { result.counts[$0]?.description }
      let times = timeColumns.map { result.time?.text(of: $0) }
      let what = [result.screen, result.container, result.destination, result.rows.description, result.phase]
      text += CSV.line(what + counts + times)
    }
  }
}

extension Sample {
  /// Raw samples as CSV, one line each, in the order given. Times are of the whole sample, not per step.
  public static func csv(_ samples: [Sample]) -> String {
    let header = ["key", "process", "round", "order", "steps", "segments", "wall_ns", "cpu_ns"]
    return samples.reduce(into: CSV.line(header)) { text, sample in
      text += CSV.line([
        sample.key, "\(sample.process)", "\(sample.round)", "\(sample.order)", "\(sample.steps)",
        "\(sample.segments)", "\(sample.wallNanoseconds)", "\(sample.processorNanoseconds)",
      ])
    }
  }
}
