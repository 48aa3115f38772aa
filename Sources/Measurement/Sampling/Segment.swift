/// What the clocks said about some steps, in nanoseconds.
struct TimedSteps: Equatable {
  var steps = 0
  var segments = 0
  var wallNanoseconds: UInt64 = 0
  var processorNanoseconds: UInt64 = 0

  var processorNanosecondsPerStep: Double { Double(processorNanoseconds) / Double(max(steps, 1)) }
}

/// What a segment without any work takes, in nanoseconds: the sampler's own share of every segment.
///
/// The clocks are read in the order processor, wall, *steps*, wall, processor: the dear reading stands outside, so that
/// wall time has nothing of it. What is left inside is measured with a ``Measurable`` that does nothing, and subtracted
/// from each segment: about 27 ns of wall time, and about 700 ns of processor time, which holds one reading of the
/// processor clock, two of the other and the call.
public struct SegmentOverhead: Codable, Equatable, Sendable {
  public var wallNanoseconds: UInt64
  public var processorNanoseconds: UInt64

  public init(wallNanoseconds: UInt64, processorNanoseconds: UInt64) {
    self.wallNanoseconds = wallNanoseconds
    self.processorNanoseconds = processorNanoseconds
  }

  static let none = SegmentOverhead(wallNanoseconds: 0, processorNanoseconds: 0)

  /// The medians over 201 empty segments. Takes about 0.3 ms.
  @MainActor static func measured(with clocks: some SamplingClocks) -> SegmentOverhead {
    let nothing = Nothing()
    let empty = (0..<201).map { _ in readClocks(around: nothing, steps: 0, clocks: clocks) }
    return SegmentOverhead(
      wallNanoseconds: empty.map(\.wallNanoseconds).sorted()[empty.count / 2],
      processorNanoseconds: empty.map(\.processorNanoseconds).sorted()[empty.count / 2]
    )
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

private final class Nothing: Measurable {
  let stepLimit = Int.max
  func prepare(steps: Int) {}
  func run(steps: Int) {}
  func verify(steps: Int) {}
}
