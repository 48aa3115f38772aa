/// The rows of a `ForEach` in a lazy container: those in the viewport, and those that were there not long ago.
///
/// Where the type of the content tells how many rows each element is, the elements in the viewport follow from their
/// indices, and no other is touched. Elsewhere elements are gone through in order, and how many rows those seen were is
/// remembered as long as the data are the same; with other data their values are made again to find out, and only of
/// those whose bodies alone can tell it is remembered further.
///
/// A row that leaves is parked: covered, so that it disappears and its tasks end, but kept with its state for as many
/// updates as the viewport says, and then removed (behaviour B24). Until it comes back it is given no newer value.
///
/// Invariants, in a tree at rest:
/// - `rows` are in the order of their elements, which are neighbours; all others are parked.
/// - A row whose element is gone from the data is gone as well.
@usableFromInline final class LazyRows<Data: RandomAccessCollection, ID: Hashable, Content: View>: AnyLazyRows {
  @usableFromInline typealias Rows = ForEach<Data, ID, Content>
  typealias Row = LazyRow<ID, Content>
  typealias Walk = RowWalk<ID, Content>

  // Sound: `@exclusivity(unchecked)`: one walk or one visit is at the rows at a time, and the user code that it runs,
  // closures for rows and identifiers, cannot reach them: a host that is asked meanwhile traps.
  /// The newest data and closures.
  @exclusivity(unchecked) var source: Rows
  let loops: IdentifierLoops<Data, ID>
  let shape: _RowShape
  /// Whether each value of the `ForEach` has all row values made (behaviours B22, B23).
  let readsAllValues: Bool
  @exclusivity(unchecked) var rows: [Row] = []
  /// Rows that a walk has not found in the viewport any more, until the viewport has come to rest.
  @exclusivity(unchecked) var leaving: [Row] = []
  @exclusivity(unchecked) var parked = ParkedRows<ID, Content>()
  /// Counts the values given, and the changes of what the content closure has read.
  @exclusivity(unchecked) var version = 1
  /// Whether the data may be others than at the end of the newest layout.
  @exclusivity(unchecked) var hasNewData = true
  /// Whether rows have come into the viewport since then, have left it, or may have changed places.
  @exclusivity(unchecked) var hasOtherRows = false
  /// Whether the ids of these data have been looked through for duplicates.
  @exclusivity(unchecked) var hasReadIdentifiers = false
  /// Whether one has been found among these data.
  @exclusivity(unchecked) var hasWarned = false
  @exclusivity(unchecked) var isAwaitingLapse = false
  /// How many items each element was when it was last seen, as far as the walk has come; -1 where that is not known.
  /// Not needed where the shape is constant.
  @exclusivity(unchecked) var sizes: [Int] = []
  /// The same of other data, under these data's places: for elements of which only a body can tell.
  @exclusivity(unchecked) var oldSizes: [Int] = []
  /// The version whose values have all been made.
  @exclusivity(unchecked) var readVersion = 0
  /// What making them has read of observable objects, but for those of rows.
  @exclusivity(unchecked) var valueTickets: [ObservationTicket] = []

  @MainActor init(
    _ source: Rows,
    _ loops: IdentifierLoops<Data, ID>,
    of container: LazyContainer,
    in context: _TreeContext
  ) {
    var query = _RowShapeQuery()
    self.source = source
    self.loops = loops
    shape = Content._rowShape(&query)
    readsAllValues = container.isList && (shape == .variable || query.hasExplicitID)
    super.init(
      of: container,
      fields: TypeFields.of(Never.self),
      in: context,
      // Sound: `unsafeDowncast`: a dependent is updated by its own function.
      update: { dependent in unsafeDowncast(dependent, to: LazyRows.self).makeAgain() }
    )
    container.needsLayout()
  }

  // What goes with the rows may change an object that their values have read; by then nobody must be told any more.
  deinit {
    endValueTickets()
    for row in rows { row.stopObserving() }
    for row in parked.rows { row.stopObserving() }
  }

