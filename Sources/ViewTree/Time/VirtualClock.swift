/// A host's virtual clock, and the work that waits for it: earliest deadline first, in the order of submission among
/// equals. Time is in nanoseconds since the host was made, and moves only when the host is told to.
struct VirtualClock {
  private struct Work: Comparable {
    let deadline: UInt64
    let ticket: Int
    let action: Action

    static func < (left: Work, right: Work) -> Bool {
      left.deadline != right.deadline ? left.deadline < right.deadline : left.ticket < right.ticket
    }

    static func == (left: Work, right: Work) -> Bool { left.ticket == right.ticket }
  }

  /// The last time that ever comes: the one after it stands for never.
  static let end = UInt64.max - 1

  private(set) var nanoseconds: UInt64 = 0
  private var waiting = Heap<Work>()
  private var ticket = 0

  /// When the next work is due; nil if none waits, or for ever.
  var nextDeadline: UInt64? { waiting.first.flatMap { $0.deadline == .max ? nil : $0.deadline } }

  /// How much work waits, due or not.
  var waitingCount: Int { waiting.count }

  /// Whether some work is due now.
  var hasDueWork: Bool { nextDeadline.map { $0 <= nanoseconds } ?? false }

  mutating func submit(_ action: Action, at deadline: UInt64) {
    waiting.insert(Work(deadline: max(deadline, nanoseconds), ticket: ticket, action: action))
    ticket += 1
  }

  mutating func takeDueWork() -> Action? { hasDueWork ? waiting.removeFirst()?.action : nil }

  mutating func move(to nanoseconds: UInt64) { self.nanoseconds = max(nanoseconds, self.nanoseconds) }
}

// Work that was submitted while no host acted waits here for the next host that does.
extension VirtualClock {
  // Sound: `nonisolated(unsafe)`: the main actor alone touches it, as it does all of the tree.
  nonisolated(unsafe) private(set) static var strays: [(action: Action, delay: UInt64)] = []

  static func submitStray(_ action: Action, after delay: UInt64) { strays.append((action, delay)) }

  /// Takes over what was submitted while no host acted.
  mutating func adoptStrays() {
    for stray in VirtualClock.strays { submit(stray.action, at: nanoseconds.addingOrForever(stray.delay)) }
    VirtualClock.strays = []
  }
}

extension UInt64 {
  /// A sum of times, of which the greatest stands for ever.
  func addingOrForever(_ other: UInt64) -> UInt64 {
    let (sum, hasOverflowed) = addingReportingOverflow(other)
    return hasOverflowed ? .max : sum
  }
}
