/// What one step of a key took, as the result files say it. Nanoseconds are per step.
///
/// What could not be measured is `nil` and absent from the file, never zero. ``Aggregation`` says how each is found.
public struct Timing: Codable, Equatable, Sendable {
  /// Processor time: the median over processes of each process's median sample mean.
  public var cpuMedianNanoseconds: Double
  /// The 95 % interval of that median, from 6 processes on.
  public var cpuLowNanoseconds: Double?
  public var cpuHighNanoseconds: Double?
  /// Quantiles of sample means, each sample a mean over `stepsPerSample` steps; not of single steps.
  public var cpuSampleMeanMinNanoseconds: Double?
  public var cpuSampleMeanP25Nanoseconds: Double?
  public var cpuSampleMeanP75Nanoseconds: Double?
  /// From 20 samples on.
  public var cpuSampleMeanP95Nanoseconds: Double?
  /// From 100 samples on.
  public var cpuSampleMeanP99Nanoseconds: Double?
  public var cpuSampleMeanMaxNanoseconds: Double?
  /// Wall time, found as the median of processor time is.
  public var wallMedianNanoseconds: Double
  /// How many times as long as the floor, in processor time.
  public var timesFloor: Double?
  /// The 95 % interval of that, from 6 processes on; the same processes are resampled for both.
  public var timesFloorLow: Double?
  public var timesFloorHigh: Double?
  public var floorMedianNanoseconds: Double?
  /// The 95 % interval of that median, from 6 processes on.
  public var floorLowNanoseconds: Double?
  public var floorHighNanoseconds: Double?
  /// How many times as long as the reference, in processor time, and its 95 % interval from 6 processes on.
  public var ratioToReference: Double?
  public var ratioToReferenceLow: Double?
  public var ratioToReferenceHigh: Double?
  /// How many samples all processes took together.
  public var samples: Int
  /// How many steps the median sample has; processes may differ a little.
  public var stepsPerSample: Int

  public init(cpuMedianNanoseconds: Double, wallMedianNanoseconds: Double, samples: Int, stepsPerSample: Int) {
    self.cpuMedianNanoseconds = cpuMedianNanoseconds
    self.wallMedianNanoseconds = wallMedianNanoseconds
    self.samples = samples
    self.stepsPerSample = stepsPerSample
  }

  /// How far the interval of the ratio reaches from it, as a share of it: 0.03 is read "+-3 %".
  public var ratioToReferenceHalfWidth: Double? {
    guard let ratioToReference, let ratioToReferenceLow, let ratioToReferenceHigh, ratioToReference > 0 else {
      return nil
    }
    return Interval(low: ratioToReferenceLow, high: ratioToReferenceHigh).halfWidth(relativeTo: ratioToReference)
  }

  /// The names in the files, in the order of the columns. What the reference is, the caller of ``Aggregation`` says; the
  /// files of linkcost call it eager.
  enum CodingKeys: String, CodingKey, CaseIterable {
    case cpuMedianNanoseconds = "cpu_median_ns"
    case cpuLowNanoseconds = "cpu_low_ns"
    case cpuHighNanoseconds = "cpu_high_ns"
    case cpuSampleMeanMinNanoseconds = "cpu_sample_mean_min_ns"
    case cpuSampleMeanP25Nanoseconds = "cpu_sample_mean_p25_ns"
    case cpuSampleMeanP75Nanoseconds = "cpu_sample_mean_p75_ns"
    case cpuSampleMeanP95Nanoseconds = "cpu_sample_mean_p95_ns"
    case cpuSampleMeanP99Nanoseconds = "cpu_sample_mean_p99_ns"
    case cpuSampleMeanMaxNanoseconds = "cpu_sample_mean_max_ns"
    case wallMedianNanoseconds = "wall_median_ns"
    case timesFloor = "x_floor"
    case timesFloorLow = "x_floor_low"
    case timesFloorHigh = "x_floor_high"
    case floorMedianNanoseconds = "floor_median_ns"
    case floorLowNanoseconds = "floor_low_ns"
    case floorHighNanoseconds = "floor_high_ns"
    case ratioToReference = "ratio_to_eager"
    case ratioToReferenceLow = "ratio_to_eager_low"
    case ratioToReferenceHigh = "ratio_to_eager_high"
    case samples
    case stepsPerSample = "steps_per_sample"
  }

  /// The value of a column as text, or `nil` where it is absent.
  func text(of column: CodingKeys) -> String? {
    switch column {
    case .cpuMedianNanoseconds: cpuMedianNanoseconds.description
    case .cpuLowNanoseconds: cpuLowNanoseconds?.description
    case .cpuHighNanoseconds: cpuHighNanoseconds?.description
    case .cpuSampleMeanMinNanoseconds: cpuSampleMeanMinNanoseconds?.description
    case .cpuSampleMeanP25Nanoseconds: cpuSampleMeanP25Nanoseconds?.description
    case .cpuSampleMeanP75Nanoseconds: cpuSampleMeanP75Nanoseconds?.description
    case .cpuSampleMeanP95Nanoseconds: cpuSampleMeanP95Nanoseconds?.description
    case .cpuSampleMeanP99Nanoseconds: cpuSampleMeanP99Nanoseconds?.description
    case .cpuSampleMeanMaxNanoseconds: cpuSampleMeanMaxNanoseconds?.description
    case .wallMedianNanoseconds: wallMedianNanoseconds.description
    case .timesFloor: timesFloor?.description
    case .timesFloorLow: timesFloorLow?.description
    case .timesFloorHigh: timesFloorHigh?.description
    case .floorMedianNanoseconds: floorMedianNanoseconds?.description
    case .floorLowNanoseconds: floorLowNanoseconds?.description
    case .floorHighNanoseconds: floorHighNanoseconds?.description
    case .ratioToReference: ratioToReference?.description
    case .ratioToReferenceLow: ratioToReferenceLow?.description
    case .ratioToReferenceHigh: ratioToReferenceHigh?.description
    case .samples: samples.description
    case .stepsPerSample: stepsPerSample.description
    }
  }
}
