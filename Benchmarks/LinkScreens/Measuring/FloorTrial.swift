import Measurement

/// Runs a screen's floor for the clock.
@MainActor final class FloorTrial: Measurable {
  enum Step: String {
    /// Makes all rows into empty places.
    case make
    /// Makes each row and drops it.
    case remake
    /// Makes each row and compares it with the kept one.
    case compare
  }

  private let floor: Floor
  private let step: Step
  /// What the loops returned, kept so that none of their work can be left out.
  private var results: [Int] = []
  private let expected: Int

  init(_ floor: Floor, step: Step) {
    self.floor = floor
    self.step = step
    _ = floor.make()
    switch step {
    case .make: expected = floor.make()
    case .remake: expected = floor.remake()
    case .compare: expected = floor.compare()
    }
  }

  /// Making again drops what was made before, outside the clock, so it goes one step at a time.
  var stepLimit: Int { step == .make ? 1 : .max }

  func prepare(steps: Int) {
    results.removeAll(keepingCapacity: true)
    results.reserveCapacity(steps)
    if step == .make { floor.drop() }
  }

  func run(steps: Int) {
    switch step {
    case .make: results.append(floor.make())
    case .remake: for _ in 0..<steps { results.append(floor.remake()) }
    case .compare: for _ in 0..<steps { results.append(floor.compare()) }
    }
  }

  func verify(steps: Int) throws {
    precondition(results.allSatisfy { $0 == expected }, "A floor did other work than the time before.")
  }
}
