/// A timing in the result files, as `linkcost list` explains it.
struct TimeMetric: Equatable, Sendable {
  let name: String
  let unit: String
  let summary: String

  /// In the order of the files' columns.
  static let all = [
    TimeMetric(name: "cpu_median_ns", unit: "ns", summary: "median over processes of each one's median"),
    TimeMetric(name: "cpu_low_ns", unit: "ns", summary: "lower end of its 95 % interval"),
    TimeMetric(name: "cpu_high_ns", unit: "ns", summary: "upper end of its 95 % interval"),
    TimeMetric(name: "cpu_sample_mean_min_ns", unit: "ns", summary: "least mean of a sample"),
    TimeMetric(name: "cpu_sample_mean_p25_ns", unit: "ns", summary: "lower quartile of the samples' means"),
    TimeMetric(name: "cpu_sample_mean_p75_ns", unit: "ns", summary: "upper quartile of the samples' means"),
    TimeMetric(name: "cpu_sample_mean_p95_ns", unit: "ns", summary: "95th percentile of the samples' means"),
    TimeMetric(name: "cpu_sample_mean_p99_ns", unit: "ns", summary: "99th percentile of the samples' means"),
    TimeMetric(name: "cpu_sample_mean_max_ns", unit: "ns", summary: "greatest mean of a sample"),
    TimeMetric(name: "wall_median_ns", unit: "ns", summary: "the median in wall time"),
    TimeMetric(name: "x_floor", unit: "ratio", summary: "times as long as a plain loop over the same values"),
    TimeMetric(name: "floor_median_ns", unit: "ns", summary: "median of that loop"),
    TimeMetric(name: "ratio_to_eager", unit: "ratio", summary: "times as long as the eager screen"),
    TimeMetric(name: "ratio_to_eager_low", unit: "ratio", summary: "lower end of its 95 % interval"),
    TimeMetric(name: "ratio_to_eager_high", unit: "ratio", summary: "upper end of its 95 % interval"),
    TimeMetric(name: "samples", unit: "count", summary: "samples of all processes"),
    TimeMetric(name: "steps_per_sample", unit: "count", summary: "steps timed together, in the median sample"),
  ]
}
