/// What the clocks said about some steps, in nanoseconds.
struct TimedSteps: Equatable {
  var steps = 0
  var segments = 0
  var wallNanoseconds: UInt64 = 0
  var processorNanoseconds: UInt64 = 0

  var processorNanosecondsPerStep: Double { Double(processorNanoseconds) / Double(max(steps, 1)) }

  mutating func add(_ other: TimedSteps) {
    steps += other.steps
    segments += other.segments
    wallNanoseconds += other.wallNanoseconds
    processorNanoseconds += other.processorNanoseconds
  }

  /// One segment without the sampler's share; 0 where that would be negative, since a segment may by chance be quicker
  /// than the median empty one.
  func subtracting(_ overhead: SegmentOverhead) -> TimedSteps {
    var rest = self
    rest.wallNanoseconds -= min(wallNanoseconds, overhead.wallNanoseconds)
    rest.processorNanoseconds -= min(processorNanoseconds, overhead.processorNanoseconds)
    return rest
  }
}

/// The segment as the clocks tell it, nothing subtracted.
///
/// Never inlined, so that the empty segment and the real one are timed by the same instructions.
@inline(never) @MainActor
func readClocks(around subject: any Measurable, steps: Int, clocks: some SamplingClocks) -> TimedSteps {
  let processorStart = clocks.processor()
  let wallStart = clocks.wall()
  subject.run(steps: steps)
  let wallEnd = clocks.wall()
  let processorEnd = clocks.processor()
  return TimedSteps(
    steps: steps,
    segments: 1,
    wallNanoseconds: wallEnd - wallStart,
    processorNanoseconds: processorEnd - processorStart
  )
}
