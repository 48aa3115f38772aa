import Testing

@testable import Measurement

@MainActor @Suite struct ClockTests {
  @Test("neither clock of this computer ever goes back")
  func clocksNeverGoBack() {
    let clocks = SystemClocks()
    let wall = (0..<1_000).map { _ in clocks.wall() }
    let processor = (0..<1_000).map { _ in clocks.processor() }
    #expect(wall == wall.sorted())
    #expect(processor == processor.sorted())
  }

  @Test("the thread's processor clock counts nanoseconds, as the monotonic one does")
  func clocksCountNanoseconds() {
    // Work until the processor clock says 1 ms. Wall time cannot be shorter than the processor time within it; half is
    // granted, because what is tested is the unit.
    let wallStart = MonotonicClock.now()
    let processorStart = ThreadProcessorClock.now()
    while ThreadProcessorClock.now() - processorStart < 1_000_000 {}
    #expect(MonotonicClock.now() - wallStart >= 500_000)
  }

  @Test(
    "the cost of a reading is told apart for the two clocks",
    arguments: [(27, 600), (0, 0), (41, 38)] as [(UInt64, UInt64)]
  )
  func clockCost(wall: UInt64, processor: UInt64) {
    let clocks = FakeClocks(wallReadingCost: wall, processorReadingCost: processor)
    let expected = ClockCost(
      wallReadingNanoseconds: Double(wall),
      processorReadingNanoseconds: Double(processor)
    )
    #expect(ClockCost.measured(with: clocks) == expected)
  }
}
