/// How rows are made, patched, parked and ended.
extension LazyRows {
  /// Makes the value of an element, and finds out what that reads of observable objects.
  @MainActor @inlinable @inline(__always)
  func withPlace<Result>(
    ofValueAt index: Int,
    _ elements: Elements<Data>,
    _ take: (_Place<Content>, ObservationTicket?) -> Result
  ) -> Result {
    withUnsafeTemporaryAllocation(of: Content.self, capacity: 1) { places in
      let place = places.baseAddress!
      let ticket = ObservationTicket.tracking { place.initialize(to: elements.call(source.content, index)) }
      return take(place, ticket)
    }
  }

  @MainActor @inlinable
  func make(_ view: _Place<Content>, _ elements: Elements<Data>, _ index: Int, _ ticket: ObservationTicket?) -> Row {
    let environment = context.makeRowEnvironment(in: container)
    let node = Content._make(taking: view, in: context(in: environment))
    let row = Row(id: elements.call(source.identify, index), node: node, environment: environment)
    row.version = version
    row.claim = container.generation
    row.observe(ticket, for: self)
    return row
  }

  /// Gives a row the newest value.
  @MainActor @inlinable func patch(_ row: Row, _ elements: Elements<Data>, _ index: Int) {
    row.version = version
    withPlace(ofValueAt: index, elements) { place, ticket in
      Content._patch(&row.node, taking: place, in: context(in: row.environment))
      row.observe(ticket, for: self)
    }
  }

  /// Follows what a value has read that no row has come of.
  @usableFromInline func follow(_ ticket: ObservationTicket) {
    valueTickets.append(ticket)
    ticket.begin(for: self)
  }

  @usableFromInline func endValueTickets() {
    for ticket in valueTickets { ticket.end() }
    valueTickets = []
  }

  /// Parks or ends rows that the walks have not found in the viewport.
  @MainActor @inlinable func finishRows() {
    if hasNewData { endMissing() }
    for row in leaving where row.generation != container.generation { leave(row) }
    leaving.removeAll(keepingCapacity: true)
    hasNewData = false
    if hasOtherRows { noteOtherRows() }
  }

  @MainActor @usableFromInline func leave(_ row: Row) {
    if row.claim == LazyRows.none { return }
    row.claim = LazyRows.none
    hasOtherRows = true
    if context.tree.viewport.retention == .none { return end(row) }
    row.setVisible(false)
    if shape == .variable { parkRows(inside: row) }
    if !readsAllValues { row.stopObserving() }
    row.leftIn = row.leftIn ?? context.tree.actionNumber
    if let other = parked.park(row, in: row.leftIn!) { end(other) }
    awaitLapse()
  }

  @MainActor private func parkRows(inside row: Row) {
    let collector = RowsCollector()
    row.visit(with: collector)
    for rows in collector.rows { rows.parkAll() }
  }

  /// No walk.
  static var none: Int { -1 }

  @MainActor private func end(_ row: Row) {
    context.tree.remove { row.visit(with: $0) }
    row.stopObserving()
  }

  /// Ends rows whose elements are gone. One pass over the data, unless all rows have been found before its end.
  @MainActor @inlinable @inline(never) func endMissing() {
    var missing = Set<ID>()
    for row in leaving where row.generation != container.generation { missing.insert(row.id) }
    for row in parked.rows { missing.insert(row.id) }
    if missing.isEmpty { return }
    for element in source.data where missing.remove(source.identify(element)) != nil && missing.isEmpty { return }
    endAll(missing)
  }

  @MainActor @usableFromInline func endAll(_ ids: Set<ID>) {
    for row in leaving where ids.contains(row.id) && row.generation != container.generation {
      if row.claim == LazyRows.none { continue }
      row.claim = LazyRows.none
      hasOtherRows = true
      end(row)
    }
    for row in parked.rows where ids.contains(row.id) {
      _ = parked.take(row.id)
      end(row)
    }
  }

  /// Ends rows that have been parked for long enough.
  @MainActor @usableFromInline func endLapsed() {
    isAwaitingLapse = false
    guard case .updates(let updates) = context.tree.viewport.retention else { return }
    for row in parked.takeAll(upTo: context.tree.actionNumber - updates) { end(row) }
    awaitLapse()
  }

  /// Has itself asked when the first parked row is to go.
  private func awaitLapse() {
    guard !isAwaitingLapse, case .updates(let updates) = context.tree.viewport.retention else { return }
    guard let first = parked.firstAction else { return }
    isAwaitingLapse = true
    context.tree.lapses.add(self, after: first + updates)
  }

  @MainActor @usableFromInline func noteOtherRows() {
    hasOtherRows = false
    context.environment.listener?.orderDidChange()
    if !hasWarned && !container.isList { warnOfDuplicates() }
  }

  /// Looks for duplicates among the rows that are made (behaviour B25).
  @MainActor private func warnOfDuplicates() {
    var seen = Set<ID>(minimumCapacity: rows.count)
    for row in rows where !seen.insert(row.id).inserted { return warnOfDuplicate(row.id) }
  }

  @MainActor @usableFromInline func warnOfDuplicate(_ id: ID) {
    hasWarned = true
    Rows.warnOfDuplicate(id, context)
  }
}

/// A list's identifiers.
extension LazyRows {
  /// Reads all identifiers, and warns of duplicates (behaviours B22, B25).
  @MainActor @inlinable @inline(never) func readIdentifiers() {
    hasReadIdentifiers = true
    if let duplicate = firstDuplicate() { warnOfDuplicate(duplicate) }
  }

  @MainActor @inlinable func firstDuplicate() -> ID? {
    let elements = Elements(source.data)
    defer { withExtendedLifetime(source.data) {} }
    let ascending = countAscending(elements)
    if ascending == elements.count { return nil }
    var seen = Set<ID>(minimumCapacity: elements.count)
    for index in 0..<elements.count {
      let id = elements.call(source.identify, index)
      if !seen.insert(id).inserted { return id }
    }
    return nil
  }

  /// How many ids at the beginning are ascending whole numbers, which need no table to be told apart.
  @MainActor @inlinable func countAscending(_ elements: Elements<Data>) -> Int {
    if ID.self != Int.self || elements.count == 0 { return 0 }
    var previous = unsafeBitCast(elements.call(source.identify, 0), to: Int.self)
    for index in 1..<elements.count {
      let next = unsafeBitCast(elements.call(source.identify, index), to: Int.self)
      if previous >= next { return index }
      previous = next
    }
    return elements.count
  }

  /// Remembers how many items elements were under their new places, as far as they are known from the first on.
  @MainActor @usableFromInline func carrySizes(over newSource: Rows) {
    var known: [ID: Int] = [:]
    for (element, size) in zip(source.data, oldSizes) where size >= 0 { known[source.identify(element)] = size }
    for (element, size) in zip(source.data, sizes) where size >= 0 { known[source.identify(element)] = size }
    oldSizes = newSource.data.prefix(max(sizes.count, oldSizes.count) + 1).map { known[newSource.identify($0)] ?? -1 }
    sizes = []
  }
}
