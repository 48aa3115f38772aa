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
  /// The clock tells nanoseconds of processor time; it is absent where nothing is timed. The cost at the start is that of
  /// the cheapest hundred cycles until the first quarter ends, the cost at the end that of the cheapest hundred of the last
  /// quarter: those that the machine has disturbed least.
  public func endure(_ count: Int, days: DayTable, clock: (() -> UInt64)? = nil) -> Endured {
    let stage = Stage(screen, rows: rows, days: days)
    let mounted = stage.mount()
    let step = step(stage, mounted)
    for _ in 0..<Self.unobserved { step() }
    let early = Stretch(of: cycle == .pass ? Self.passesBefore - Self.unobserved : 0, clock, step)
    var before = Living(in: mounted)
    let quarter = count / 4
    let first = Stretch(of: quarter, clock, step)
    for _ in 0..<count - 2 * quarter { step() }
    let last = Stretch(of: quarter, clock, step)
    var after = Living(in: mounted)
    before.heapBytes = first.mostHeapBytes
    after.heapBytes = last.leastHeapBytes
    return Endured(
      cycles: count,
      before: before,
      after: after,
      first: [early.cheapest, first.cheapest].compactMap(\.self).min(),
      last: last.cheapest
    )
  }

  private static let unobserved = 200
  private static let passesBefore = 10_010

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
}

/// Cycles that were looked at, a hundred at a time.
@MainActor private struct Stretch {
  /// Nanoseconds that a cycle took in the cheapest hundred; nil where there were fewer, or no clock.
  private(set) var cheapest: Double?
  /// The least at the start and after each hundred; nil where the platform does not tell.
  private(set) var leastHeapBytes = LiveHeap.bytes
  /// The most of the same.
  private(set) var mostHeapBytes: Int?

  init(of count: Int, _ clock: (() -> UInt64)?, _ step: () -> Void) {
    mostHeapBytes = leastHeapBytes
    for _ in 0..<count / Self.blockLength {
      let start = clock?()
      for _ in 0..<Self.blockLength { step() }
      if let clock, let start { note(nanoseconds: clock() - start) }
      noteHeap()
    }
    for _ in 0..<count % Self.blockLength { step() }
  }

  private static let blockLength = 100

  private mutating func noteHeap() {
    guard let bytes = LiveHeap.bytes else { return }
    leastHeapBytes = min(leastHeapBytes ?? bytes, bytes)
    mostHeapBytes = max(mostHeapBytes ?? bytes, bytes)
  }

  private mutating func note(nanoseconds: UInt64) {
    let ofCycle = Double(nanoseconds) / Double(Self.blockLength)
    cheapest = min(cheapest ?? ofCycle, ofCycle)
  }
}
