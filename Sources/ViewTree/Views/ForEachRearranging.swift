/// Rows where ids disagree: matched by id, moved with their state, made or removed (behaviour B25).
extension ForEach {
  /// Matches rows to elements by id. The first `first` rows are up to date; rows that agree at the end stay in order;
  /// those between are looked up in a table. Takes the rows out of the old storage.
  ///
  /// The code is shared by all types, which costs each row from the first disagreement on some calls more, and spares a
  /// build as much code for each type again: data change places far less often than a pass finds them where they were.
  ///
  /// - Returns: the rows at the end, which have moved but are still to be patched.
  @usableFromInline func rearrange(
    _ storage: inout RowStorage<Row>,
    from first: Int,
    _ elements: Elements<Data>,
    _ tickets: inout [ObservationTicket],
    in context: _TreeContext
  ) -> Range<Int> {
    let old = storage
    let tail = commonTail(old, from: first, elements)
    let oldEnd = old.count - tail
    let newEnd = elements.count - tail
    let sources = matchRows(old, first..<oldEnd, elements, first..<newEnd)
    let isUsed = old.mark(sources)
    for index in first..<oldEnd where !isUsed[index] {
      context.tree.remove { Content._visit(&old.rows[index].node, with: $0) }
      (old.rows + index).deinitialize(count: 1)
    }
    let new = RowStorage<Row>(capacity: elements.count)
    new.take(from: old, 0..<first)
    let batch = Batch(for: newEnd - first, in: context)
    while let views = nextViews(from: new.count, to: newEnd, of: elements, batch, &tickets) {
      for index in views {
        let place = batch.places + (index - views.lowerBound)
        if let source = sources[index - first] {
          new.take(from: old, source..<(source + 1))
          Content._patch(&new.rows[index].node, taking: place, in: context)
        } else {
          new.append(Row(id: elements.call(identify, index), node: Content._make(taking: place, in: context)))
        }
      }
    }
    batch.giveBack(in: context)
    new.take(from: old, oldEnd..<old.count)
    old.count = 0
    storage = new
    return newEnd..<elements.count
  }

  @usableFromInline func finishRearranging(_ storage: RowStorage<Row>, in context: _TreeContext) {
    context.environment.listener?.orderDidChange()
    Self.warnOfDuplicates(in: storage, context)
  }

  /// How many rows at the end agree with the elements at the end.
  func commonTail(_ old: RowStorage<Row>, from first: Int, _ elements: Elements<Data>) -> Int {
    let limit = min(old.count, elements.count) - first
    var tail = 0
    while tail < limit,
      elements.call(identify, elements.count - 1 - tail) == old.rows[old.count - 1 - tail].id
    {
      tail += 1
    }
    return tail
  }

  /// For each element the place of the row with its id. Of rows with one id the first is meant, and it is used once.
  func matchRows(
    _ old: RowStorage<Row>,
    _ oldRange: Range<Int>,
    _ elements: Elements<Data>,
    _ newRange: Range<Int>
  ) -> [Int?] {
    var places = [ID: Int](minimumCapacity: oldRange.count)
    for place in oldRange where places[old.rows[place].id] == nil { places[old.rows[place].id] = place }
    var matched: [Int?] = []
    matched.reserveCapacity(newRange.count)
    for index in newRange { matched.append(places.removeValue(forKey: elements.call(identify, index))) }
    return matched
  }

  @inlinable static func warnOfDuplicates(in storage: RowStorage<Row>, _ context: _TreeContext) {
    if let duplicate = firstDuplicate(in: storage) { warnOfDuplicate(duplicate, context) }
  }

  @usableFromInline static func warnOfDuplicate(_ duplicate: ID, _ context: _TreeContext) {
    context.tree.warn(
      "ForEach: the ID \(duplicate) occurs multiple times within the collection; results are undefined."
    )
  }

  @inlinable static func firstDuplicate(in storage: RowStorage<Row>) -> ID? {
    if areAscendingIntegers(storage) { return nil }
    var seen = Set<ID>(minimumCapacity: storage.count)
    for index in 0..<storage.count where !seen.insert(storage.rows[index].id).inserted { return storage.rows[index].id }
    return nil
  }

  /// Whether the ids are ascending whole numbers, as usual ids are, and so need no table to be told apart.
  @inlinable static func areAscendingIntegers(_ storage: RowStorage<Row>) -> Bool {
    if ID.self != Int.self { return false }
    var index = 1
    while index < storage.count {
      // Sound: `unsafeBitCast`: the first line has returned where the identifiers are no Int.
      let previous = unsafeBitCast(storage.rows[index &- 1].id, to: Int.self)
      if previous >= unsafeBitCast(storage.rows[index].id, to: Int.self) { return false }
      index &+= 1
    }
    return true
  }
}
