@testable import Measurement

/// Clocks that only move when a test or a fake moves them. A reading itself costs what the test says.
@MainActor final class FakeClocks: SamplingClocks {
  private(set) var wallTime: UInt64 = 1_000
  private(set) var processorTime: UInt64 = 500
  var wallReadingCost: UInt64
  var processorReadingCost: UInt64

  init(wallReadingCost: UInt64 = 27, processorReadingCost: UInt64 = 600) {
    self.wallReadingCost = wallReadingCost
    self.processorReadingCost = processorReadingCost
  }

  func pass(wall: UInt64, processor: UInt64) {
    wallTime += wall
    processorTime += processor
  }

  func wall() -> UInt64 {
    pass(wall: wallReadingCost, processor: wallReadingCost)
    return wallTime
  }

  func processor() -> UInt64 {
    pass(wall: processorReadingCost, processor: processorReadingCost)
    return processorTime
  }
}

/// A step that takes the time a test says and writes down what is asked of it.
@MainActor final class FakeMeasurable: Measurable {
  let stepLimit: Int
  let clocks: FakeClocks
  /// Nanoseconds of the `n`th step since the start, on both clocks.
  var stepCost: (Int) -> UInt64
  /// How much more wall time than processor time a step takes.
  var wallShare: UInt64 = 1
  /// What `prepare` and `verify` cost, outside the clock.
  var outsideCost: UInt64 = 0
  private(set) var log: [String] = []
  private(set) var stepsRun = 0
  /// `verify` throws once this many steps have been run.
  var failsAfterSteps = Int.max

  init(stepLimit: Int = .max, clocks: FakeClocks, stepCost: @escaping (Int) -> UInt64) {
    self.stepLimit = stepLimit
    self.clocks = clocks
    self.stepCost = stepCost
  }

  func prepare(steps: Int) {
    log.append("prepare \(steps)")
    clocks.pass(wall: outsideCost, processor: outsideCost)
  }

  func run(steps: Int) {
    log.append("run \(steps)")
    for _ in 0..<steps {
      let cost = stepCost(stepsRun)
      clocks.pass(wall: cost * wallShare, processor: cost)
      stepsRun += 1
    }
  }

  func verify(steps: Int) throws {
    log.append("verify \(steps)")
    clocks.pass(wall: outsideCost, processor: outsideCost)
    if stepsRun > failsAfterSteps { throw CountVaried() }
  }
}

struct CountVaried: Error, Equatable {}
