/// What a lazy container keeps besides its content: how far it is scrolled.
///
/// Only what comes from a `ForEach` is lazy, and takes room in the viewport. What else the container holds directly,
/// headers, footers, a lone text, is always made, and takes none. The rows of a `ForEach` are the container's through
/// sections, groups, modifiers, conditions and views with a body, but not through a stack or another layout container.
///
/// Rows are laid out by a walk over the `ForEach`es in document order: when the container has been made or patched, when
/// it is scrolled, and when a view inside has come to have more rows or fewer.
///
/// Invariants, in a tree at rest:
/// - The viewport lies within the rows, or begins at the first if they do not fill it.
/// - The rows that are made and not parked are those that the viewport shows, and as many after them as are prefetched.
@usableFromInline final class LazyContainer: Dependent {
  /// Whether it reads all identifiers, and makes all row values if it cannot tell from their type how many rows they
  /// are (behaviour B22).
  @usableFromInline let isList: Bool
  /// Items side by side in one row of the viewport.
  private var lanes: Int
  /// Whether the viewport's rows lie side by side.
  let isHorizontal: Bool
  // Sound: `@exclusivity(unchecked)`: what is kept here is read or set as a whole, and a walk looks through a copy of
  // the rows that it has met.
  /// Rows of the viewport before the first visible one.
  @exclusivity(unchecked) private(set) var offset = 0
  /// Counts walks.
  @exclusivity(unchecked) @usableFromInline private(set) var generation = 0
  /// Items up to the end of the newest walk: all, if it got there.
  @exclusivity(unchecked) private(set) var itemCount = 0
  /// Holds the content, which therefore goes before its environment.
  private var visitContent: (@MainActor (_Visitor) -> Void)?
  /// The environment of the content.
  private let environment: EnvironmentScope
  /// While its own verb or its walk is at work, which lays out in the end.
  @exclusivity(unchecked) private var isHeld = true
  /// The rows that the walks of this layout have met.
  @exclusivity(unchecked) private var met: [AnyLazyRows] = []
  @exclusivity(unchecked) private var target: ScrollTarget?

  @MainActor @usableFromInline init(
    isList: Bool,
    lanes: Int,
    isHorizontal: Bool,
    in context: _TreeContext
  ) {
    self.isList = isList
    self.lanes = lanes
    self.isHorizontal = isHorizontal
    environment = EnvironmentScope(under: context.environment)
    super.init(fields: TypeFields.of(Never.self), in: context) { dependent in
      // Sound: `unsafeDowncast`: this initialiser alone hands the function over, for the container that is being made.
      let container = unsafeDowncast(dependent, to: LazyContainer.self)
      container.forgetChanges()
      container.layOut()
    }
    environment.lazyContainer = self
    environment.isInsideLazyContainer = true
  }

  /// The context of the content.
  @usableFromInline var contentContext: _TreeContext {
    context.at(depth: context.depth &+ 1, in: environment, isLazy: true)
  }

  /// Lays the content out for the first time.
  @MainActor @usableFromInline func open(_ visit: @escaping @MainActor (_Visitor) -> Void) {
    visitContent = visit
    layOut()
  }

  /// The content is about to be patched.
  @MainActor @usableFromInline func hold(lanes: Int) {
    self.lanes = lanes
    isHeld = true
  }

  /// Takes note that rows inside have come or gone, or are to be made again.
  @usableFromInline func needsLayout() {
    if !isHeld { markDirty(because: "rows") }
  }

  /// Moves the viewport. Where it ends is found out by the walk.
  func scroll(by rows: Int) {
    offset = max(saturatingSum(offset, rows), 0)
    markDirty(because: "offset")
  }

  /// Moves the viewport to the element with an identity, if there is one.
  func scroll(to target: ScrollTarget) {
    self.target = target
    markDirty(because: "offset")
  }

  /// Walks over all rows until the viewport is where it is to be.
  @MainActor @usableFromInline func layOut() {
    forgetChanges()
    isHeld = true
    let rows = topRows()
    if let target { moveViewport(to: target, rows) }
    repeat { walk(rows) } while stepsBackFromEnd()
    // From the inside out: those inside a row may go with it.
    if met.count > 1 { met.sort { $0.context.depth > $1.context.depth } }
    for rows in met { rows.finish() }
    met.removeAll(keepingCapacity: true)
    isHeld = false
  }

