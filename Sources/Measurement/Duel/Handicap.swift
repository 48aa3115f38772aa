/// A subject that takes a known share longer: after its own steps it does nothing useful for that share of their time.
///
/// For finding out what a duel can detect. The time is wall time, which costs 27 ns to read; so that a sample during which the
/// thread was preempted does not wait for ever, no more than twice the quickest one counts.
@MainActor public final class Handicap: Measurable {
  private let subject: any Measurable
  private let share: Double
  private var quickest = [Int: UInt64]()

  /// A share of 0.03 makes each step 3 % dearer.
  public init(_ subject: any Measurable, share: Double) {
    precondition(share >= 0, "A handicap of \(share) would be a head start.")
    self.subject = subject
    self.share = share
  }

  public var stepLimit: Int { subject.stepLimit }

  public func prepare(steps: Int) throws { try subject.prepare(steps: steps) }

  public func run(steps: Int) {
    let start = MonotonicClock.now()
    subject.run(steps: steps)
    let end = MonotonicClock.now()
    let least = min(quickest[steps] ?? .max, max(1, end - start))
    quickest[steps] = least
    let extra = UInt64(Double(min(end - start, 2 * least)) * share)
    while MonotonicClock.now() - end < extra {}
  }

  public func verify(steps: Int) throws { try subject.verify(steps: steps) }
}
