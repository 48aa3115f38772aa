/// The unit in which a column of times is easiest to read and still comparable from line to line.
enum TimeUnit: String {
  case nanoseconds = "ns"
  case microseconds = "µs"
  case milliseconds = "ms"

  /// - Parameter nanoseconds: the times of the column. The least is to have a whole part, as far as the greatest allows.
  init(for nanoseconds: [Double]) {
    let least = nanoseconds.min() ?? 0
    let greatest = nanoseconds.max() ?? 0
    if least >= 1e6 {
      self = .milliseconds
    } else if least >= 1e3 || greatest >= 1e6 {
      self = .microseconds
    } else {
      self = .nanoseconds
    }
  }

  var name: String { rawValue }

  func value(_ nanoseconds: Double) -> Double {
    switch self {
    case .nanoseconds: nanoseconds
    case .microseconds: nanoseconds / 1e3
    case .milliseconds: nanoseconds / 1e6
    }
  }
}
