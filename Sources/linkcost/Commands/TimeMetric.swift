import LinkScreens

/// A timing in the result files, as `linkcost list` explains it.
struct TimeMetric: Equatable, Sendable {
  let name: String
  let unit: String
  /// Whose number it is: no time is SwiftUI's.
  let origin = Metric.Origin.model
  let summary: String

  /// In the order of the files' columns.
  static let all = [
    TimeMetric("cpu_median_ns", "ns", "median over processes of each one's median"),
    TimeMetric("cpu_low_ns", "ns", "lower end of its 95 % interval"),
    TimeMetric("cpu_high_ns", "ns", "upper end of its 95 % interval"),
    TimeMetric("cpu_sample_mean_min_ns", "ns", "least mean of a sample"),
    TimeMetric("cpu_sample_mean_p25_ns", "ns", "lower quartile of the samples' means"),
    TimeMetric("cpu_sample_mean_p75_ns", "ns", "upper quartile of the samples' means"),
    TimeMetric("cpu_sample_mean_p95_ns", "ns", "95th percentile of the samples' means"),
    TimeMetric("cpu_sample_mean_p99_ns", "ns", "99th percentile of the samples' means"),
    TimeMetric("cpu_sample_mean_max_ns", "ns", "greatest mean of a sample"),
    TimeMetric("wall_median_ns", "ns", "the median in wall time"),
    TimeMetric("x_floor", "ratio", "times as long as a plain loop over the same values"),
    TimeMetric("x_floor_low", "ratio", "lower end of its 95 % interval"),
    TimeMetric("x_floor_high", "ratio", "upper end of its 95 % interval"),
    TimeMetric("floor_median_ns", "ns", "median of that loop"),
    TimeMetric("floor_low_ns", "ns", "lower end of its 95 % interval"),
    TimeMetric("floor_high_ns", "ns", "upper end of its 95 % interval"),
    TimeMetric("ratio_to_eager", "ratio", "times as long as the eager screen"),
    TimeMetric("ratio_to_eager_low", "ratio", "lower end of its 95 % interval"),
    TimeMetric("ratio_to_eager_high", "ratio", "upper end of its 95 % interval"),
    TimeMetric("samples", "count", "samples of all processes"),
    TimeMetric("steps_per_sample", "count", "steps timed together, in the median sample"),
  ]

  private init(_ name: String, _ unit: String, _ summary: String) {
    self.name = name
    self.unit = unit
    self.summary = summary
  }
}
