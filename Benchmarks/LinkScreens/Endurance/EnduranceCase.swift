import Measurement
import ViewTree

/// A screen that goes through the same change again and again, for long: what it leaves behind, and whether it gets
/// slower.
@MainActor public struct EnduranceCase {
  public enum Cycle: String, CaseIterable, Encodable, Sendable {
    /// The screen's counter + 1.
    case pass
    /// A tap on the row in the middle, and back.
    case pushAndPop = "push-and-pop"
    /// A fresh tree, and its end.
    case mountAndTeardown = "mount-and-teardown"

    /// How often it is repeated unless told otherwise.
    public var usualCount: Int { self == .pass ? 100_000 : 10_000 }
  }

  public let screen: Screen
  public let rows: Int
  public let cycle: Cycle

  public init(screen: Screen, rows: Int, cycle: Cycle) {
    self.screen = screen
    self.rows = rows
    self.cycle = cycle
  }

  /// Whether the screen can go through it: one without links cannot be left.
  public var exists: Bool { cycle != .pushAndPop || Case(screen: screen, rows: rows, phase: .pop).exists }

  /// Repeats the cycle, then compares what is alive with what was alive before.
  ///
  /// Some cycles come first that count for nothing but the cost of the first ones: caches fill, and arrays grow to the
  /// size they keep. Of passes there are ten thousand, so that the number in the screen's title, which takes part in the
  /// comparison, has most of its digits.
  ///
  /// The clock tells nanoseconds of processor time; it is absent where nothing is timed.
  public func endure(_ count: Int, days: DayTable, clock: (() -> UInt64)? = nil) -> Endured {
    let stage = Stage(screen, rows: rows, days: days)
    let mounted = stage.mount()
    let step = step(stage, mounted)
    for _ in 0..<Self.unobserved { step() }
    let first = Self.stretch(Self.stretchLength, clock, step)
    if cycle == .pass { for _ in Self.unobserved + Self.stretchLength..<Self.passesBefore { step() } }
    let before = Living(in: mounted)
    for _ in 0..<max(0, count - Self.stretchLength) { step() }
    let last = Self.stretch(min(count, Self.stretchLength), clock, step)
    return Endured(cycles: count, before: before, after: Living(in: mounted), first: first, last: last)
  }

  private static let unobserved = 200
  private static let passesBefore = 10_010
  /// Cycles at the start, and at the end, whose cost is compared.
  private static let stretchLength = 1_000
  private static let blockLength = 100

  private func step(_ stage: Stage, _ mounted: MountedScreen) -> () -> Void {
    switch cycle {
    case .pass: { mounted.tick() }
    case .pushAndPop:
      {
        mounted.tap()
        mounted.host.goBack()
      }
    case .mountAndTeardown: { _ = stage.mount() }
    }
  }

  /// Does some cycles, block by block.
  ///
  /// - Returns: nanoseconds a cycle in the cheapest block, which is the one that the machine has disturbed least.
  private static func stretch(_ count: Int, _ clock: (() -> UInt64)?, _ step: () -> Void) -> Double? {
    var cheapest: UInt64?
    for _ in 0..<count / blockLength {
      let start = clock?()
      for _ in 0..<blockLength { step() }
      if let clock, let start { cheapest = min(cheapest ?? .max, clock() - start) }
    }
    for _ in 0..<count % blockLength { step() }
    return cheapest.map { Double($0) / Double(blockLength) }
  }
}
