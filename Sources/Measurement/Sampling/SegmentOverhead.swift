/// What a segment without any work takes, in nanoseconds: the sampler's own share of every segment.
///
/// The clocks are read in the order processor, wall, *steps*, wall, processor: the dear reading stands outside, so that
/// wall time has nothing of it. What is left inside is measured with a ``Measurable`` that does nothing, and subtracted
/// from each segment: about 27 ns of wall time, and 700 to 900 ns of processor time, which holds one reading of the
/// processor clock, two of the other and the call. It is not the same from one moment to the next (a neighbour on the
/// same core makes it a third more), hence it is measured anew before each sample. What is then left of it is some 50 ns
/// a segment.
public struct SegmentOverhead: Codable, Equatable, Sendable {
  public var wallNanoseconds: UInt64
  public var processorNanoseconds: UInt64

  public init(wallNanoseconds: UInt64, processorNanoseconds: UInt64) {
    self.wallNanoseconds = wallNanoseconds
    self.processorNanoseconds = processorNanoseconds
  }

  /// The medians over some empty segments, an odd number, each of which takes about 1.5 us.
  @MainActor public static func measured(with clocks: some SamplingClocks, segments: Int = 201) -> SegmentOverhead {
    let nothing = Nothing()
    let empty = (0..<segments).map { _ in readClocks(around: nothing, steps: 0, clocks: clocks) }
    return SegmentOverhead(
      wallNanoseconds: empty.map(\.wallNanoseconds).sorted()[segments / 2],
      processorNanoseconds: empty.map(\.processorNanoseconds).sorted()[segments / 2]
    )
  }
}

private final class Nothing: Measurable {
  let stepLimit = Int.max
  func prepare(steps: Int) {}
  func run(steps: Int) {}
  func verify(steps: Int) {}
}
