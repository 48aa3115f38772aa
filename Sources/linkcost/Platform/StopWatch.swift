/// How long something has taken, in wall time.
struct StopWatch {
  private let start = ContinuousClock.now

  var seconds: Double { start.duration(to: .now) / .seconds(1) }
}
