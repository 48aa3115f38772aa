/// From the samples of all processes to the ``Timing`` of each key.
///
/// - A median is the median over processes of each process's median over its samples: every process has one vote.
/// - An interval comes from resampling those process values (``Bootstrap``).
/// - A ratio is first taken round by round, between two samples of one round, then its median within each process, then
///   the median over processes: whatever slows the computer down for a while slows both samples of a round. It may
///   differ a little from the ratio of the two medians in the file.
/// - Other quantiles are of all samples of all processes. They are quantiles of sample means, each over many steps: a
///   single slow step does not show in them.
/// - Processor time decides; of wall time only the median is kept.
public struct Aggregation: Sendable {
  private let samplesByKey: [String: [Sample]]
  private let bootstrap: Bootstrap
  private let seed: UInt64

  /// Groups the samples. Every interval draws from a stream of its own, named by key: it depends on the seed and the
  /// key's own samples, not on which other keys were measured.
  public init(samples: [Sample], seed: UInt64, bootstrap: Bootstrap = Bootstrap()) {
    samplesByKey = Dictionary(grouping: samples, by: \.key)
    self.bootstrap = bootstrap
    self.seed = seed
  }

  /// The keys that have samples, sorted.
  public var keys: [String] { samplesByKey.keys.sorted() }

  /// The timing of `key`, or `nil` if it has no samples.
  ///
  /// The ratio is to the key `reference`, which may be `key` itself; there is none if that is `nil` or has no samples.
  /// So it is with the floor.
  public func timing(of key: String, reference: String?, floor: String?) -> Timing? {
    guard let samples = samplesByKey[key] else { return nil }
    let processMedians = medians(of: samples, \.processorNanosecondsPerStep)
    guard let cpuMedian = Quantiles(processMedians).median,
      let wallMedian = Quantiles(medians(of: samples, \.wallNanosecondsPerStep)).median
    else { return nil }
    let means = Quantiles(samples.map(\.processorNanosecondsPerStep))
    let interval = interval(of: processMedians, stream: "\(key) median")

    var timing = Timing(
      cpuMedianNanoseconds: cpuMedian.toThousandths,
      wallMedianNanoseconds: wallMedian.toThousandths,
      samples: samples.count,
      stepsPerSample: samples.map(\.steps).sorted()[(samples.count - 1) / 2]
    )
    timing.cpuLowNanoseconds = interval?.low.toThousandths
    timing.cpuHighNanoseconds = interval?.high.toThousandths
    timing.cpuSampleMeanMinNanoseconds = means.min?.toThousandths
    timing.cpuSampleMeanP25Nanoseconds = means.quantile(0.25)?.toThousandths
    timing.cpuSampleMeanP75Nanoseconds = means.quantile(0.75)?.toThousandths
    timing.cpuSampleMeanP95Nanoseconds = means.tailQuantile(0.95)?.toThousandths
    timing.cpuSampleMeanP99Nanoseconds = means.tailQuantile(0.99)?.toThousandths
    timing.cpuSampleMeanMaxNanoseconds = means.max?.toThousandths
    if let floor { addFloor(floor, of: samples, key: key, to: &timing) }
    if let reference { addRatio(to: reference, of: samples, key: key, to: &timing) }
    return timing
  }

  /// The median of each process, by process number; none for a key without samples.
  public func processMedians(of key: String) -> [Double] {
    medians(of: samplesByKey[key] ?? [], \.processorNanosecondsPerStep)
  }

  /// A sum of times of several keys, each with its sign and its weight, taken round by round, so that whatever slows the
  /// computer down for a while is in all of them; then its median within each process, then the median over processes.
  ///
  /// `nil` where a key has no samples, or the keys were never in one round.
  public func sum(of terms: [WeightedKey]) -> EstimatedTime? {
    let perProcess = processSums(of: terms)
    guard let median = Quantiles(perProcess).median else { return nil }
    let stream = "sum " + terms.map { "\($0.weight) \($0.key)" }.joined(separator: ", ")
    return EstimatedTime(nanoseconds: median, interval: interval(of: perProcess, stream: stream))
  }

