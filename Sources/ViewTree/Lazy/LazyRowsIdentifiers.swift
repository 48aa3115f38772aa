/// Whether an identifier occurs twice. A list looks at those of all elements, another container at those of the rows it
/// has made.
extension LazyRows {
  /// Reads all identifiers of a list, and warns of duplicates (behaviours B22, B25).
  @MainActor @inlinable @inline(never) func readIdentifiers() {
    hasReadIdentifiers = true
    let elements = Elements(source.data)
    let duplicate = LazyRows.firstDuplicate(elements, source.identify)
    withExtendedLifetime(source.data) {}
    if let duplicate { warnOfDuplicate(duplicate) }
  }

  @inlinable static func firstDuplicate(_ elements: Elements<Data>, _ identify: (Data.Element) -> ID) -> ID? {
    if areAscending(elements, identify) { return nil }
    var seen = Set<ID>(minimumCapacity: elements.count)
    for index in 0..<elements.count {
      let id = elements.call(identify, index)
      if !seen.insert(id).inserted { return id }
    }
    return nil
  }

  // Sound: `unsafeBitCast`: both functions that do it have returned before where the identifiers are no Int.
  /// Whether the ids are ascending whole numbers, which need no table to be told apart.
  @inlinable static func areAscending(_ elements: Elements<Data>, _ identify: (Data.Element) -> ID) -> Bool {
    if ID.self != Int.self { return false }
    var previous = Int.min
    for index in 0..<elements.count {
      let next = unsafeBitCast(elements.call(identify, index), to: Int.self)
      if previous >= next && index > 0 { return false }
      previous = next
    }
    return true
  }

  /// Looks for duplicates among the rows that are made (behaviour B25).
  @MainActor @inlinable func warnOfDuplicates() {
    if areAscendingIntegers { return }
    var seen = Set<ID>(minimumCapacity: rows.count)
    for row in rows where !seen.insert(row.id).inserted { return warnOfDuplicate(row.id) }
  }

  /// Whether the ids of the rows that are made are ascending whole numbers.
  @inlinable var areAscendingIntegers: Bool {
    if ID.self != Int.self { return false }
    for index in rows.indices.dropFirst() {
      let previous = unsafeBitCast(rows[index &- 1].id, to: Int.self)
      if previous >= unsafeBitCast(rows[index].id, to: Int.self) { return false }
    }
    return true
  }

  @MainActor @usableFromInline func warnOfDuplicate(_ id: ID) {
    hasWarned = true
    Rows.warnOfDuplicate(id, context)
  }
}
