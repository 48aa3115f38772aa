/// A source of noise, and how large it was.
public struct Noise: Equatable, Sendable {
  public enum Source: String, Sendable {
    /// The floor, which nobody changed, took another time in the second run.
    case floorBetweenRuns = "floor_between_runs"
    /// The processes of one run differ: half the interval of the multiple of the floor.
    case processes
    /// The samples of one run differ: the 95th percentile above the median.
    case samples
    /// The processor was taken away: wall time above processor time.
    case waiting
  }

  public var source: Source
  /// 0.03 is 3 %.
  public var share: Double
  public var key: CaseKey

  public init(source: Source, share: Double, key: CaseKey) {
    self.source = source
    self.share = share
    self.key = key
  }

  /// The largest of all that two files show; `nil` if they show none.
  static func largest(baseline: ResultFile, current: ResultFile, findings: [TimeFinding]) -> Noise? {
    let between = findings.compactMap { finding in
      finding.floor.map { Noise(source: .floorBetweenRuns, share: $0.value.magnitude, key: finding.key) }
    }
    let within = (baseline.results + current.results).flatMap { result in
      result.time.map { ofRun($0, key: result.key) } ?? []
    }
    return (between + within).reduce(nil as Noise?) { largest, noise in
      noise.share > largest?.share ?? 0 ? noise : largest
    }
  }

  private static func ofRun(_ time: Timing, key: CaseKey) -> [Noise] {
    var noise = [
      Noise(source: .waiting, share: time.wallMedianNanoseconds / time.cpuMedianNanoseconds - 1, key: key)
    ]
    if let ratio = time.timesFloorEstimate {
      noise.append(Noise(source: .processes, share: ratio.interval.halfWidth(relativeTo: ratio.value), key: key))
    }
    if let high = time.cpuSampleMeanP95Nanoseconds {
      noise.append(Noise(source: .samples, share: high / time.cpuMedianNanoseconds - 1, key: key))
    }
    return noise
  }
}