  private func processSums(of terms: [WeightedKey]) -> [Double] {
    guard let first = terms.first else { return [] }
    let times = terms.map { term in
      Dictionary(
        (samplesByKey[term.key] ?? []).map {
          (ProcessRound(process: $0.process, round: $0.round), term.weight * $0.processorNanosecondsPerStep)
        },
        uniquingKeysWith: { first, _ in first }
      )
    }
    return Dictionary(grouping: samplesByKey[first.key] ?? [], by: \.process)
      .sorted { $0.key < $1.key }
      .compactMap { process, samples in
        Quantiles(
          samples.compactMap { sample in
            let round = ProcessRound(process: process, round: sample.round)
            let values = times.compactMap { $0[round] }
            return values.count == times.count ? values.reduce(0, +) : nil
          }
        ).median
      }
  }

  private func addFloor(_ floor: String, of samples: [Sample], key: String, to timing: inout Timing) {
    guard let floorSamples = samplesByKey[floor] else { return }
    let floorMedians = medians(of: floorSamples, \.processorNanosecondsPerStep)
    let floorInterval = interval(of: floorMedians, stream: "\(key) floor median")
    timing.floorMedianNanoseconds = Quantiles(floorMedians).median?.toThousandths
    timing.floorLowNanoseconds = floorInterval?.low.toThousandths
    timing.floorHighNanoseconds = floorInterval?.high.toThousandths
    let ratios = ratios(of: samples, to: floorSamples)
    let interval = interval(of: ratios, stream: "\(key) floor ratio")
    timing.timesFloor = Quantiles(ratios).median?.toMillionths
    timing.timesFloorLow = interval?.low.toMillionths
    timing.timesFloorHigh = interval?.high.toMillionths
  }

  private func addRatio(to reference: String, of samples: [Sample], key: String, to timing: inout Timing) {
    guard let referenceSamples = samplesByKey[reference] else { return }
    let ratios = ratios(of: samples, to: referenceSamples)
    let interval = interval(of: ratios, stream: "\(key) ratio")
    timing.ratioToReference = Quantiles(ratios).median?.toMillionths
    timing.ratioToReferenceLow = interval?.low.toMillionths
    timing.ratioToReferenceHigh = interval?.high.toMillionths
  }

  private func interval(of perProcess: [Double], stream: String) -> Interval? {
    var generator = SeededGenerator(seed: seed, stream: stream)
    return bootstrap.interval(ofMedian: perProcess, using: &generator)
  }

  /// One median for each process, by process number.
  private func medians(of samples: [Sample], _ value: (Sample) -> Double) -> [Double] {
    Dictionary(grouping: samples, by: \.process)
      .sorted { $0.key < $1.key }
      .compactMap { Quantiles($0.value.map(value)).median }
  }

  /// One ratio for each process that has rounds with both keys in them, by process number.
  private func ratios(of samples: [Sample], to others: [Sample]) -> [Double] {
    let otherTimes = Dictionary(
      others.map { (ProcessRound(process: $0.process, round: $0.round), $0.processorNanosecondsPerStep) },
      uniquingKeysWith: { first, _ in first }
    )
    return Dictionary(grouping: samples, by: \.process)
      .sorted { $0.key < $1.key }
      .compactMap { process, samples in
        Quantiles(
          samples.compactMap { sample in
            guard let other = otherTimes[ProcessRound(process: process, round: sample.round)], other > 0 else {
              return nil
            }
            return sample.processorNanosecondsPerStep / other
          }
        ).median
      }
  }
}

/// A key in a sum of times.
public struct WeightedKey: Codable, Equatable, Sendable {
  public var key: String
  /// How often its time is added; below zero, it is taken away.
  public var weight: Double

  public init(_ key: String, weight: Double = 1) {
    self.key = key
    self.weight = weight
  }
}

/// A time that is a sum of others, with the 95 % interval that the processes give it. May be below zero.
public struct EstimatedTime: Equatable, Sendable {
  public var nanoseconds: Double
  /// Absent for too few processes.
  public var interval: Interval?

  public init(nanoseconds: Double, interval: Interval?) {
    self.nanoseconds = nanoseconds
    self.interval = interval
  }
}

private struct ProcessRound: Hashable {
  var process: Int
  var round: Int
}

extension Double {
  /// Rounded to what a file needs of nanoseconds: a clock tells no more, and seventeen digits hide the first three.
  fileprivate var toThousandths: Double { (self * 1_000).rounded() / 1_000 }

  /// Rounded to what a file needs of a ratio.
  fileprivate var toMillionths: Double { (self * 1_000_000).rounded() / 1_000_000 }
}
