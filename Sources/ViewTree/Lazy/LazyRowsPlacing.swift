/// A walk: which rows there are, and where.
extension LazyRows {
  @MainActor func placeRows(_ cursor: inout LazyCursor) {
    container.meets(self)
    if container.isList && !hasReadIdentifiers { readIdentifiers() }
    let elements = Elements(source.data)
    var walk = Walk(from: rows, leaving)
    if case .constant(let size) = shape, !readsAllValues {
      placeAtOnce(&cursor, elements, size, &walk)
    } else {
      placeInOrder(&cursor, elements, &walk)
    }
    withExtendedLifetime(source.data) {}
    for row in rows where row.claim != cursor.generation { leaving.append(row) }
    rows = walk.rows
  }

  /// Places rows where all elements have the same number of items.
  @MainActor
  func placeAtOnce(_ cursor: inout LazyCursor, _ elements: Elements<Data>, _ size: Int, _ walk: inout Walk) {
    let visible = cursor.elements(of: elements.count, each: size)
    cursor.skip(visible.lowerBound &* size)
    for index in visible {
      let row = claim(elements.call(source.identify, index), at: index, &walk, cursor)
      if let row {
        if row.version != version || row.index != index { patch(row, elements, index) }
        show(row, at: index, size, in: cursor, &walk)
      } else {
        let row = withPlace(ofValueAt: index, elements) { make($0, elements, index, $1) }
        show(row, at: index, size, in: cursor, &walk)
      }
      cursor.skip(size)
    }
    cursor.skip(saturatingProduct(elements.count &- visible.upperBound, size))
  }

  /// Goes through elements whose number of items is found out only when they are seen.
  @MainActor func placeInOrder(_ cursor: inout LazyCursor, _ elements: Elements<Data>, _ walk: inout Walk) {
    let readsAll = readsAllValues && readVersion != version
    readVersion = version
    if readsAll { endValueTickets() }
    for index in 0..<elements.count {
      if cursor.isPastEnd && !readsAll {
        cursor.hasStopped = true
        return
      }
      let known = index < sizes.count ? sizes[index] : -1
      if known >= 0, !readsAll {
        if cursor.makes(known) {
          sizes[index] = placeKnown(index, elements, &cursor, &walk)
        } else {
          cursor.skip(known)
        }
      } else {
        let size = placeUnknown(index, elements, &cursor, &walk)
        while sizes.count <= index { sizes.append(-1) }
        sizes[index] = size
      }
    }
  }

  /// Places an element that was in the viewport, or just beyond, if it is as many items as it was.
  ///
  /// - Returns: how many items it is.
  @MainActor
  func placeKnown(_ index: Int, _ elements: Elements<Data>, _ cursor: inout LazyCursor, _ walk: inout Walk) -> Int {
    if let row = claim(elements.call(source.identify, index), at: index, &walk, cursor) {
      if row.version != version || row.index != index { patch(row, elements, index) }
      return placeElement(row, at: index, &cursor, &walk)
    }
    let row = withPlace(ofValueAt: index, elements) { make($0, elements, index, $1) }
    return placeElement(row, at: index, &cursor, &walk)
  }

  /// Makes the value of an element, and passes over it, if it lies elsewhere and the value can tell; places it otherwise.
  ///
  /// - Returns: how many items it is.
  @MainActor
  func placeUnknown(_ index: Int, _ elements: Elements<Data>, _ cursor: inout LazyCursor, _ walk: inout Walk) -> Int {
    let position = cursor
    var passed: Int?
    let row = withPlace(ofValueAt: index, elements) { place, ticket -> Row? in
      if let size = size(of: place.pointee) ?? oldSize(at: index), !position.makes(size) {
        place.drop()
        if let ticket, readsAllValues { follow(ticket) }
        passed = size
        return nil
      }
      guard let row = claim(elements.call(source.identify, index), at: index, &walk, position) else {
        return make(place, elements, index, ticket)
      }
      patch(row, taking: place, ticket)
      return row
    }
    if let row { return placeElement(row, at: index, &cursor, &walk) }
    cursor.skip(passed!)
    return passed!
  }

  /// How many items a value is, if that can be told.
  @MainActor func size(of view: Content) -> Int? {
    if case .constant(let size) = shape { return size }
    var tally = _RowTally()
    Content._tally(view, into: &tally)
    return tally.count
  }

  /// How many items an element was when the data were others.
  @MainActor func oldSize(at index: Int) -> Int? {
    index < oldSizes.count && oldSizes[index] >= 0 ? oldSizes[index] : nil
  }

  /// Remembers how many items elements were under their new places, as far as they are known from the first on.
  @MainActor func carrySizes(over newSource: Rows) {
    var known: [ID: Int] = [:]
    for (element, size) in zip(source.data, oldSizes) where size >= 0 { known[source.identify(element)] = size }
    for (element, size) in zip(source.data, sizes) where size >= 0 { known[source.identify(element)] = size }
    oldSizes = newSource.data.prefix(max(sizes.count, oldSizes.count) + 1).map { known[newSource.identify($0)] ?? -1 }
    sizes = []
  }

  /// Passes over an element that has a row, and shows it if it lies in the viewport. `ForEach`es inside place their own
  /// rows.
  ///
  /// - Returns: how many items it is; -1 if the walk has ended inside, before that was known.
  @MainActor func placeElement(_ row: Row, at index: Int, _ cursor: inout LazyCursor, _ walk: inout Walk) -> Int {
    let start = cursor
    cursor.hasStopped = false
    if let size = measure(row, &cursor) { cursor.skip(size) }
    let isWhole = !cursor.hasStopped
    cursor.hasStopped = cursor.hasStopped || start.hasStopped
    let size = cursor.position &- start.position
    row.items = start.position..<cursor.position
    if start.makes(size) {
      show(row, at: index, size, in: start, &walk)
    } else {
      row.index = index
      leaving.append(row)
    }
    return isWhole ? size : -1
  }

  /// Has the `ForEach`es inside a row place theirs.
  ///
  /// - Returns: how many items the row is, if there are none inside.
  @MainActor func measure(_ row: Row, _ cursor: inout LazyCursor) -> Int? {
    if case .constant(let size) = shape { return size }
    let collector = RowsCollector()
    row.visit(with: collector)
    if collector.rows.isEmpty { return collector.isEmpty ? 0 : 1 }
    for rows in collector.rows { rows.place(&cursor) }
    return nil
  }

  /// The row that an element has already. Of rows with one id the first is meant, and it is used once.
  @MainActor func claim(_ id: ID, at index: Int, _ walk: inout Walk, _ cursor: LazyCursor) -> Row? {
    if let row = walk.neighbour(at: index), row.id == id, row.claim != cursor.generation {
      row.claim = cursor.generation
      return row
    }
    var row = hasNewData || walk.hasLeaving ? walk.row(id, in: cursor.generation) : nil
    if row == nil && !parked.isEmpty { row = parked.take(id) }
    row?.claim = cursor.generation
    return row
  }

  /// Notes that a walk has found a row in the viewport, or just beyond.
  @MainActor
  func show(_ row: Row, at index: Int, _ size: Int, in cursor: LazyCursor, _ walk: inout Walk) {
    row.index = index
    row.generation = cursor.generation
    row.leftIn = nil
    row.items = cursor.position..<(cursor.position &+ size)
    let isVisible = cursor.shows(size)
    if row.isVisible != isVisible {
      row.isVisible = isVisible
      hasOtherRows = true
    }
    walk.rows.append(row)
  }
}
