/// One sample: some steps of one key, timed together. What a run is made of.
public struct Sample: Codable, Equatable, Sendable {
  /// What was measured, such as `eager/stack/typical/730/tick`.
  public var key: String
  /// The process that took the sample, from 0.
  public var process: Int
  /// The round within the process, from 0. A round has one sample of every key of its group.
  public var round: Int
  /// The place of this sample within its round, from 0; drawn at random.
  public var order: Int
  /// How many steps the sample has.
  public var steps: Int
  /// In how many pieces the steps were timed, each with its own clock readings.
  public var segments: Int
  /// Wall time of all steps, the cost of the clock readings subtracted.
  public var wallNanoseconds: UInt64
  /// Processor time of all steps, the cost of the clock readings subtracted.
  public var processorNanoseconds: UInt64

  public init(
    key: String,
    process: Int,
    round: Int,
    order: Int,
    steps: Int,
    segments: Int,
    wallNanoseconds: UInt64,
    processorNanoseconds: UInt64
  ) {
    self.key = key
    self.process = process
    self.round = round
    self.order = order
    self.steps = steps
    self.segments = segments
    self.wallNanoseconds = wallNanoseconds
    self.processorNanoseconds = processorNanoseconds
  }

  /// The mean wall time of one step.
  public var wallNanosecondsPerStep: Double { Double(wallNanoseconds) / Double(steps) }

  /// The mean processor time of one step.
  public var processorNanosecondsPerStep: Double { Double(processorNanoseconds) / Double(steps) }

  private enum CodingKeys: String, CodingKey {
    case key, process, round, order, steps, segments
    case wallNanoseconds = "wall_ns"
    case processorNanoseconds = "cpu_ns"
  }
}
