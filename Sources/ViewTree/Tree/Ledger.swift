/// Where counts are added on the way: totals always, details only if somebody asked.
///
/// A ledger lives at a fixed address, so that adding one is a single instruction without an exclusivity check.
@frozen @usableFromInline struct Ledger {
  @usableFromInline var totals = WorkTotals()
  @usableFromInline var isRecording = false

  init(isRecording: Bool = false) {
    self.isRecording = isRecording
  }

  /// The ledger of the tree that is at work; nil outside any tree, where nothing is counted. Initialisers of view
  /// values have no context to ask, hence a global; everything that touches it is on the main actor. Its initial value
  /// is a constant, so reaching it takes no once-check.
  @exclusivity(unchecked) @usableFromInline
  nonisolated(unsafe) static var current: UnsafeMutablePointer<Ledger>?
}