  /// Takes the parent's newer value. Rows are given theirs when the container lays out.
  @MainActor @usableFromInline func receive(_ newSource: Rows) {
    forgetChanges()
    var (old, new) = (source.data, newSource.data)
    if !(LazyRows.bitsTellData && haveEqualBits(&old, &new) && old.count == new.count) { take(newSource) }
    source = newSource
    version &+= 1
    container.needsLayout()
  }

  /// Whether data with equal bits have the same elements. A collection that refers to an object may have changed in place.
  static var bitsTellData: Bool { Data.self == [Data.Element].self || Data.self == Range<Int>.self }

  /// What is about to replace the data is not the same.
  @MainActor func take(_ newSource: Rows) {
    hasNewData = true
    hasReadIdentifiers = false
    hasWarned = false
    if !(sizes.isEmpty && oldSizes.isEmpty) { carrySizes(over: newSource) }
  }

  /// Something that the content closure has read of an observable object has changed.
  @MainActor func makeAgain() {
    if !confirmsChange() { return }
    _ = takeChanges()
    version &+= 1
    container.layOut()
  }

  /// Where rows lie: in a context of their own, one deeper than the `ForEach`. If their number is known, there is
  /// nothing lazy in them.
  func context(in environment: EnvironmentScope) -> _TreeContext {
    context.at(depth: context.depth &+ 1, in: environment, isLazy: shape == .variable)
  }

  @MainActor override func place(_ cursor: inout LazyCursor) { placeRows(&cursor) }

  @MainActor override func finish() { finishRows() }

  @MainActor override func locate(_ search: inout RowSearch) { locateRows(&search) }

  @MainActor override var knownItemCount: Int? {
    if case .constant(let size) = shape { saturatingProduct(source.data.count, size) } else { nil }
  }

  @MainActor func visit(with visitor: _Visitor) {
    visitor.dependent(self)
    visitor.rows(
      Rows.self,
      self,
      content: { for row in rows where row.isVisible { row.visit(with: visitor) } },
      parked: { visitParked(with: visitor) }
    )
  }

  @MainActor func visitParked(with visitor: _Visitor) {
    for row in rows where !row.isVisible { row.visit(with: visitor) }
    for row in parked.rows { row.visit(with: visitor) }
  }

  @MainActor override func parkAll() {
    for row in rows { leave(row) }
    rows = []
  }

  @MainActor override func dropLapsed() { endLapsed() }

  @MainActor override var visibleItemCount: Int {
    rows.reduce(0) { $0 + $1.items.clamped(to: container.window).count }
  }

  @MainActor override func checkInvariants() {
    precondition(leaving.isEmpty, "A row of a lazy container is neither visible nor parked.")
    precondition(!hasNewData && !isDirty, "Rows of a lazy container wait to be laid out in a tree at rest.")
    for (row, next) in zip(rows, rows.dropFirst()) {
      precondition(row.index + 1 == next.index, "Rows of a lazy container are not neighbours.")
      precondition(row.items.upperBound == next.items.lowerBound, "The sizes of rows do not add up.")
    }
    for row in rows {
      precondition(row.parking == nil, "A row of a lazy container is both visible and parked.")
      precondition(row.version == version, "A visible row of a lazy container has an old value.")
      precondition(row.index < source.data.count, "A row of a lazy container has no element.")
    }
    for row in parked.rows { precondition(!row.isVisible, "A parked row is not covered.") }
  }
}

extension ForEach._Node {
  /// Rows that are made when the container lays out.
  @MainActor @usableFromInline
  init(
    of source: ForEach<Data, ID, Content>,
    in container: LazyContainer,
    _ loops: IdentifierLoops<Data, ID>,
    _ context: _TreeContext
  ) {
    self.init(storage: RowStorage(capacity: 0))
    lazyRows = LazyRows(source, loops, of: container, in: context)
  }
}