  /// The `ForEach`es that are direct children.
  @MainActor func topRows() -> [AnyLazyRows] {
    let collector = RowsCollector()
    visitContent?(collector)
    return collector.rows
  }

  @MainActor private func walk(_ rows: [AnyLazyRows]) {
    generation &+= 1
    clampKnown(rows)
    let prefetch = min(saturatingProduct(viewport.prefetch, lanes), LazyContainer.farthestItem)
    var cursor = LazyCursor(window: window, prefetch: prefetch, generation: generation)
    for rows in rows { rows.place(&cursor) }
    itemCount = cursor.position
  }

  private var viewport: Viewport { context.tree.viewport }

  /// What is visible, in items. Of an offset beyond all counting the half, so that what is added to it does not overflow.
  var window: Range<Int> {
    let lower = min(saturatingProduct(offset, lanes), LazyContainer.farthestItem)
    return lower..<(lower + min(saturatingProduct(viewport.rows, lanes), LazyContainer.farthestItem))
  }

  /// The viewport does not get beyond this, so that places in it can be reckoned with.
  static let farthestItem = Int.max / 4

  /// Notes rows that the walk has placed, which are to be told when the viewport has come to rest.
  @usableFromInline func meets(_ rows: AnyLazyRows) { met.append(rows) }

  /// Where the numbers of rows are known, the end is known before the walk.
  @MainActor private func clampKnown(_ rows: [AnyLazyRows]) {
    if offset == 0 { return }
    offset = min(offset, LazyContainer.farthestItem / lanes)
    var total = 0
    for rows in rows {
      guard let count = rows.knownItemCount else { return }
      total = saturatingSum(total, count)
    }
    offset = min(offset, lastOffset(of: total))
  }

  /// Where the viewport lies beyond the end, moves it back. Returns whether it did.
  private func stepsBackFromEnd() -> Bool {
    if offset == 0 || itemCount >= window.upperBound { return false }
    let last = lastOffset(of: itemCount)
    if offset <= last { return false }
    offset = last
    return true
  }

  private func lastOffset(of items: Int) -> Int { max(items / lanes + min(items % lanes, 1) - viewport.rows, 0) }

  /// Moves the viewport to what is sought. What comes before may be found to be another number of rows once it is made,
  /// so the search is repeated after a walk.
  @MainActor private func moveViewport(to target: ScrollTarget, _ rows: [AnyLazyRows]) {
    self.target = nil
    for _ in 0..<LazyContainer.searchLimit {
      let finder = TargetFinder(target)
      visitContent?(finder)
      guard let found = finder.found else { return }
      let next = target.offset(of: found, lanes: lanes, from: offset, viewport.rows, isHorizontal: isHorizontal)
      if next == offset { return }
      offset = next
      if !rows.allSatisfy({ $0.knownItemCount != nil }) { repeat { walk(rows) } while stepsBackFromEnd() }
    }
  }

  private static let searchLimit = 4

  /// Whether it has, or would make, what is sought.
  @MainActor func contains(_ target: ScrollTarget) -> Bool {
    let finder = TargetFinder(target)
    visitContent?(finder)
    return finder.found != nil
  }

  @MainActor func checkInvariants() {
    precondition(offset >= 0, "A lazy container is scrolled to before its beginning.")
    precondition(
      offset == 0 || itemCount >= window.upperBound || offset <= lastOffset(of: itemCount),
      "A lazy container is scrolled beyond its end."
    )
    let check = VisibleItemsCounter()
    visitContent?(check)
    let expected = window.clamped(to: 0..<itemCount).count
    precondition(
      check.count == expected,
      "\(check.count) items of a lazy container are visible, but \(expected) are in its viewport."
    )
  }
}

extension _TreeContext {
  /// Tells the lazy container, if this place is a direct child of one, that there may be more rows here, or fewer.
  @usableFromInline func rowsMayHaveChanged() {
    if isLazy { environment.lazyContainer?.needsLayout() }
  }
}
