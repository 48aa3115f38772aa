/// The unit in which a column of times is easiest to read and still comparable from line to line.
enum TimeUnit: String {
  case nanoseconds = "ns"
  case microseconds = "µs"
  case milliseconds = "ms"

  /// - Parameter nanoseconds: the times of the column; the largest decides.
  init(for nanoseconds: [Double]) {
    switch nanoseconds.max() ?? 0 {
    case ..<1e3: self = .nanoseconds
    case ..<1e6: self = .microseconds
    default: self = .milliseconds
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
