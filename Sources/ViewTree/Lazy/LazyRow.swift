/// A row that a lazy container has made, on a surface of its own, so that it can be covered when it leaves the viewport.
///
/// Invariants, in a tree at rest:
/// - It is covered if and only if it is not in the viewport.
/// - In the viewport it has been given the newest value; elsewhere it may wait for it.
final class LazyRow<ID: Hashable, Content: View>: AnyLazyRow {
  let id: ID
  // Sound: `@exclusivity(unchecked)`: a pass or a visit is at the node alone, and neither runs code that could reach
  // the same row; its numbers and its ticket are read or set as a whole, so that no access lasts while other code runs.
  @exclusivity(unchecked) var node: Content._Node

  @MainActor init(id: ID, node: Content._Node, environment: EnvironmentScope) {
    self.id = id
    self.node = node
    super.init(in: environment)
  }

  @MainActor func visit(with visitor: _Visitor) { Content._visit(&node, with: visitor) }
}

/// What does not depend on the row's type. Its environment outlives its node.
class AnyLazyRow {
  let environment: EnvironmentScope
  let surface: Surface
  /// The place of its element.
  @exclusivity(unchecked) final var index = 0
  /// Which of the values that its `ForEach` was given it has.
  @exclusivity(unchecked) final var version = 0
  /// The newest walk that matched it with an element; -1 once it has been parked or ended.
  @exclusivity(unchecked) final var claim = 0
  /// The newest walk that found it in the viewport, or among the rows that are prefetched.
  @exclusivity(unchecked) final var generation = 0
  /// Where that walk found it, in items.
  @exclusivity(unchecked) final var items = 0..<0
  /// The action in which it left the viewport; nil while it is there. A walk that has to look at it does not change that.
  @exclusivity(unchecked) final var leftIn: Int?
  /// How many rows had been parked when it was; nil while it is not.
  @exclusivity(unchecked) final var parking: Int?
  @exclusivity(unchecked) private final var ticket: ObservationTicket?

  @MainActor init(in environment: EnvironmentScope) {
    self.environment = environment
    surface = environment.surface!
  }

  // The objects keep the ticket for as long as they like.
  deinit { ticket?.end() }

  /// Takes what making its value has read of observable objects.
  final func observe(_ newTicket: ObservationTicket?, for owner: Dependent) {
    if ticket == nil && newTicket == nil { return }
    ticket?.end()
    ticket = newTicket
    ticket?.begin(for: owner)
  }

  /// Stops following objects. Whether they have changed is not known from then on.
  final func stopObserving() {
    guard let ticket else { return }
    ticket.end()
    self.ticket = nil
    version = -1
  }

  @MainActor final var isVisible: Bool {
    get { !surface.isCovered }
    set { surface.isCovered = !newValue }
  }
}

extension _TreeContext {
  /// The environment of a row, which is covered until its place has been found to be visible.
  @MainActor func makeRowEnvironment(in container: LazyContainer) -> EnvironmentScope {
    let environment = makeCoveredEnvironment()
    environment.lazyContainer = container
    environment.isInsideLazyContainer = true
    return environment
  }
}
