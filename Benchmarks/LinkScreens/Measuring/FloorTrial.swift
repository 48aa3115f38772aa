import Measurement

/// Runs a screen's floor for the clock.
@MainActor final class FloorTrial: Measurable {
  enum Step { case make, compare }

  private let floor: Floor
  private let step: Step
  /// What the loops returned, kept so that none of their work can be left out.
  private var results: [Int] = []
  private let expected: Int

  init(_ floor: Floor, step: Step) {
    self.floor = floor
    self.step = step
    _ = floor.make()
    expected = step == .make ? floor.make() : floor.compare()
  }

  /// Making again drops what was made before, outside the clock, so it goes one step at a time.
  var stepLimit: Int { step == .make ? 1 : .max }

  func prepare(steps: Int) {
    results.removeAll(keepingCapacity: true)
    results.reserveCapacity(steps)
    if step == .make { floor.drop() }
  }

  func run(steps: Int) {
    if step == .make {
      results.append(floor.make())
    } else {
      for _ in 0..<steps { results.append(floor.compare()) }
    }
  }

  func verify(steps: Int) throws {
    precondition(results.allSatisfy { $0 == expected }, "A floor did other work than the time before.")
  }
}
