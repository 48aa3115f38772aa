/// Where counts are added on the way: totals always, details only if somebody asked.
///
/// A ledger lives at a fixed address, so that adding one is a single instruction without an exclusivity check.
@frozen @usableFromInline struct Ledger {
  @usableFromInline var totals = WorkTotals()
  @usableFromInline var isRecording = false

  init(isRecording: Bool = false) {
    self.isRecording = isRecording
  }

  /// The ledger of the tree that is at work. Initialisers of view values have no context to ask, hence a global;
  /// everything that touches it is on the main actor. Work outside any tree goes to a ledger nobody reads.
  @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) static var current: UnsafeMutablePointer<Ledger> = idle

  nonisolated(unsafe) static let idle: UnsafeMutablePointer<Ledger> = {
    let ledger = UnsafeMutablePointer<Ledger>.allocate(capacity: 1)
    ledger.initialize(to: Ledger())
    return ledger
  }()
}
