/// What the clocks said about one sample of a fixed number of steps, in nanoseconds.
public struct TimedSample: Codable, Equatable, Sendable {
  public var processorNanoseconds: UInt64
  /// How long the thread was ready to run and was not let; absent where the system does not tell.
  public var runQueueNanoseconds: UInt64?

  public init(processorNanoseconds: UInt64, runQueueNanoseconds: UInt64?) {
    self.processorNanoseconds = processorNanoseconds
    self.runQueueNanoseconds = runQueueNanoseconds
  }

  private enum CodingKeys: String, CodingKey {
    case processorNanoseconds = "cpu_ns"
    case runQueueNanoseconds = "run_queue_ns"
  }
}

/// Samples of a size known beforehand, so that two builds do the same work.
extension Sampler {
  /// How many steps make a sample of the plan's length, found by warming the subject up.
  public func stepsPerSample(of subject: any Measurable) throws -> Int {
    try calibrate(subject).steps
  }

  /// Takes so many samples and forgets them.
  public func warmUp(_ subject: any Measurable, steps: Int, samples: Int) throws {
    for _ in 0..<samples { _ = try time(subject, steps: steps) }
  }

  /// The lead-in of the plan, then exactly so many steps.
  public func timedSample(of subject: any Measurable, steps: Int, runQueue: RunQueueClock) throws -> TimedSample {
    try leadIn(subject)
    let before = runQueue.nanoseconds()
    let timed = try time(subject, steps: steps)
    let after = runQueue.nanoseconds()
    var delay: UInt64?
    if let before, let after { delay = after &- before }
    return TimedSample(processorNanoseconds: timed.processorNanoseconds, runQueueNanoseconds: delay)
  }
}
