/// What one reading of each clock costs, in nanoseconds of wall time.
///
/// A fact about the computer, for the reader of a result file. No timing is corrected by it: what is subtracted is
/// ``SegmentOverhead``, which is measured where it arises.
public struct ClockCost: Codable, Equatable, Sendable {
  public var wallReadingNanoseconds: Double
  public var processorReadingNanoseconds: Double

  public init(wallReadingNanoseconds: Double, processorReadingNanoseconds: Double) {
    self.wallReadingNanoseconds = wallReadingNanoseconds
    self.processorReadingNanoseconds = processorReadingNanoseconds
  }

  /// Measures both: the median of 21 batch means over 100 readings each. Takes about 2 ms.
  @MainActor public static func measured(with clocks: some SamplingClocks) -> ClockCost {
    let batches = 0..<21
    let readings = 100
    // The closing reading is one of the readings paid for; the opening one is not.
    let wall = batches.map { _ in
      elapsed(clocks) { for _ in 1..<readings { _ = clocks.wall() } } / Double(readings)
    }
    let wallReading = Quantiles(wall).median ?? 0
    let processor = batches.map { _ in
      (elapsed(clocks) { for _ in 0..<readings { _ = clocks.processor() } } - wallReading) / Double(readings)
    }
    return ClockCost(
      wallReadingNanoseconds: wallReading,
      processorReadingNanoseconds: max(0, Quantiles(processor).median ?? 0)
    )
  }

  @MainActor private static func elapsed(_ clocks: some SamplingClocks, _ body: () -> Void) -> Double {
    let start = clocks.wall()
    body()
    return Double(clocks.wall() - start)
  }
}
