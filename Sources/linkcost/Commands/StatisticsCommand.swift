import Measurement

/// `linkcost statistics`: answers questions about numbers, one JSON value a line, so that other implementations can be held
/// against this one (`Tests/EndToEnd/test_statistics.py`).
@MainActor
enum StatisticsCommand {
  private enum Question: Decodable {
    case quantile(values: [Double], p: Double)
    case medianInterval(values: [Double], seed: UInt64)
    case trimmedMean(values: [Double], bound: Double, tail: Double)
    case rate(hits: Int, trials: Int)
    case holm(chances: [Double], level: Double)
    case growth(sizes: [Int], times: [Double])
    /// By row, the logarithms of the pairs of both stages.
    case judge(screening: [String: [Double]], judging: [String: [Double]])
  }

  private enum Answer: Encodable {
    case number(Double?)
    case interval(low: Double?, high: Double?)
    case trimmedMean(value: Double, standardError: Double, chanceAbove: Double, low: Double, high: Double)
    case flags([Bool])
    case law(String?)
    case judgements([String: String])
    case nothing
  }

  static func run() throws {
    var lines = LineReader(descriptor: .standardInput)
    while let line = try lines.next() {
      guard let question = try? MessageLine.decoded(Question.self, from: line) else { throw RunError.badQuestion }
      try Descriptor.standardOutput.write(bytes: MessageLine.encoded(answer(to: question)))
    }
  }

  private static func answer(to question: Question) -> Answer {
    switch question {
    case .quantile(let values, let p): return .number(Quantiles(values).quantile(p))
    case .medianInterval(let values, let seed):
      var generator = SeededGenerator(seed: seed)
      let interval = Bootstrap().interval(ofMedian: values, using: &generator)
      return .interval(low: interval?.low, high: interval?.high)
    case .trimmedMean(let values, let bound, let tail):
      guard let mean = TrimmedMean(values) else { return .nothing }
      let interval = mean.interval(tail: tail)
      return .trimmedMean(
        value: mean.value,
        standardError: mean.standardError,
        chanceAbove: mean.chanceAbove(bound),
        low: interval.low,
        high: interval.high
      )
    case .rate(let hits, let trials):
      let interval = BinomialRate(hits: hits, trials: trials).interval
      return .interval(low: interval.low, high: interval.high)
    case .holm(let chances, let level): return .flags(Holm.rejected(chances, level: level))
    case .growth(let sizes, let times):
      let points = zip(sizes, times).map { Growth.Point(size: $0, time: $1) }
      return .law(Growth(points)?.law.rawValue)
    case .judge(let screening, let judging): return .judgements(judgements(screening, judging))
    }
  }

  private static func judgements(_ screening: [String: [Double]], _ judging: [String: [Double]]) -> [String: String] {
    let judge = DuelJudge(
      keys: screening.keys.sorted(),
      screening: pairs(screening),
      judging: pairs(judging),
      rules: DuelRules()
    )
    return Dictionary(uniqueKeysWithValues: judge.rows.map { ($0.key, $0.judgement.rawValue) })
  }

  private static func pairs(_ rows: [String: [Double]]) -> [[String: PairedTimes]] {
    let count = rows.values.map(\.count).max() ?? 0
    return (0..<count).map { pair in
      rows.compactMapValues { values in
        guard pair < values.count else { return nil }
        return PairedTimes(logRatio: values[pair], unfilteredLogRatio: values[pair], rounds: 12, preemptedRounds: 0)
      }
    }
  }
}
