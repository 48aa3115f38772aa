public import CCounters

/// Where counts are added on the way: totals always, details only if somebody asked.
///
/// A ledger lives at a fixed address, so that adding one is a single instruction without an exclusivity check.
@frozen @usableFromInline struct Ledger {
  @usableFromInline var totals = WorkTotals()
  @usableFromInline var isRecording = false
  @usableFromInline var scratch = Scratch()

  init(isRecording: Bool = false) {
    self.isRecording = isRecording
  }

  /// Runs an action, and takes over what initialisers of view values counted meanwhile. An action of another tree
  /// inside this one counts for itself.
  @inlinable static func counting<Result>(
    into ledger: UnsafeMutablePointer<Ledger>,
    _ action: () -> Result
  ) -> Result {
    let outer = linkcost_built
    linkcost_built = .init()
    defer {
      ledger.pointee.totals.linksBuilt &+= linkcost_built.links
      ledger.pointee.totals.destinationsBuilt &+= linkcost_built.destinations
      ledger.pointee.totals.wrappersBuilt &+= linkcost_built.wrappers
      ledger.pointee.totals.objectsBuilt &+= linkcost_built.objects
      ledger.pointee.totals.loadsStarted &+= linkcost_built.loads
      linkcost_built = outer
    }
    return action()
  }
}
