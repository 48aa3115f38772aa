internal import CCounters

/// What a tree that records details did while some work was under way, with the time of each.
///
/// Reading the clock and keeping entries takes time itself, the more the closer entries lie: what this tells is what lies
/// in what, in which order and in what proportion, and not how long a tree takes that records nothing.
///
/// Entries are in the order of their start; those of one moment are in the order in which they happened. One tree is at
/// work, fresh or with its counts just reset.
package final class Timeline {
  /// What counts itself in its initialiser, which knows no tree.
  package enum Built: String, CaseIterable, Sendable {
    case link, destination, wrapper, object, load
  }

  package enum Kind: Equatable, Sendable {
    /// From a body's evaluation until the tree has taken in what it returned.
    case body([Cause.Reason])
    /// The evaluation of the body around it alone.
    case evaluation
    /// A node entered the tree.
    case node
    /// A new value was held against the kept one; the fields in which they differ, none where they are equal.
    case comparison(isEqual: Bool, fields: [String])
    /// So many of one kind were built since the entry before.
    case built(Built, Int)
  }

  package struct Entry {
    package let kind: Kind
    /// Absent for what was built.
    let type: Any.Type?
    /// Since the work began. Of what has no end: when the tree heard of it, which is when it was over.
    package let startNanoseconds: UInt64
    /// Absent for what has no end.
    package fileprivate(set) var endNanoseconds: UInt64?

    /// The view's type, without its module; empty for what was built.
    package var typeName: String { type.map { String(describing: $0) } ?? "" }
  }

  // Sound: `nonisolated(unsafe)`: the main actor alone touches it, as it does all of the tree.
  /// The one that is being kept; nil almost always.
  nonisolated(unsafe) private(set) static var current: Timeline?

  package private(set) var entries: [Entry] = []
  /// How long the work took.
  package private(set) var nanoseconds: UInt64 = 0
  private let clock: () -> UInt64
  private let start: UInt64
  /// The places of the entries that have not ended, the innermost last.
  private var open: [Int] = []
  /// What of each kind is among the entries already.
  private var noted = Built.allCases.map { _ in 0 }
  private var tree: Tree?

  private init(clock: @escaping () -> UInt64) {
    self.clock = clock
    start = clock()
  }

  /// Does the work, and tells what the tree did meanwhile. Traps if another timeline is being kept.
  ///
  /// - Parameter clock: nanoseconds since some fixed moment, never set back.
  @MainActor package static func recorded<Result>(
    by clock: @escaping () -> UInt64,
    _ work: () -> Result
  ) -> (result: Result, timeline: Timeline) {
    precondition(current == nil, "Two timelines cannot be kept at once.")
    let timeline = Timeline(clock: clock)
    current = timeline
    defer { current = nil }
    let result = work()
    timeline.finish()
    return (result, timeline)
  }

  private func finish() {
    nanoseconds = now()
    // The actions are over, and the tree has taken over what was counted: what is counted now is no tree's.
    noteBuilt(at: nanoseconds, notYetTakenOver: .init())
    tree = nil
  }

  func beginBody(of type: Any.Type, because reasons: [Cause.Reason], in tree: Tree) {
    let now = now(in: tree)
    for kind in [Kind.body(reasons), .evaluation] {
      open.append(entries.count)
      entries.append(Entry(kind: kind, type: type, startNanoseconds: now))
    }
  }

  /// Ends the innermost evaluation, or the innermost body, whose evaluation has ended.
  func end(in tree: Tree) {
    let now = now(in: tree)
    // A body that was begun before the work is nobody's.
    if let place = open.popLast() { entries[place].endNanoseconds = now }
  }

  func note(_ kind: Kind, of type: Any.Type, in tree: Tree) {
    let now = now(in: tree)
    entries.append(Entry(kind: kind, type: type, startNanoseconds: now))
  }

  private func now() -> UInt64 { clock() - start }

  /// The time, and by it what has been built until then.
  private func now(in tree: Tree) -> UInt64 {
    let now = now()
    self.tree = tree
    noteBuilt(at: now, notYetTakenOver: linkcost_built)
    return now
  }

  /// An action inside another of the same tree counts from zero until it is over: what it builds is noted then.
  private func noteBuilt(at now: UInt64, notYetTakenOver built: linkcost_built) {
    guard let totals = tree?.ledger.pointee.totals else { return }
    for (index, kind) in Built.allCases.enumerated() {
      let count = kind.count(totals, built) - noted[index]
      guard count > 0 else { continue }
      noted[index] += count
      entries.append(Entry(kind: .built(kind, count), type: nil, startNanoseconds: now))
    }
  }
}

extension Timeline.Built {
  /// What the tree has taken over, and what has been counted since.
  fileprivate func count(_ totals: WorkTotals, _ built: linkcost_built) -> Int {
    switch self {
    case .link: totals.linksBuilt + built.links
    case .destination: totals.destinationsBuilt + built.destinations
    case .wrapper: totals.wrappersBuilt + built.wrappers
    case .object: totals.objectsBuilt + built.objects
    case .load: totals.loadsStarted + built.loads
    }
  }
}
