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

  /// Repeats the cycle, then compares what is alive with what was alive before: of the heap the least of the last quarter
  /// of the cycles with the most of the first, so that what comes and goes between cycles is no loss, and what is lost
  /// shows by half of it at least.
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
    let timed = min(count, Self.stretchLength)
    let quarter = (count - timed) / 4
    var before = Living(in: mounted)
    before.heapBytes = Self.heap(over: quarter, step).max()
    for _ in 0..<count - timed - 2 * quarter { step() }
    let lastHeap = Self.heap(over: quarter, step)
    let last = Self.stretch(timed, clock, step)
    var after = Living(in: mounted)
    after.heapBytes = (lastHeap + [after.heapBytes].compactMap(\.self)).min()
    return Endured(cycles: count, before: before, after: after, first: first, last: last)
  }

  private static let unobserved = 200
  private static let passesBefore = 10_010
  /// Cycles at the start, and at the end, whose cost is compared.
  private static let stretchLength = 1_000
  private static let blockLength = 100

  /// Bytes on the heap before some cycles and ten times among them; none where the platform does not tell.
  private static func heap(over count: Int, _ step: () -> Void) -> [Int] {
    let readings = 10
    var found = [LiveHeap.bytes]
    for reading in 0..<readings {
      for _ in count * reading / readings..<count * (reading + 1) / readings { step() }
      found.append(LiveHeap.bytes)
    }
    return found.compactMap(\.self)
  }

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
