/// How rows are made, patched, parked and ended.
extension LazyRows {
  /// Makes the value of an element, and finds out what that reads of observable objects.
  @MainActor @inline(__always)
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

  @MainActor func make(
    _ view: _Place<Content>,
    _ elements: Elements<Data>,
    _ index: Int,
    _ ticket: ObservationTicket?
  ) -> Row {
    let environment = context.makeRowEnvironment(in: container)
    let node = Content._make(taking: view, in: context(in: environment))
    let row = Row(id: elements.call(source.identify, index), node: node, environment: environment)
    row.version = version
    row.claim = container.generation
    row.observe(ticket, for: self)
    return row
  }

  /// Gives a row the newest value.
  @MainActor func patch(_ row: Row, _ elements: Elements<Data>, _ index: Int) {
    withPlace(ofValueAt: index, elements) { patch(row, taking: $0, $1) }
  }

  @MainActor func patch(
    _ row: Row,
    taking view: _Place<Content>,
    _ ticket: ObservationTicket?
  ) {
    row.version = version
    Content._patch(&row.node, taking: view, in: context(in: row.environment))
    row.observe(ticket, for: self)
  }

  /// Follows what a value has read that no row has come of.
  func follow(_ ticket: ObservationTicket) {
    valueTickets.append(ticket)
    ticket.begin(for: self)
  }

  func endValueTickets() {
    for ticket in valueTickets { ticket.end() }
    valueTickets = []
  }

  /// Parks or ends rows that the walks have not found in the viewport.
  @MainActor func finishRows() {
    if hasNewData {
      endMissing()
      hasOtherRows = true
    }
    for row in leaving where row.generation != container.generation { leave(row) }
    leaving.removeAll(keepingCapacity: true)
    hasNewData = false
    if hasOtherRows { noteOtherRows() }
  }

  @MainActor func leave(_ row: Row) {
    if row.claim == -1 { return }
    row.claim = -1
    hasOtherRows = true
    if retainedUpdates == 0 && !holdsScreen(row) { return end(row) }
    row.isVisible = false
    if shape == .variable { parkRows(inside: row) }
    if !readsAllValues { row.stopObserving() }
    park(row, in: row.leftIn ?? context.tree.actionNumber)
    awaitLapse()
  }

  @MainActor func park(_ row: Row, in action: Int) {
    row.leftIn = action
    if let other = parked.park(row, in: action) { end(other) }
  }

  /// Whether a link in a row has pushed a screen. Such a row is kept, for with its link the screen would go: the user has
  /// not scrolled it away, for there is a screen over it.
  @MainActor func holdsScreen(_ row: Row) -> Bool {
    let finder = PushedScreenFinder()
    row.visit(with: finder)
    return finder.hasFound
  }

  /// Nil where rows are kept for ever.
  var retainedUpdates: Int? {
    if case .updates(let updates) = context.tree.viewport.retention { updates } else { nil }
  }

  @MainActor func parkRows(inside row: Row) {
    let collector = RowsCollector()
    row.visit(with: collector)
    for rows in collector.rows { rows.parkAll() }
  }

  @MainActor func end(_ row: Row) {
    context.tree.remove { row.visit(with: $0) }
    row.stopObserving()
  }

  /// Ends rows whose elements are gone. One pass over the data, unless all rows have been found before its end.
  @MainActor func endMissing() {
    var missing = Set<ID>()
    for row in leaving where row.generation != container.generation { missing.insert(row.id) }
    for row in parked.rows { missing.insert(row.id) }
    if missing.isEmpty { return }
    loops.removeFound(source.data, source.identify, &missing)
    if !missing.isEmpty { endAll(missing) }
  }

  @MainActor func endAll(_ ids: Set<ID>) {
    for row in leaving where ids.contains(row.id) && row.generation != container.generation && row.claim != -1 {
      row.claim = -1
      hasOtherRows = true
      end(row)
    }
    for row in parked.rows where ids.contains(row.id) {
      _ = parked.take(row.id)
      end(row)
    }
  }

  /// Ends rows that have been parked for long enough.
  @MainActor func endLapsed() {
    isAwaitingLapse = false
    guard let retainedUpdates else { return }
    let now = context.tree.actionNumber
    for row in parked.takeAll(upTo: now &- retainedUpdates) {
      if holdsScreen(row) { park(row, in: now) } else { end(row) }
    }
    awaitLapse()
  }

  /// Has itself asked when the first parked row is to go.
  func awaitLapse() {
    if isAwaitingLapse { return }
    guard let retainedUpdates, let first = parked.firstAction else { return }
    let (last, neverComes) = first.addingReportingOverflow(max(retainedUpdates, 1))
    if neverComes { return }
    isAwaitingLapse = true
    context.tree.awaitLapse(of: self, after: last)
  }

  @MainActor func noteOtherRows() {
    hasOtherRows = false
    context.environment.listener?.orderDidChange()
    if !hasWarned && !container.isList { warnOfDuplicates() }
  }
}
