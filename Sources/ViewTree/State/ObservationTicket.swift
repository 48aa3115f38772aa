@_exported public import Observation

// Sound: `@unchecked Sendable`: all but `hasEnded` is touched on the main actor only, which `fire` checks.
/// What one evaluation of a body has read of observable objects: the first change of any of it makes the view dirty
/// (behaviour B38).
///
/// Each evaluation has a ticket of its own, and only the newest counts. The toolchain's public interface cannot take a
/// registration back: an older ticket stays with the objects, without effect, until one of the properties it names
/// changes.
@usableFromInline final class ObservationTicket: @unchecked Sendable {
  /// How `_printChanges()` names such a change.
  static let cause = "@dependencies"

  // Sound: `unowned(unsafe)`: a dependent ends its tickets when it goes, after which none reaches it.
  private unowned(unsafe) var owner: Dependent?
  private var hasFired = false
  // Sound: `@exclusivity(unchecked)`: a word that is read or set as a whole; a race has the outcome of one order or the
  // other.
  /// Whether nobody listens any more. Looked at wherever the object changes: a change there while the view is about to
  /// go may trap or not, as if it had come a moment earlier or later.
  @exclusivity(unchecked) private var hasEnded = false

  /// Evaluates a body.
  ///
  /// - Returns: nil if the body has read nothing that is observable.
  @usableFromInline static func tracking(_ evaluate: () -> Void) -> ObservationTicket? {
    var ticket: ObservationTicket?
    // In a closure of its own: one that is isolated to the main actor would check the current executor on each call.
    withObservationTracking({ evaluate() }, onChange: issue(&ticket))
    return ticket
  }

  private static func issue(_ ticket: inout ObservationTicket?) -> @Sendable () -> Void {
    let issued = ObservationTicket()
    ticket = issued
    return { issued.fire() }
  }

  /// Names the view that is to become dirty. A change that came before, while the body's content was made, counts.
  func begin(for owner: Dependent) {
    self.owner = owner
    if hasFired { fire() }
  }

  func end() {
    owner = nil
    hasEnded = true
  }

  /// A property is about to change, which no longer concerns a view that has gone or has been evaluated anew. During a
  /// pass, which is then itself the cause, the view waits for the next one.
  private func fire() {
    if hasEnded { return }
    MainActor.preconditionIsolated("An observable object that a view has read was changed outside the main actor.")
    hasFired = true
    guard let owner else { return }
    let tree = owner.context.tree
    if tree.isInBody {
      tree.afterPass { [self] in self.owner?.markDirty(because: ObservationTicket.cause) }
    } else {
      tree.carryOut { [self] in self.owner?.markDirty(because: ObservationTicket.cause) }
    }
  }
}

/// As `withPlace(of:_:)`, for a body: also finds out whether it read something observable.
@inlinable @inline(__always)
func withPlace<Value, Result>(
  ofBody value: @autoclosure () -> Value,
  _ ticket: inout ObservationTicket?,
  _ take: (_Place<Value>) -> Result
) -> Result {
  withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { places in
    let place = places.baseAddress!
    ticket = ObservationTicket.tracking { place.initialize(to: value()) }
    return take(place)
  }
}
